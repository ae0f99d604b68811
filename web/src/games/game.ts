/** What the shell knows of a game: `games/<game>/index.ts` gives a `Game`, and the shell needs no change for it. */
import type { Component, Snippet } from 'svelte';
import type { Screen } from '../core/screen.svelte';
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
  /** Pictures beside its rules, and the catalogues of its folder that they speak; a rule that has none shows nothing. */
  figures?: { words: string[]; load: () => Promise<{ default: Figures }> };
  /** If people tell in it: what may stand inside the words, by what a text is about. */
  chips?: (about: Readonly<Record<string, unknown>>) => Chip[];
  /** If seats may answer beforehand: what can be ordered. */
  orders?: Orderable;
  /** If it has a guided game: what a step points at, and what else the rules would allow there. */
  lesson?: Lesson;
  /** If it has puzzles: what they look like. They are played on its own board. */
  puzzles?: () => Promise<{ default: PuzzleClient }>;
}

export interface Lesson {
  minutes: number; // that it takes
  /** One list for each way to draw it; the first that is on the screen counts. */
  places(light: string, seat: number): Pointed[][];
  isOffered(place: string, offers: Offer[]): boolean;
}

/** Something on the board: a selector, and the shape of the frame round it. */
export interface Pointed {
  find: string;
  shape: 'hex' | 'box' | 'round';
}

/** Standing orders: for whom a seat may give one now, and about what. */
export interface Orderable {
  subjects(view: Readonly<Record<string, unknown>>, seat: number): Named[];
  matters: Named[];
}
export interface Named {
  id: string; // as the server knows it
  name: Value;
}

/** Something of the table inside the words of a text, which keeps only its mark. */
export interface Chip {
  mark: string; // [card]
  also?: string; // another mark that means the same
  name: Value; // Key
}

export type Figures = Component<{ rule: string }>;

/** A button of the action bar. At most one is primary. */
export interface Choice {
  label: Said;
  kind: 'first' | 'second' | 'quiet';
  key?: string; // Enter, Esc, 1 …
  onBoard?: boolean; // the board has this button too, and where there is little room it is enough there
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
  /** What was typed as a whole command, where a part of it was done already. */
  spelled?(text: string): string;
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
  /** What is said of a solution, with how many others there are; by default, their places. */
  found?(aim: Record<string, unknown>, others: number): string | null;
  /** Its board doesn't show what offers are worth: the last rung of the ladder lists it. */
  listsValues?: boolean;
  /** It asks by buttons too: on a phone they go below the sentence before they squeeze it. */
  hasButtons?: boolean;
}

export interface BoardProps {
  table: BoardSession;
  chooser: Chooser;
  /** A past position to show instead of the present one; nothing can be chosen in it. */
  past: unknown;
  why: Why | null;
  explain(why: Why | null): void;
  /** What it lies on; a board looks for itself how much room it has there. */
  screen?: Screen;
  /** On a phone: what the table has to say (a row of 40 px, in a lesson more). The board gives it its place. */
  beside?: Snippet | undefined;
  puzzle?: PuzzleMarks | undefined;
  /** The game is over: what can be scored is all that need be drawn, and these places are lit. */
  ended?: boolean;
  lit?: readonly string[];
}

export interface TurnProps {
  table: TableSession;
  chooser: Chooser;
  explain(why: Why | null): void;
  brief?: boolean; // there is little room: only what is done now, and a way to the rest
  onmore?(): void;
}

/** A board and all that belongs to it. */
export interface GameClient {
  catalogues: string[]; // of the game's folder, besides its words
  chooser(table: BoardSession): Chooser;
  /** The table itself: board, pieces, own things. */
  Board: Component<BoardProps>;
  /** What a player panel shows besides name, clock and points. */
  Belongings: Component<{ table: TableSession; seat: number; explain(why: Why): void }>;
  /** On a phone, beside the chips of the players: what all have in common, in a word. */
  Tally?: Component<{ table: TableSession; explain(why: Why): void }>;
  /** On a phone, below the players: what lies too far away for the board. */
  Far?: Component<{ table: TableSession }>;
  /** The explanation of a number. */
  Explanation: Component<{
    table: BoardSession;
    why: Why;
    explain(why: Why | null): void;
    onmore?(): void; // there is little room: only the answer, and a way to the rest
  }>;
  /** What points are made with, as a small picture on paper, by the key of its name. */
  SourceIcon?: Component<{ source: string }>;
  /** The turn that is being played, beside the log: what is owed, what it brought, where it ends. */
  Turn?: Component<TurnProps>;
  /** How far the game is, below its name: the round. */
  where?(table: TableSession): Said;
  /** Points of a seat, as far as they may be known; undefined: seats have none. */
  points(table: TableSession, seat: number): number | null | undefined;
  /** The players stand in a narrow column at the left: the board needs the room at the right. */
  rail?: boolean;
  /** The board itself shows how it ended: there is no ledger of points. */
  endsOnBoard?: boolean;
}
