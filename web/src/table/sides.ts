/** What the two ways to lay out a table are given. */
import type { Snippet } from 'svelte';
import type { TableSession } from '../core/table.svelte';
import type { Chooser, GameClient, Why } from '../games/game';
import type { LessonStep } from '../learn/lesson.svelte';
import type { History } from './history.svelte';

export interface Sides {
  table: TableSession;
  game: GameClient;
  chooser: Chooser;
  history: History;
  steps: LessonStep[] | null;
  why: Why | null;
  explain(why: Why | null): void;
  onmenu(): void;
  /** The board, and what it gives a row to. */
  board: Snippet<[beside?: Snippet]>;
  players: Snippet;
  notices: Snippet;
}
