/** Numbers of a puzzle by the places of the board. */
import type { PuzzleMarks } from '../game';
import type { Held } from './choosing.svelte';

const LETTERS = { red: 'R', green: 'G', blue: 'B', yellow: 'Y', purple: 'P' } as const;

/** G1-b3 → b3, back b3 → b3, use 2 → 2: a space, a page or a book. */
export const placeOf = (offer: string): string => /[^- ]+$/.exec(offer)?.[0] ?? offer;

/** G1-b3 → G1; nothing where no crystal is placed. */
const crystalOf = (offer: string): string => (offer.includes('-') ? offer.slice(0, 2) : '');
const written = (held: Held): string => LETTERS[held.colour] + held.holder;

/** The best that was found for each place, with the held crystal or with any. */
export function byPlace(values: Record<string, number>, held: Held | null): Record<string, number> {
  return best(values, held && written(held));
}

/** Every value: of the held crystal, or of the one that solved it. */
export function valuesOf(puzzle: PuzzleMarks, held: Held | null): Record<string, number> {
  if (!puzzle.values) return {};
  const crystal = held ? written(held) : puzzle.solution ? crystalOf(puzzle.solution) : null;
  return best(puzzle.values, crystal);
}

function best(values: Record<string, number>, crystal: string | null): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [offer, value] of Object.entries(values)) {
    const place = placeOf(offer);
    if (!crystal || crystalOf(offer) === crystal) found[place] = Math.max(found[place] ?? value, value);
  }
  return found;
}
