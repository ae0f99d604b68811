/** What the server shows of a Winter Queen table, and what it offers. */
import type { Offer, Position } from '../../wire/types';
import layout from './layout.json';
import type {
  WinterQueenColour as Colour,
  WinterQueenCrystals as Crystals,
  WinterQueenOffer,
  WinterQueenView as TableView,
} from './wire';

export type {
  WinterQueenBook as BookView,
  WinterQueenColour as Colour,
  WinterQueenCounty as County,
  WinterQueenCrystals as Crystals,
  WinterQueenOwnBook as OwnBookView,
  WinterQueenPile as PileView,
  WinterQueenSpace as SpaceView,
  WinterQueenView as TableView,
  WinterQueenZone as Zone,
} from './wire';

export const COLOURS: Colour[] = ['red', 'green', 'blue', 'yellow', 'purple'];
export const SIDES = ['L', 'R'] as const;

export const viewOf = (position: Position | null): TableView | null =>
  (position?.view as unknown as TableView) ?? null;

export const howMany = (crystals: Crystals): number =>
  COLOURS.reduce((sum, colour) => sum + crystals[colour], 0);

/** How many crystals a holder starts with, by number of players. */
export const placesOf = (view: TableView): number =>
  (layout.places as Record<string, number>)[view.seats] ?? 4;

// --- offers ---

export interface Placing {
  offer: Offer;
  colour: Colour;
  holder: number; // from 1, as in the notation
  target: string; // a space (b3) or a page of ours (2L)
}

export const what = (offer: Offer): WinterQueenOffer => offer.what as unknown as WinterQueenOffer;

export function placing(offer: Offer): Placing | null {
  const deed = what(offer);
  if (deed.do !== 'place') return null;
  const target = 'space' in deed ? deed.space : `${deed.book}${deed.page === 'left' ? 'L' : 'R'}`;
  return { offer, colour: deed.colour, holder: deed.holder, target };
}
