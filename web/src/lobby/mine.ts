/** My tables, those first that wait for me. */
import { get } from '../core/api';
import { say, listed } from '../core/i18n.svelte';
import { isFree, seatName } from '../kit/people';
import type { MyTable } from '../wire/types';

export type { MyTable };

export const mine = (): Promise<MyTable[]> => get<MyTable[]>('/api/tables/mine');

export const mySeat = (table: MyTable, me: string): number | null =>
  table.seats.find((seat) => seat.user === me)?.seat ?? null;
export const waitsForMe = (table: MyTable, me: string): boolean =>
  table.status === 'playing' &&
  table.seats.some((seat) => seat.user === me && table.deciders?.includes(seat.seat));

const RANKS = ['playing', 'open', 'finished', 'abandoned'];
export function byUrgency(tables: MyTable[], me: string): MyTable[] {
  const rank = (table: MyTable) => (waitsForMe(table, me) ? -1 : RANKS.indexOf(table.status));
  return tables
    .filter((table) => table.status !== 'abandoned')
    .toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
}

export function othersAt(table: MyTable, me: string): string {
  return listed(table.seats.filter((seat) => seat.user !== me && !isFree(seat)).map(seatName));
}

/** How it stands with a table, in a few words. */
export function standing(table: MyTable, me: string): string {
  if (table.status === 'open') return say('web-pages-mine-open', { free: table.seats.filter(isFree).length });
  if (table.status === 'finished') return outcome(table, me);
  if (waitsForMe(table, me)) return say('web-pages-mine-your-turn');
  const waited = table.seats.filter((seat) => table.deciders?.includes(seat.seat)).map(seatName);
  return waited.length
    ? say('web-pages-mine-waiting', { names: listed(waited), count: waited.length })
    : say('web-pages-mine-playing');
}

function outcome(table: MyTable, me: string): string {
  const winners = table.result?.winners ?? [];
  const names = listed(table.seats.filter((seat) => winners.includes(seat.seat)).map(seatName));
  const mineToo = winners.includes(mySeat(table, me) ?? -1);
  if (mineToo) return say(winners.length > 1 ? 'web-pages-mine-shared' : 'web-pages-mine-won', { names });
  return say('web-pages-mine-lost', { names });
}
