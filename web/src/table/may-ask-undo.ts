/** Whether this seat may ask the others to go back: one request stands at a time. */
import type { TableSession } from '../core/table.svelte';

export function mayAskUndo(table: TableSession): boolean {
  const isPlaying = table.info?.status === 'playing' && table.seat !== null && !table.now?.result;
  return isPlaying && table.info!.seats[table.seat!]?.bot == null && table.undoRequest === null;
}
