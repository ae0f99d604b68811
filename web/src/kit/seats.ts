/** Seats have a colour and a sigil, never a colour alone. They don't rotate: seat 0 is always the skate.
 * Sigils are things of the fair, so that none is taken for an animal or a piece of a game. */
import { ICONS } from './icons';

export const SIGILS: readonly string[] = [
  ICONS['ice-skate'],
  ICONS['coffee-mug'],
  ICONS['gingerbread-man'],
  ICONS.drum,
  ICONS['winter-hat'],
  ICONS.violin,
  ICONS.key,
];
export const seatColour = (seat: number): string => `var(--seat-${seat + 1})`;
