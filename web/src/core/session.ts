/** As much of a table as a board needs: a live table has it, and a puzzle. */
import type { Offer, Position } from '../wire/types';
import type { State } from './socket';
import type { Happening } from './table.svelte';

export interface BoardSession {
  readonly now: Position | null;
  readonly past: Position | null;
  readonly shown: Position | null;
  readonly version: number;
  readonly seat: number | null;
  readonly names: readonly string[];
  readonly offers: Offer[];
  readonly waiting: number; // commands on their way
  readonly state: State;
  act(what: string): void;
  undo?(): void; // where steps can be taken back
  ask<Answer>(about: unknown): Promise<Answer | null>;
  onNews(listener: (happening: Happening) => void): () => void;
}
