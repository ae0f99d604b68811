// Written by build/types.mjs from schema.json: what the server says and is told.

/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenColour".
 */
export type WinterQueenColour = 'blue' | 'green' | 'purple' | 'red' | 'yellow';
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenCounty".
 */
export type WinterQueenCounty = 'blue' | 'green' | 'purple' | 'red';
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenEffect".
 */
export type WinterQueenEffect =
  | 'arcane_knowledge'
  | 'border_keeper'
  | 'bright_way'
  | 'forest_wisps_blue'
  | 'forest_wisps_green'
  | 'forest_wisps_purple'
  | 'forest_wisps_red'
  | 'forest_wisps_yellow'
  | 'magical_clouds'
  | 'northern_lights'
  | 'polar_star'
  | 'rose_of_the_winds';
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenEndReason".
 */
export type WinterQueenEndReason = 'crystals-gone' | 'everybody-passed' | 'turns-played';
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenOffer".
 */
export type WinterQueenOffer =
  | WinterQueenPlaceOnMap
  | WinterQueenPlaceOnPage
  | WinterQueenActivate
  | WinterQueenTake
  | WinterQueenSkip
  | WinterQueenReturn
  | WinterQueenPass;
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenSide".
 */
export type WinterQueenSide = 'left' | 'right';
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenZone".
 */
export type WinterQueenZone = 'blue' | 'domain' | 'green' | 'purple' | 'red';

export interface WinterQueenWire {}
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenActivate".
 */
export interface WinterQueenActivate {
  do: 'activate';
  book: number;
}
/**
 * A spell book, left page and right page.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenBook".
 */
export interface WinterQueenBook {
  book: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  pages: [WinterQueenEffect, WinterQueenEffect];
}
/**
 * A crystal on a book that counts.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenCountedPage".
 */
export interface WinterQueenCountedPage {
  seat: number;
  page: string;
  depicted?: boolean;
}
/**
 * How many of each colour.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenCrystals".
 */
export interface WinterQueenCrystals {
  red: number;
  green: number;
  blue: number;
  yellow: number;
  purple: number;
}
/**
 * A crystal holder, and which seats reach it.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenHolder".
 */
export interface WinterQueenHolder {
  crystals: WinterQueenCrystals;
  reach: number[];
}
/**
 * Whatever doesn't apply is left out.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenMarks".
 */
export interface WinterQueenMarks {
  pages_counted?: WinterQueenCountedPage[];
  chosen?: string | null;
  opponent?: number | null;
  if_colours?: {
    [k: string]: {
      [k: string]: number;
    };
  };
  by_colour?: {
    [k: string]: number;
  };
  pages?: WinterQueenPageChange[];
}
/**
 * What a charged page is worth before and after; null: it has no crystal then.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenPageChange".
 */
export interface WinterQueenPageChange {
  page: string;
  before: number | null;
  after: number | null;
}
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenPlaceOnMap".
 */
export interface WinterQueenPlaceOnMap {
  do: 'place';
  colour: WinterQueenColour;
  holder: number;
  space: string;
}
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenPlaceOnPage".
 */
export interface WinterQueenPlaceOnPage {
  do: 'place';
  colour: WinterQueenColour;
  holder: number;
  book: number;
  page: WinterQueenSide;
}
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenTake".
 */
export interface WinterQueenTake {
  do: 'take';
  county: WinterQueenCounty;
}
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenSkip".
 */
export interface WinterQueenSkip {
  do: 'skip';
}
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenReturn".
 */
export interface WinterQueenReturn {
  do: 'return';
  space: string;
}
/**
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenPass".
 */
export interface WinterQueenPass {
  do: 'pass';
}
/**
 * A book in front of a player: its crystals, and what each charged page is worth now.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenOwnBook".
 */
export interface WinterQueenOwnBook {
  book: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  pages: [WinterQueenEffect, WinterQueenEffect];
  /**
   * @minItems 2
   * @maxItems 2
   */
  crystals: [WinterQueenColour | null, WinterQueenColour | null];
  /**
   * @minItems 2
   * @maxItems 2
   */
  worth: [number | null, number | null];
}
/**
 * A county's pile: the visible book on top, and how many there are with it.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenPile".
 */
export interface WinterQueenPile {
  county: WinterQueenCounty;
  top: WinterQueenBook | null;
  books: number;
}
/**
 * A player. `points` is null where they are not for these eyes.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenPlayer".
 */
export interface WinterQueenPlayer {
  points: number | null;
  /**
   * @minItems 3
   * @maxItems 3
   */
  books: [WinterQueenOwnBook | null, WinterQueenOwnBook | null, WinterQueenOwnBook | null];
}
/**
 * A space of the map.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenSpace".
 */
export interface WinterQueenSpace {
  name: string;
  zone: WinterQueenZone;
  crystal: WinterQueenColour | null;
  depicted: boolean;
}
/**
 * A table of Winter Queen as a seat sees it.
 *
 * This interface was referenced by `WinterQueenWire`'s JSON-Schema
 * via the `definition` "WinterQueenView".
 */
export interface WinterQueenView {
  seats: number;
  you: number | null;
  first: number;
  map: WinterQueenSpace[];
  holders: WinterQueenHolder[];
  bag: WinterQueenCrystals;
  piles: WinterQueenPile[];
  players: WinterQueenPlayer[];
  last_stage: boolean;
  turns_left: number | null;
  business: unknown[][];
  over: WinterQueenEndReason | null;
}
