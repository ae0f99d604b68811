/** What the shell knows of a game: `games/<game>/index.ts` gives a `Game`, and the shell needs no change for it. */
import type { Component } from 'svelte';
import type { Said } from '../wire/said';
import type { Offer, Value } from '../wire/types';
import type { BoardSession } from '../core/session';
import type { TableSession } from '../core/table.svelte';

/** Light facts that any page may want, and doors to what is heavy and loaded when it is needed. */
export interface Game {
  id: string; // as in its GamePackage
  minutes: number; // that a game takes
  awning: string; // the colour of its stall
  /** A picture round 0, 0 in a drawing of 208 × 160. */
  Art: Component;
  /** Catalogues of its folder that speak of its table, on whatever board. */
  words: string[];
  /** Its own board; without one it is played on the plain board. */
  client?: () => Promise<{ default: GameClient }>;
  /** Pictures beside its rules, in the words of its catalogues `names` and `figures`; a rule that has none shows nothing. */
  figures?: () => Promise<{ default: Figures }>;
  /** If people tell in it: what may stand inside the words, by what a text is about. */
  chips?: (about: Readonly<Record<string, unknown>>) => Chip[];
  /** If it has a guided game: what a step points at, and what else the rules would allow there. */
  lesson?: Lesson;
  /** If it has puzzles: what they look like. They are played on its own board. */
  puzzles?: () => Promise<{ default: PuzzleClient }>;
}

export interface Lesson {
  /** One list for each way to draw it; the first that is on the screen counts. */
  places(light: string, seat: number): Pointed[][];
  isOffered(place: string, offers: Offer[]): boolean;
}

/** Something on the board: a selector, and the shape of the frame round it. */
export interface Pointed {
  find: string;
  shape: 'hex' | 'box' | 'round';
}

/** Something of the table inside the words of a text, which keeps only its mark. */
export interface Chip {
  mark: string; // [card]
  name: Value; // Key
}

export type Figures = Component<{ rule: string }>;

/** A button of the action bar. At most one is primary. */
export interface Choice {
  label: Said;
  kind: 'first' | 'second' | 'quiet';
  key?: string; // Enter, Esc, 1 …
  run(): void;
}

/** What a person is about to choose: a game's own small state between two commands (a piece held, a tile turned).
 * It only ever picks among the offers of the server. */
export interface Chooser {
  readonly prompt: Said | null; // instead of the server's, while something is held
  readonly choices: Choice[];
  readonly holds: boolean; // something is selected, so Esc puts it back
  putBack(): void;
  /** Notation typed by hand: true if it was an offer, and done. */
  type(text: string): boolean;
}

/** What is being explained; games know its shape. */
export interface Why {
  about: unknown;
  title: string;
}

/** What a puzzle shows on the board, by offer. */
export interface PuzzleMarks {
  aim: Record<string, unknown>; // games know its shape
  now: number; // the value before any move
  tried: Record<string, number>;
  values: Record<string, number> | null; // what every offer is worth, once that may be seen
  solution: string | null; // the offer that solved it
}

/** What a game's puzzles look like. */
export interface PuzzleClient {
  catalogues: string[]; // of the game's folder
  /** The name of what a tag teaches. */
  teaches(tag: string): string;
  /** A picture of that, on paper. */
  Token: Component<{ tag: string }>;
  /** What the aim is about. */
  Aim: Component<{ table: BoardSession; tag: string; aim: Record<string, unknown> }>;
  /** Its name. */
  subject(table: BoardSession, tag: string, aim: Record<string, unknown>): string;
  /** Where an offer leads, in a word: a space, a page. */
  place(offer: string): string;
}

export interface BoardProps {
  table: BoardSession;
  chooser: Chooser;
  /** A past position to show instead of the present one; nothing can be chosen in it. */
  past: unknown;
  why: Why | null;
  explain(why: Why | null): void;
  puzzle?: PuzzleMarks | undefined;
}

/** A board and all that belongs to it. */
export interface GameClient {
  catalogues: string[]; // of the game's folder, besides its words
  chooser(table: BoardSession): Chooser;
  /** The table itself: board, pieces, own things. */
  Board: Component<BoardProps>;
  /** What a player panel shows besides name, clock and points. */
  Belongings: Component<{ table: TableSession; seat: number; explain(why: Why): void }>;
  /** The explanation of a number. */
  Explanation: Component<{
    table: BoardSession;
    why: Why;
    explain(why: Why | null): void;
    onmore?(): void; // there is little room: only the answer, and a way to the rest
  }>;
  /** Points of a seat, as far as they may be known. */
  points(table: TableSession, seat: number): number | null;
}
