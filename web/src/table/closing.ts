/** A game that the others are about to end, in words: who is away, and how long they have to come back. */
import { listed, say } from '../core/i18n.svelte';
import type { TableSession } from '../core/table.svelte';
import { spelled } from './spelled';

export const closingIn = (table: TableSession, left: number): string =>
  say('closing-in', {
    players: listed((table.absence?.gone ?? []).map((seat) => table.names[seat]!)),
    time: spelled(left),
  });
