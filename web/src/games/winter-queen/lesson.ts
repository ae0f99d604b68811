/** What a lesson points at: where it is found on the board, and its shape. */
import type { Offer } from '../../wire/types';
import type { Pointed } from '../game';

const MOST_ON_HOLDER = 5;

const space = (name: string): Pointed => ({ find: `[data-place="${name}"] > path`, shape: 'hex' });
const page = (name: string): Pointed => ({ find: `[data-place="${name}"]`, shape: 'box' });
const box = (at: string): Pointed => ({ find: `[data-at="${at}"]`, shape: 'box' });
const round = (at: string): Pointed => ({ find: `[data-at="${at}"]`, shape: 'round' });

/** A holder, and where it isn't drawn as one, its hollows. */
function holder(number: string): Pointed[][] {
  const hollows = Array.from({ length: MOST_ON_HOLDER }, (_, k) => round(`h${Number(number) - 1}-${k}`));
  return [[{ find: `[data-stop="holder-${number}"]`, shape: 'round' }], hollows];
}

/** holder:1, pile:green; book:1, 1L and points are those of this seat; b2, and the bag. The first way that is shown counts. */
export function places(light: string, seat: number): Pointed[][] {
  const [kind, which = ''] = light.split(':');
  if (kind === 'holder') return holder(which);
  if (kind === 'pile') return [[box(`pile-${which}`)]];
  if (kind === 'book') return [[box(`s${seat}-${which}`)]];
  if (kind === 'points') return [[{ find: `[data-seat-panel="${seat}"]`, shape: 'box' }]];
  if (kind === 'bag') return [[round('bag')]];
  return [[/^\d[LR]$/.test(light) ? page(light) : space(light)]];
}

/** Whether the rules allow what was pressed: a space or page (`P1-b2`), or a pile (`take G`). */
export function isOffered(place: string, offers: Offer[]): boolean {
  const [, county] = /^pile-(.)/.exec(place) ?? [];
  const ending = county ? ` ${county.toUpperCase()}` : `-${place}`;
  return offers.some((offer) => offer.do.endsWith(ending));
}
