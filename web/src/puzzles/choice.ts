/** Which puzzle comes next, and what an address means. */
import type { PuzzleInfo, PuzzleShelf } from '../wire/types';
import { isSolved } from './progress.svelte';

export const DAILY = 'daily';
export const addressOf = (tag: string): string => tag.replaceAll('_', '-');
export const lessonsOf = ({ lessons }: PuzzleShelf, tag: string): PuzzleInfo[] =>
  lessons.filter((lesson) => lesson.tag === tag);

/** An id stands for itself, a tag for its first lesson that isn't solved, nothing for the first of all. */
export function wanted(shelf: PuzzleShelf, address: string | undefined): string {
  if (address === DAILY) return shelf.daily.puzzle.id;
  const tag = shelf.tags.find((one) => addressOf(one) === address);
  if (address && !tag) return address;
  return firstOpen(shelf, tag ? lessonsOf(shelf, tag) : shelf.lessons).id;
}

function firstOpen({ game, lessons }: PuzzleShelf, among: PuzzleInfo[]): PuzzleInfo {
  return among.find(({ id }) => !isSolved(game, id)) ?? among[0] ?? lessons[0]!;
}

/** The lesson after this one; after a daily one, the first that isn't solved. */
export function following(shelf: PuzzleShelf, id: string, open: boolean): string | null {
  const at = shelf.lessons.findIndex((lesson) => lesson.id === id);
  const rest = [...shelf.lessons.slice(at + 1), ...shelf.lessons.slice(0, Math.max(at, 0))];
  return rest.find((lesson) => !open || !isSolved(shelf.game, lesson.id))?.id ?? null;
}
