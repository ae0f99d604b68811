/** The rules lie with the games; each language is a chunk of its own. Where a translation is missing, English answers. */
import { alsoSpeak, type Language } from '../core/i18n.svelte';
import { gameOf } from '../games/found';
import type { Figures } from '../games/game';
import { readRules, type RuleBook } from './markdown';

const FILES = import.meta.glob<string>('../../../src/frostfair/games/*/texts/*/RULES.md', {
  query: '?raw',
  import: 'default',
});

/** The games whose rules are here. */
export const RULED: readonly string[] = [
  ...new Set(Object.keys(FILES).map((path) => /games\/(\w+)/.exec(path)![1]!.replaceAll('_', '-'))),
];

export async function ruleBook(
  game: string,
  language: Language,
): Promise<{ book: RuleBook; language: Language }> {
  for (const wanted of [language, 'en'] as const) {
    const load = FILES[`../../../src/frostfair/games/${game.replaceAll('-', '_')}/texts/${wanted}/RULES.md`];
    if (load) return { book: readRules(await load()), language: wanted };
  }
  throw new Error(`there are no rules of ${game}`);
}

/** The pictures that belong to a game's rules, if it has any. */
export async function figuresOf(game: string): Promise<Figures | null> {
  const load = gameOf(game)?.figures;
  if (!load) return null;
  await alsoSpeak(`${game}/names`, `${game}/figures`);
  return (await load()).default;
}
