/** Seats have a colour and a sigil, never a colour alone. They don't rotate: seat 0 is always the fox. */
import type { IconName } from './Icon.svelte';

export const SIGILS: IconName[] = [
  'fox-head',
  'owl',
  'rabbit',
  'raven',
  'bear-head',
  'wolf-head',
  'stag-head',
];
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
