/** What the two ways to lay out the end are given. */
import type { Snippet } from 'svelte';
import type { TableSession } from '../core/table.svelte';
import type { GameClient } from '../games/game';
import type { History } from '../table/history.svelte';
import type { Reckoning } from './reckoning.svelte';

export interface EndSides {
  table: TableSession;
  game: GameClient;
  history: History;
  reckoning: Reckoning;
  onmenu(): void;
  board: Snippet<[lit: readonly string[]]>;
  players: Snippet;
}
