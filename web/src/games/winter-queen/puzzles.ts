/** Winter Queen's puzzles as the shell shows them. */
import { form, say, speaks } from '../../core/i18n.svelte';
import type { BoardSession } from '../../core/session';
import type { PuzzleClient } from '../game';
import Aim from './Aim.svelte';
import { placeOf } from './puzzle-marks';
import Token from './Token.svelte';
import './tokens.css';
import { viewOf, type Colour } from './view';

/** The page that the aim is about, if it is about one: of an own book, or of one to be taken. */
export function pageOf(
  table: BoardSession,
  { page, take }: Record<string, unknown>,
): { effect: string; colour: Colour | null } | null {
  if (take) return { effect: take as string, colour: null };
  const name = page as string | undefined;
  const book = name && viewOf(table.now)?.players[table.seat ?? 0]?.books[Number(name.charAt(0)) - 1];
  if (!book) return null;
  const side = name.endsWith('R') ? 1 : 0;
  return { effect: book.pages[side], colour: book.crystals[side] };
}

const teaches = (tag: string): string =>
  speaks(`wq-teaches-${tag}`) ? say(`wq-teaches-${tag}`) : form(`wq-effect-${tag}`);

export default {
  catalogues: ['puzzles'],
  teaches,
  Token,
  Aim,
  subject(table, tag, aim) {
    const page = pageOf(table, aim);
    return page ? form(`wq-effect-${page.effect}`) : teaches(tag);
  },
  place: placeOf,
} satisfies PuzzleClient;
