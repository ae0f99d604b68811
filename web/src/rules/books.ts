/** The rules lie with the games; each language is a chunk of its own. Where a translation is missing, English answers. */
import { games } from '../core/games';
import { alsoSpeak, type Language } from '../core/i18n.svelte';
import { gameOf } from '../games/found';
import type { Figures } from '../games/game';
import { readRules, type RuleBook } from './markdown';

const FILES = import.meta.glob<string>('../../../src/frostfair/games/*/texts/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

/** The games whose rules this client was built with. */
const BUILT_IN: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => /games\/(\w+)/.exec(path)![1]!.replaceAll('_', '-'))),
];

/** All games whose rules can be read; those that the server has, once it has said so. */
export async function ruled(): Promise<readonly string[]> {
  const offered = await games().catch(() => []);
  const others = offered.filter(({ id, rules }) => rules && !BUILT_IN.includes(id)).map(({ id }) => id);
  return [...BUILT_IN, ...others];
}

export async function ruleBook(
  game: string,
  language: Language,
): Promise<{ book: RuleBook; language: Language }> {
  if (!BUILT_IN.includes(game)) return servedBook(game, language);
  for (const wanted of [language, 'en'] as const) {
    const load = FILES[`../../../src/frostfair/games/${game.replaceAll('-', '_')}/texts/${wanted}/RULES.md`];
    if (load) return { book: readRules(await load()), language: wanted };
  }
  throw new Error(`there are no rules of ${game}`);
}

async function servedBook(game: string, language: Language): Promise<{ book: RuleBook; language: Language }> {
  const answer = await fetch(`/api/games/${game}/rules/${language}`);
  if (!answer.ok) throw new Error(`there are no rules of ${game}`);
  const spoken = answer.headers.get('content-language') as Language;
  return { book: readRules(await answer.text()), language: spoken };
}

/** The pictures that belong to a game's rules, if it has any. */
export async function figuresOf(game: string): Promise<Figures | null> {
  const figures = gameOf(game)?.figures;
  if (!figures) return null;
  await alsoSpeak(...figures.words.map((file) => `${game}/${file}`));
  return (await figures.load()).default;
}
