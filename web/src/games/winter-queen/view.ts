/** What the server shows of a Winter Queen table, and what it offers. */
import type { Offer, Position } from '../../wire/types';
import layout from './layout.json';

export type Colour = 'red' | 'green' | 'blue' | 'yellow' | 'purple';
export type County = 'red' | 'green' | 'purple' | 'blue';
export type Zone = County | 'domain';
export const COLOURS: Colour[] = ['red', 'green', 'blue', 'yellow', 'purple'];
export const COUNTIES: County[] = ['red', 'green', 'purple', 'blue'];
export const SIDES = ['L', 'R'] as const;

export interface SpaceView {
    name: string;
    zone: Zone;
    crystal: Colour | null;
    depicted: boolean;
}
export interface HolderView {
    crystals: Record<Colour, number>;
    reach: number[];
}
export interface BookView {
    book: number;
    pages: [string, string];
}
export interface OwnBookView extends BookView {
    crystals: [Colour | null, Colour | null];
    worth: [number | null, number | null];
}
export interface PileView {
    county: County;
    top: BookView | null;
    books: number;
}
export interface PlayerView {
    points: number | null;
    books: (OwnBookView | null)[];
}
export interface TableView {
    seats: number;
    you: number | null;
    first: number;
    map: SpaceView[];
    holders: HolderView[];
    bag: Record<Colour, number>;
    piles: PileView[];
    players: PlayerView[];
    last_stage: boolean;
    turns_left: number | null;
    over: string | null;
}

export const viewOf = (position: Position | null): TableView | null =>
    (position?.view as unknown as TableView) ?? null;

export const howMany = (crystals: Record<Colour, number>): number =>
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

export function placing(offer: Offer): Placing | null {
    const { do: deed, colour, holder, space, book, page } = offer.what as Record<string, string | number>;
    if (deed !== 'place') return null;
    const target = space === undefined ? `${book}${String(page).charAt(0).toUpperCase()}` : String(space);
    return { offer, colour: colour as Colour, holder: Number(holder), target };
}
