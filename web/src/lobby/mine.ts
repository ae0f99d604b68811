/** My tables, those first that wait for me. */
import { get } from '../core/api';
import { listed, say, told } from '../core/i18n.svelte';
import { isFree, seatName } from '../core/people';
import { gameOf } from '../games/found';
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
    .filter((table) => table.status !== 'abandoned' || table.closing)
    .toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
}

export function othersAt(table: MyTable, me: string): string {
  return listed(table.seats.filter((seat) => seat.user !== me && !isFree(seat)).map(seatName));
}

/** How it stands with a table, in a few words. */
export function standing(table: MyTable, me: string): string {
  if (table.status === 'open') return say('web-pages-mine-open', { free: table.seats.filter(isFree).length });
  if (table.status === 'finished') return outcome(table, me);
  if (table.status === 'abandoned') return say('web-pages-mine-unfinished');
  if (waitsForMe(table, me)) return say('web-pages-mine-your-turn');
  const waited = table.seats.filter((seat) => table.deciders?.includes(seat.seat)).map(seatName);
  return waited.length
    ? say('web-pages-mine-waiting', { names: listed(waited), count: waited.length })
    : say('web-pages-mine-playing');
}

/** The catalogues that tell what happened at these tables. */
export const catalogues = (tables: MyTable[]): string[] => [
  'table',
  ...new Set(
    tables
      .filter((table) => table.happened?.length)
      .flatMap(({ game }) => (gameOf(game)?.words ?? ['*']).map((file) => `${game}/${file}`)),
  ),
];

/** What others did there since I looked, and what it brought them. */
export function happened(table: MyTable): { v: number; words: string; points: number }[] {
  const names = table.seats.map(seatName);
  return (table.happened ?? []).map(({ v, by, told: said, gains }) => ({
    v,
    words: said?.[0] ? told(said[0], names) : '', // what was done; what came of it, the table shows
    points: (gains ?? []).filter(({ seat }) => seat === by).reduce((all, gain) => all + gain.points, 0),
  }));
}

function outcome(table: MyTable, me: string): string {
  const winners = table.result?.winners ?? [];
  const names = listed(table.seats.filter((seat) => winners.includes(seat.seat)).map(seatName));
  const mineToo = winners.includes(mySeat(table, me) ?? -1);
  if (mineToo) return say(winners.length > 1 ? 'web-pages-mine-shared' : 'web-pages-mine-won', { names });
  return say('web-pages-mine-lost', { names });
}
