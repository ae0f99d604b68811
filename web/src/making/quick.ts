/** A game at once: as few players as it takes, bots at all other seats, started. */
import { post } from '../core/api';
import { games } from '../core/games';
import { preferences } from '../core/preferences.svelte';
import type { TableData } from '../wire/types';

export async function quickTable(game: string): Promise<TableData> {
  const { seats, bots } = (await games()).find(({ id }) => id === game)!;
  const others = Array.from({ length: seats[0]! - 1 }, (_, k) => [k + 1, bots[0]]);
  const table = await post<TableData>('/api/tables', {
    game,
    seats: seats[0],
    bots: Object.fromEntries(others),
    visibility: 'private',
    asks_end_turn: preferences.confirm,
  });
  return post<TableData>(`/api/tables/${table.id}/start`);
}
