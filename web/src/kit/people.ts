/** How we call whoever sits somewhere. Bots are people of the fair: each seat has its own. */
import { say } from '../core/i18n.svelte';
import type { SeatInfo } from '../wire/types';

export const isFree = (seat: SeatInfo): boolean => !seat.user && !seat.bot && !seat.name;

export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.bot ? botName(seat.seat) : say('web-seat-open');
}

export const botName = (seat: number): string => say(`web-bot-${seat}`);
export const botLevel = (bot: string): string => say('web-bot-level', { bot });
