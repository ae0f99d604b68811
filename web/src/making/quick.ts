/** A game at once: Winter Queen against a bot, started. */
import { post } from '../core/api';
import { preferences } from '../core/preferences.svelte';
import type { TableData } from '../wire/types';

export const QUICK_GAME = 'winter-queen';

export async function quickTable(): Promise<TableData> {
  const table = await post<TableData>('/api/tables', {
    game: QUICK_GAME,
    seats: 2,
    bots: { 1: 'greedy' },
    visibility: 'private',
    asks_end_turn: preferences.confirm,
  });
  return post<TableData>(`/api/tables/${table.id}/start`);
}
