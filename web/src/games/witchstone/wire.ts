// Written by build/types.mjs from schema.json: what the server says and is told.
import type {Message, Value} from '../../wire/types';

/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneKind".
 */
export type WitchstoneKind = 'crystal' | 'energy' | 'pentagram' | 'scroll' | 'wand' | 'witch';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneCause".
 */
export type WitchstoneCause = 'dark' | 'set-up' | 'shelf' | 'special' | 'tile' | 'token' | 'turn' | 'wand';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneDirection".
 */
export type WitchstoneDirection = 'E' | 'NE' | 'NW' | 'SE' | 'SW' | 'W';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneEndReason".
 */
export type WitchstoneEndReason = 'rounds-played';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneGiftSort".
 */
export type WitchstoneGiftSort = 'actions' | 'any' | 'owl' | 'scroll' | 'silver' | 'special' | 'vp';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneSilver".
 */
export type WitchstoneSilver = 'connections' | 'crystals' | 'scrolls' | 'specials' | 'tokens' | 'witches';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneToken".
 */
export type WitchstoneToken = 'crystal' | 'energy' | 'pentagram' | 'scroll' | 'vp' | 'wand' | 'witch';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneLevel".
 */
export type WitchstoneLevel = 'basic' | 'full' | 'middle' | 'not fulfilled';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePlace".
 */
export type WitchstonePlace = 'castle' | 'forest' | 'tower' | 'village' | 'witchstone';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneOwing".
 */
export type WitchstoneOwing =
  | 'any'
  | 'crystal'
  | 'crystal-out'
  | 'draw'
  | 'energy'
  | 'pentagram'
  | 'scroll'
  | 'tile'
  | 'tower'
  | 'wand'
  | 'witch';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneProgress".
 */
export type WitchstoneProgress = 'coming' | 'done' | 'either' | 'now' | 'open';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneOffer".
 */
export type WitchstoneOffer =
  | WitchstoneHold
  | WitchstonePlaceTile
  | WitchstoneDiscard
  | WitchstoneBegin
  | WitchstoneSimple
  | WitchstoneBoost
  | WitchstoneChooseKind
  | WitchstoneUseToken
  | WitchstoneChooseTower
  | WitchstoneTakeScroll
  | WitchstoneMoveWand
  | WitchstoneSendWitch
  | WitchstonePutEnergy
  | WitchstoneRemoveCrystal
  | WitchstoneUseSpecial
  | WitchstoneLaySpecial
  | WitchstoneMoveToHex
  | WitchstoneMoveToRim
  | WitchstonePutCrystal;
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePhase".
 */
export type WitchstonePhase = 'coming' | 'moved' | 'running';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneScrollKind".
 */
export type WitchstoneScrollKind =
  | 'crystals'
  | 'double_boost'
  | 'group'
  | 'joined_in_order'
  | 'lying'
  | 'scrolls'
  | 'silver'
  | 'single_boost'
  | 'specials'
  | 'tokens'
  | 'witches'
  | 'witches_in_order'
  | 'witches_on'
  | 'witchstone_rank';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePentagramSpace".
 */
export type WitchstonePentagramSpace = 'owl' | 'pale' | 'special';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneShelfName".
 */
export type WitchstoneShelfName = 'bottom' | 'crystal' | 'energy' | 'pentagram' | 'scroll' | 'wand' | 'witch';
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneWandSort".
 */
export type WitchstoneWandSort = 'blank' | 'bonus' | 'score';

export interface WitchstoneWire {}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneBegin".
 */
export interface WitchstoneBegin {
  do: 'begin';
  kind: WitchstoneKind;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneBoost".
 */
export interface WitchstoneBoost {
  do: 'boost';
  strength: number;
}
/**
 * `black` is the hex of the black crystal, or where else it is: `rim wand`, `shelf bottom`, `aside`.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneCauldron".
 */
export interface WitchstoneCauldron {
  tiles: WitchstoneLaidTile[];
  crystals: string[];
  black: string;
  rim: {
    [k: string]: number;
  };
  aside: number;
  removed: number;
}
/**
 * A spell tile in a cauldron: its symbols lie on these hexes, in this order.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneLaidTile".
 */
export interface WitchstoneLaidTile {
  tile: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  hexes: [string, string];
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneChooseKind".
 */
export interface WitchstoneChooseKind {
  do: 'choose';
  kind: WitchstoneKind;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneChooseTower".
 */
export interface WitchstoneChooseTower {
  do: 'tower';
  location: string;
}
/**
 * `owner` has put energies on so many (`filled`) of its spaces.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneConnection".
 */
export interface WitchstoneConnection {
  name: string;
  length: number;
  owner: number | null;
  filled: number;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneDiscard".
 */
export interface WitchstoneDiscard {
  do: 'discard';
  tile: string;
}
/**
 * What choosing an offer would bring. Whatever doesn't apply is left out.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneForeseen".
 */
export interface WitchstoneForeseen {
  rule: string;
  points?: number;
  scored?: WitchstoneScored[];
  later?: number;
  note?: Value | null;
  gives?: WitchstoneGift[];
  cost?: number | null;
  pays?: number | null;
  filled?: number | null;
  length?: number | null;
  worth?: number | null;
  completes?: boolean;
  way?: string[];
  token?: WitchstoneToken | null;
  space?: number | null;
  leads?: boolean;
  groups?: WitchstoneHalf[];
  hex?: string | null;
  direction?: string | null;
  coming?: WitchstoneHalf | null;
  lost?: Value[];
}
/**
 * Points, what for, and by which rule.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneScored".
 */
export interface WitchstoneScored {
  source: Message;
  points: number;
  rule: string;
  told?: Message | null;
  v?: number | null;
}
/**
 * Something that actions bring. `space` is the space of the pentagram or of the wand that brings it.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneGift".
 */
export interface WitchstoneGift {
  what: WitchstoneGiftSort;
  n: number;
  kind?: WitchstoneKind | null;
  silver?: WitchstoneSilver | null;
  tile?: string | null;
  space?: number | null;
  doubled?: boolean;
}
/**
 * A symbol that would lie on a hex: its group, the actions it gives, and what those bring.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneHalf".
 */
export interface WitchstoneHalf {
  kind: WitchstoneKind;
  size: number;
  hexes: string[];
  usable: number;
  gives?: WitchstoneGift[];
  freed?: string[];
  later?: number;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneHold".
 */
export interface WitchstoneHold {
  do: 'hold';
  tile: string;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneLaySpecial".
 */
export interface WitchstoneLaySpecial {
  do: 'lay';
  special: string;
  hex: string;
}
/**
 * A location of the crystal ball: its token, who stands there, and whose tower it is.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneLocation".
 */
export interface WitchstoneLocation {
  name: string;
  type: WitchstonePlace;
  /**
   * @minItems 2
   * @maxItems 2
   */
  at: [number, number];
  token: WitchstoneToken | null;
  standing: number[];
  tower_of: number | null;
}
/**
 * Whatever doesn't apply is left out.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneMarks".
 */
export interface WitchstoneMarks {
  offers?: {
    [k: string]: WitchstoneForeseen;
  };
  halves?: {
    [k: string]: {
      [k: string]: WitchstoneHalf;
    };
  };
  prophecies?: WitchstoneProphecy[];
  work?: WitchstoneWork[];
  scored?: WitchstoneScored[];
  lost?: Value[];
}
/**
 * How far a scroll has come for a player. A boost has neither level nor next one.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneProphecy".
 */
export interface WitchstoneProphecy {
  scroll: number;
  seat: number;
  points: number;
  rule: string;
  told: Message;
  level?: WitchstoneLevel | null;
  next?: number | null;
  have?: number | null;
  need?: number | null;
  place?: string | null;
  counted?: string[];
}
/**
 * Business of a turn. `depth` is how deep it stands under what brought it; its source precedes it.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneWork".
 */
export interface WitchstoneWork {
  kind: WitchstoneOwing;
  progress: WitchstoneProgress;
  cause: WitchstoneCause;
  which: string;
  origin?: Message | null;
  depth?: number;
  total?: number;
  left?: number;
  doubled?: boolean;
  held?: Value[];
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneMoveToHex".
 */
export interface WitchstoneMoveToHex {
  do: 'move';
  from: string;
  hex: string;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneMoveToRim".
 */
export interface WitchstoneMoveToRim {
  do: 'move';
  from: string;
  rim: WitchstoneKind;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneMoveWand".
 */
export interface WitchstoneMoveWand {
  do: 'wand';
  spaces: number;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePlaceTile".
 */
export interface WitchstonePlaceTile {
  do: 'place';
  tile: string;
  hex: string;
  direction: WitchstoneDirection;
}
/**
 * Draw a tile, waive what is left, take a crystal out, step, lay a witch.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneSimple".
 */
export interface WitchstoneSimple {
  do: 'done' | 'draw' | 'lay-witch' | 'reach' | 'step';
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneUseToken".
 */
export interface WitchstoneUseToken {
  do: 'token';
  kind: WitchstoneKind;
  black: boolean;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneTakeScroll".
 */
export interface WitchstoneTakeScroll {
  do: 'scroll';
  place: number;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneSendWitch".
 */
export interface WitchstoneSendWitch {
  do: 'send';
  location: string;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePutEnergy".
 */
export interface WitchstonePutEnergy {
  do: 'energy';
  connection: string;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneRemoveCrystal".
 */
export interface WitchstoneRemoveCrystal {
  do: 'remove';
  hex: string;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneUseSpecial".
 */
export interface WitchstoneUseSpecial {
  do: 'use';
  special: string;
  kind: WitchstoneKind;
}
/**
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePutCrystal".
 */
export interface WitchstonePutCrystal {
  do: 'put';
  rim: WitchstoneKind;
  black: boolean;
  where: 'aside' | 'bottom' | 'shelf';
  token?: WitchstoneToken | null;
}
/**
 * Unfinished business: what, how many actions are left, where from, and what is held meanwhile.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneOwed".
 */
export interface WitchstoneOwed {
  seat: number;
  kind: WitchstoneOwing;
  left: number;
  cause: WitchstoneCause;
  which: string;
  held: string[];
  phase: WitchstonePhase;
}
/**
 * A scroll that a player gained: a boost is used or not, a prophecy is fulfilled so far.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneOwnScroll".
 */
export interface WitchstoneOwnScroll {
  scroll: number;
  kind: WitchstoneScrollKind;
  about: string[];
  used?: boolean | null;
  level?: WitchstoneLevel | null;
}
/**
 * The ring: its spaces, what is left of the owl stacks, and the special tiles on the dark spaces.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePentagramTrack".
 */
export interface WitchstonePentagramTrack {
  spaces: WitchstonePentagramSpace[];
  owls: number[][];
  specials: (string | null)[];
  stack: number;
}
/**
 * A player. `hand` is null where it isn't for these eyes.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstonePlayer".
 */
export interface WitchstonePlayer {
  points: number;
  sources: {
    [k: string]: number;
  };
  at_the_end: number;
  handicap: number;
  hand: string[] | null;
  in_hand: number;
  to_draw: number;
  cauldron: WitchstoneCauldron;
  tower: string | null;
  supply: number;
  lying: number;
  standing: string[];
  rank: number;
  energies: number;
  pentagram: number;
  wand: number;
  arrived: number;
  owls: number[];
  specials: WitchstoneSpecialTile[];
  tokens: number;
  scrolls: WitchstoneOwnScroll[];
}
/**
 * A special tile that a player gained; `at` is a hex, `held` or `used`.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneSpecialTile".
 */
export interface WitchstoneSpecialTile {
  special: string;
  at: string;
}
/**
 * A scroll that lies open.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneScroll".
 */
export interface WitchstoneScroll {
  scroll: number;
  kind: WitchstoneScrollKind;
  about: string[];
}
/**
 * The scrolls on offer, by place, and how many are in the deck.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneScrolls".
 */
export interface WitchstoneScrolls {
  open: (WitchstoneScroll | null)[];
  deck: number;
}
/**
 * A shelf with so many vials; `crystals` by seat, `black` are seats whose black one is among them.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneShelf".
 */
export interface WitchstoneShelf {
  shelf: WitchstoneShelfName;
  vials: number;
  crystals: number[];
  black: number[];
}
/**
 * A table of Witchstone as a seat or a spectator sees it.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneView".
 */
export interface WitchstoneView {
  seats: number;
  you: number | null;
  first: number;
  round: number;
  hidden_scrolls: boolean;
  locations: WitchstoneLocation[];
  connections: WitchstoneConnection[];
  pentagram: WitchstonePentagramTrack;
  shelves: WitchstoneShelf[];
  shelf_tokens: {
    [k: string]: number;
  };
  wand: WitchstoneWandSpace[];
  scrolls: WitchstoneScrolls;
  players: WitchstonePlayer[];
  holding: string | null;
  owed: WitchstoneOwed[];
  choosing_kind: boolean;
  over: WitchstoneEndReason | null;
  winners: number[];
}
/**
 * A space of the wand: so many actions of a kind, or so many points for each of something.
 *
 * This interface was referenced by `WitchstoneWire`'s JSON-Schema
 * via the `definition` "WitchstoneWandSpace".
 */
export interface WitchstoneWandSpace {
  space: WitchstoneWandSort;
  number: number;
  what: WitchstoneKind | WitchstoneSilver | null;
}
