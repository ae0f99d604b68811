/** The rules lie with the games; each language is a chunk of its own. Where a translation is missing, English answers. */
import type { Language } from '../core/i18n.svelte';
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
