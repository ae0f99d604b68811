/** How games and their options are called: as their catalogues say, else by their ids. */
import { say, speaks } from '../core/i18n.svelte';

/** The message of a game about itself, if it has one: its name, or `-line`, `-authors`, `-option-…`, `-lesson-1`. */
function ofGame(id: string, what = ''): string | null {
  const key = `game-${id.replaceAll('-', '_')}${what}`;
  return speaks(key) ? say(key) : null;
}

export const gameName = (id: string): string =>
  ofGame(id) ??
  id.replace(/(^|-)(.)/g, (_, gap: string, letter: string) => (gap && ' ') + letter.toUpperCase());

/** What its stall promises. */
export const gameLine = (id: string): string => ofGame(id, '-line') ?? '';

/** Who designed the board game. */
export const gameAuthors = (id: string): string => ofGame(id, '-authors') ?? '';

export const optionName = (id: string, option: string): string =>
  ofGame(id, `-option-${option}`) ?? say('web-pages-option', { name: option.replaceAll('_', ' ') });

/** What an option means, with the number of its rule. */
export const optionHint = (id: string, { name, rule }: { name: string; rule: string }): string => {
  const hint = ofGame(id, `-option-${name}-hint`);
  return hint ? say('web-pages-option-hint', { hint, rule }) : rule;
};

export const optionValue = (id: string, name: string, value: string | number | boolean): string =>
  ofGame(id, `-option-${name}-${value}`) ??
  say('web-pages-option-value', { name, kind: typeof value, value: String(value) });

/** What its guided game shows, point by point. */
export const lessonPoints = (id: string): string[] =>
  [1, 2, 3].flatMap((point) => ofGame(id, `-lesson-${point}`) ?? []);

export const duration = (minutes: number): string =>
  say('web-pages-booth-time', { hours: minutes >= 120 ? Math.round(minutes / 60) : 0, minutes });
