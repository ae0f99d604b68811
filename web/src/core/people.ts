/** How players are called. Bots are people of the fair: each seat has its own; the tutor is the tutor everywhere. */
import type { SeatInfo } from '../wire/types';
import { say } from './i18n.svelte';

export const isFree = (seat: SeatInfo): boolean => !seat.user && !seat.bot && !seat.name;

export function seatName({ name, seat, bot, guest }: SeatInfo): string {
  if (name) return guestName(name, guest);
  return bot ? botName(seat, bot) : say('web-seat-open');
}

/** A guest who bears the name of an account is told apart from it. */
export const guestName = (name: string, guest = false): string =>
  guest ? say('web-guest-name', { name }) : name;

export const botName = (seat: number, bot?: string): string =>
  say(bot === 'tutor' ? 'web-bot-tutor' : `web-bot-${seat}`);
export const botStrength = (bot: string): string => say('bot-strength', { bot });
export const botLevel = (bot: string): string => say('web-bot-level', { bot });
