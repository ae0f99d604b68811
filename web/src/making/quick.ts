/** A game at once: as few players as it takes, bots at all other seats, started. */
import { post } from '../core/api';
import { i18n } from '../core/i18n.svelte';
import { games } from '../core/games';
import { preferences } from '../core/preferences.svelte';
import type { GameInfo, TableData } from '../wire/types';

const GENTLE = 'novice'; // the opponent of a first game
const USUAL = 'adept'; // and of those after it, where a game has it

/** The bot to begin with: a gentle one until a game was played to its end. */
export function usualBot({ id, bots }: GameInfo): string {
  const wanted = preferences.played.includes(id) ? USUAL : GENTLE;
  return bots.includes(wanted) ? wanted : 'greedy';
}

export async function quickTable(game: string): Promise<TableData> {
  const info = (await games()).find(({ id }) => id === game)!;
  const [seats] = info.seats;
  const others = Array.from({ length: seats! - 1 }, (_, k) => [k + 1, usualBot(info)]);
  const table = await post<TableData>('/api/tables', {
    game,
    seats,
    bots: Object.fromEntries(others),
    visibility: 'private',
    asks_end_turn: preferences.confirm,
    language: i18n.language,
  });
  return post<TableData>(`/api/tables/${table.id}/start`);
}
