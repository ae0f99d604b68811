/** What the shell knows of a game: a folder here gives one of these, and the shell needs no change for it. */
import type { Component } from 'svelte';
import type { Said } from '../wire/said';
import type { TableSession } from '../core/table.svelte';

/** A button of the action bar. At most one is primary. */
export interface Choice {
  label: Said;
  kind: 'first' | 'second' | 'quiet';
  key?: string; // Enter, Esc, 1 …
  run(): void;
}

/** What a person is about to choose: a game's own small state between two commands (a crystal held, a tile turned).
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

export interface BoardProps {
  table: TableSession;
  chooser: Chooser;
  /** A past position to show instead of the present one; nothing can be chosen in it. */
  past: unknown;
  why: Why | null;
  explain(why: Why | null): void;
}

export interface GameClient {
  id: string;
  catalogues: string[];
  chooser(table: TableSession): Chooser;
  /** The table itself: board, pieces, own things. */
  Board: Component<BoardProps>;
  /** What a player panel shows besides name, clock and points. */
  Belongings: Component<{ table: TableSession; seat: number; explain(why: Why): void }>;
  /** The explanation of a number. */
  Explanation: Component<{
    table: TableSession;
    why: Why;
    explain(why: Why | null): void;
    onmore?(): void; // there is little room: only the answer, and a way to the rest
  }>;
  /** Points of a seat, as far as they may be known. */
  points(table: TableSession, seat: number): number | null;
}

const GAMES: Record<string, () => Promise<{ default: GameClient }>> = {
  'winter-queen': () => import('./winter-queen'),
};

export const drawn = (id: string): boolean => id in GAMES;

export async function gameClient(id: string): Promise<GameClient> {
  const load = GAMES[id];
  if (!load) throw new Error(`no board for ${id} yet`);
  return (await load()).default;
}
