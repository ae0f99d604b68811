/** Seats have a colour and a sigil, never a colour alone. They don't rotate: seat 0 is always the fox. */
import { ICONS } from './icons';

export const SIGILS: readonly string[] = [
  ICONS['fox-head'],
  ICONS.owl,
  ICONS.rabbit,
  ICONS.raven,
  ICONS['bear-head'],
  ICONS['wolf-head'],
  ICONS['stag-head'],
];
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
