/** What the server shows of a Witchstone table, and what it offers. */
import type { Offer, Position } from '../../wire/types';
import type { WitchstoneKind as Kind, WitchstoneOffer, WitchstoneView as TableView } from './wire';

export type {
  WitchstoneCauldron as CauldronView,
  WitchstoneConnection as ConnectionView,
  WitchstoneDirection as Direction,
  WitchstoneKind as Kind,
  WitchstoneLocation as LocationView,
  WitchstoneOwed as Owed,
  WitchstoneOwnScroll as OwnScroll,
  WitchstonePlayer as PlayerView,
  WitchstoneScroll as Scroll,
  WitchstoneShelf as ShelfView,
  WitchstoneToken as Token,
  WitchstoneView as TableView,
  WitchstoneWandSpace as WandSpace,
} from './wire';

export const KINDS: Kind[] = ['energy', 'witch', 'pentagram', 'crystal', 'wand', 'scroll'];
export const ROUNDS = 11;

export const viewOf = (position: Position | null): TableView | null =>
  (position?.view as unknown as TableView) ?? null;

export const what = (offer: Offer): WitchstoneOffer => offer.what as unknown as WitchstoneOffer;

/** The two symbols of a spell tile or of a special one: `energy+witch`. */
export const symbolsOf = (tile: string): [Kind, Kind] => tile.split('+') as [Kind, Kind];
