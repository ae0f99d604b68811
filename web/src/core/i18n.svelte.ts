/** Languages: the catalogues of the terminal and the server, in the browser. Switching needs no reload. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import FILES from 'virtual:texts';
import type { Said, SaidValue } from '../wire/said';
import type { ListValue, NameValue } from '../wire/types';
import { preferences } from './preferences.svelte';

export const LANGUAGES = { en: 'English', hu: 'Magyar', ru: 'Русский', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;
type Values = Record<string, string | number>;

// A page asks for the files it needs: `table`, or `<game>/wording`. All that a game says is `<game>/*`: a game that this
// client was not built with has its texts at the server.
const BUILT_IN = new Set(
  Object.keys(FILES).flatMap((path) => /games\/(\w+)\/texts/.exec(path)?.[1]?.replaceAll('_', '-') ?? []),
);
const STALLS = [...BUILT_IN].map((game) => `${game}/stall`);
const SHELL = ['names', 'web', 'web-pages', ...STALLS];

let bundle = $state.raw(new FluentBundle('en'));
let language = $state<Language>('en');
let english = $state.raw<FluentBundle | null>(null); // only once something was missing
const asked = new Set(SHELL);
const missing = new Set<string>();
const served = new Map<string, Promise<string>>(); // by path at the server
let wish: Language = 'en'; // what will be spoken once its texts are here
let latest = Promise.resolve();

export const i18n = {
  get language() {
    return language;
  },
};

/** The language that the browser asks for, if it is one of ours. */
export function preferredLanguage(): Language {
  const wishes = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return (wishes.find((wish) => wish !== null && wish in LANGUAGES) ?? 'en') as Language;
}

/** Of two changes under way only the later one counts: it has all that the earlier one asked for. */
export function speak(wanted: Language): Promise<void> {
  wish = wanted;
  const change: Promise<void> = loaded(wanted, [...asked]).then((fresh): Promise<void> | undefined => {
    if (change !== latest) return latest;
    bundle = fresh;
    language = wanted;
    english = null; // other catalogues may be asked for now
    document.documentElement.lang = wanted;
  });
  return (latest = change);
}

/** Adds catalogues (of a game, of the tutorial) to what can be said. */
export function alsoSpeak(...names: string[]): Promise<void> {
  if (names.every((name) => asked.has(name))) return latest;
  names.forEach((name) => asked.add(name));
  return speak(wish);
}

/** Adds what games that this client was not built with say of themselves. */
export function alsoSpeakOf(games: readonly string[]): Promise<void> {
  return alsoSpeak(...games.filter((game) => !BUILT_IN.has(game)).map((game) => `${game}/*`));
}

async function loaded(wanted: Language, names: string[]): Promise<FluentBundle> {
  const fresh: FluentBundle = new FluentBundle(wanted, {
    useIsolating: false, // all our names are written left to right
    functions: {
      FORM: ([key], { form }) => inflected(fresh, String(key), form === undefined ? '' : String(form)),
    },
  });
  const texts = await Promise.all(names.map((name) => textOf(name, wanted)));
  // Some catalogues are a part of others, and then the same twice.
  for (const text of texts) if (text) fresh.addResource(new FluentResource(text), { allowOverrides: true });
  return fresh;
}

function textOf(name: string, wanted: Language): Promise<string> | undefined {
  const [game, file] = name.split('/');
  if (file === undefined) return FILES[`i18n/${wanted}/${name}.ftl`]?.();
  const folder = `games/${game!.replaceAll('-', '_')}/texts/${wanted}/`;
  if (file !== '*') return FILES[`${folder}${file}.ftl`]?.();
  if (!BUILT_IN.has(game!)) return servedText(`/api/games/${game}/texts/${wanted}`);
  const files = Object.keys(FILES).filter((path) => path.startsWith(folder));
  return Promise.all(files.map((path) => FILES[path]!())).then((texts) => texts.join('\n'));
}

/** A text of the server; nothing while it can't be reached, and then it is asked for again next time. */
function servedText(path: string): Promise<string> {
  const known = served.get(path);
  if (known) return known;
  const asking = fetch(path)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(answer.statusText))))
    .catch(() => {
      served.delete(path);
      return '';
    });
  served.set(path, asking);
  return asking;
}

function inflected(from: FluentBundle, key: string, form: string): string {
  const message = from.getMessage(key);
  const pattern = message?.attributes[form] ?? message?.value;
  return pattern ? from.formatPattern(pattern) : key;
}

/** The message of this key, or a form of it. What is missing is loud in the console, and said in English as soon as that
 * is there. */
export function say(key: string, values?: Values, wanted = ''): string {
  const speaker = bundle.hasMessage(key) ? bundle : inEnglish(key);
  const message = speaker?.getMessage(key);
  const pattern = message?.attributes[wanted] ?? message?.value;
  if (!speaker || !pattern) return key;
  const faults: Error[] = [];
  const said = speaker.formatPattern(pattern, values as Record<string, FluentVariable>, faults);
  for (const fault of faults) console.error(`${key} in ${language}: ${fault.message}`);
  return said;
}

function inEnglish(key: string): FluentBundle | null {
  if (!bundle.hasMessage('language')) return null; // nothing is loaded yet
  if (!missing.has(key)) {
    missing.add(key);
    console.error(`no message ${key} in ${language}`);
    if (!english && language !== 'en') void loaded('en', [...asked]).then((found) => (english = found));
  }
  return english;
}

export function form(key: string, wanted = ''): string {
  return inflected(bundle, key, wanted);
}

export function speaks(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A list as people write it: red, blue and purple. */
export function listed(items: string[]): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(items);
}

/** What the server says, in words: seats become names, lists are joined, messages inside it are said first. */
export function told([key, values]: Said, names: readonly string[], wanted = ''): string {
  const spoken: Values = {};
  for (const [name, value] of Object.entries(values ?? {})) spoken[name] = spokenValue(value, names);
  return say(key, spoken, wanted);
}

function spokenValue(value: SaidValue, names: readonly string[]): string | number {
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) return told(value, names);
  if ('name' in value) return value.name; // the sentence inflects it (FORM)
  if ('seat' in value) return names[value.seat] ?? '?';
  const items = value.list.map((item) => spokenItem(item, names));
  return value.apart ? items.join(', ') : listed(items);
}

/** A value that stands in a list: a name as it is in its catalogue, anything else as in a sentence. */
function spokenItem(item: SaidValue, names: readonly string[]): string {
  return isName(item) ? form(item.name) : String(spokenValue(item, names));
}

/** A value that stands alone: a name then begins with a capital. */
export function worded(value: SaidValue, names: readonly string[]): string {
  const spoken = spokenItem(value, names);
  const named = isName(value) || (isList(value) && isName(value.list[0]));
  return named ? spoken.charAt(0).toLocaleUpperCase(language) + spoken.slice(1) : spoken;
}

const isName = (value: SaidValue | undefined): value is NameValue =>
  typeof value === 'object' && 'name' in value;
const isList = (value: SaidValue): value is ListValue => typeof value === 'object' && 'list' in value;
