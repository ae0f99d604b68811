/** The same game again, with the same players: the first who asks opens it, the others sit down at it. */
import { post } from '../core/api';
import { go } from '../core/router.svelte';
import type { TableData } from '../wire/types';

export async function playAgain(table: string): Promise<void> {
  const { id, status, seats } = await post<TableData>(`/api/tables/${table}/rematch`);
  if (status === 'open' && seats.every((seat) => seat.user || seat.bot))
    await post(`/api/tables/${id}/start`).catch(() => {});
  go(`/t/${id}`);
}
