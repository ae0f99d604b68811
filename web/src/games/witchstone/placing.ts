/** Where a held tile may lie: its first symbol on a hex, the second beside it. */
import type { Offer } from '../../wire/types';
import { beside, DIRECTIONS } from './places';
import { what, type Direction } from './view';

export interface Placing {
  offer: Offer;
  hex: string;
  other: string;
  direction: Direction;
}

export function placings(offers: Offer[]): Placing[] {
  return offers.flatMap((offer) => {
    const deed = what(offer);
    if (deed.do !== 'place') return [];
    const { hex, direction } = deed;
    return [{ offer, hex, direction, other: beside(hex, direction)! }];
  });
}

/** The tile on this hex: turned as wished, else on to the next way that it fits. */
export function fitting(all: Placing[], hex: string | null, wish: Direction): Placing | null {
  const here = all.filter((one) => one.hex === hex);
  const from = DIRECTIONS.indexOf(wish);
  for (let turn = 0; turn < DIRECTIONS.length; turn++) {
    const direction = DIRECTIONS[(from + turn) % DIRECTIONS.length];
    const found = here.find((one) => one.direction === direction);
    if (found) return found;
  }
  return null;
}

export const turned = (direction: Direction): Direction =>
  DIRECTIONS[(DIRECTIONS.indexOf(direction) + 1) % DIRECTIONS.length]!;
