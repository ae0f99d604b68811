/** What a lesson points at: where it is found on the board, and its shape. */
import type { Offer } from '../../wire/types';
import type { Pointed } from '../game';

const SHAPES: Record<string, Pointed['shape']> = {
  hex: 'hex',
  loc: 'round',
  pentagram: 'round',
  wand: 'round',
  rim: 'round',
  token: 'round',
};
const ELSEWHERE: Record<string, string> = {
  turn: '.turn .buttons button:last-child',
  apart: '.turn ul li:last-child button',
  prompt: '.prompt .buttons',
};

/** loc:T0, link:T0-V0, hex:d6, tile:energy+witch, pentagram:2, wand:3, rim:scroll, shelf:scroll, token:vp, scroll:2 are
 * stops of the board; part:ball a whole part of it; lying: our own witches beside the tower; turn, apart, prompt: buttons. */
export function places(light: string, seat: number): Pointed[][] {
  const [kind = '', which = ''] = light.split(':');
  if (kind === 'points') return [[{ find: `[data-seat-panel="${seat}"]`, shape: 'box' }]];
  if (kind === 'lying') return [[{ find: `[data-stop="lying-${seat}"]`, shape: 'box' }]];
  if (kind === 'part') return [[{ find: `[data-part="${which}"]`, shape: 'box' }]];
  if (kind in ELSEWHERE) return [[{ find: ELSEWHERE[kind]!, shape: 'box' }]];
  return [[{ find: `[data-stop="${kind}-${which}"]`, shape: SHAPES[kind] ?? 'box' }]];
}

/** Whether the rules allow what was pressed, by its stop: some offer names it. */
export function isOffered(place: string, offers: Offer[]): boolean {
  const [, kind = '', which = ''] = /^([a-z]+)-(.*)$/.exec(place) ?? [];
  if (kind === 'pentagram') return offers.some((offer) => offer.do === 'step');
  if (kind === 'lying') return offers.some((offer) => offer.do === 'lay witch');
  if (kind === 'wand') return offers.some((offer) => offer.do.startsWith('wand '));
  return offers.some((offer) => offer.do.split(' ').slice(1).includes(which));
}
