/** Which crystal lies in which hollow of a holder. The server only counts them, but a crystal that nobody took
 * shouldn't jump about, so hollows keep what they hold from one view to the next. */
import type { Point } from '../../pieces/hex';
import { COLOURS, howMany, type Colour, type Crystals } from './view';

export interface Spot {
  colour: Colour | null;
  count: number;
}
const HOLLOWS: Record<number, Point[]> = {
  3: [
    [-0.44, -0.34],
    [0.44, -0.34],
    [0, 0.46],
  ],
  4: [
    [-0.42, -0.4],
    [0.42, -0.4],
    [-0.42, 0.42],
    [0.42, 0.42],
  ],
  5: [
    [0, -0.56],
    [0.55, -0.17],
    [0.35, 0.46],
    [-0.35, 0.46],
    [-0.55, -0.17],
  ],
};

/** Hollows in units of the holder's radius. */
export const hollows = (spots: Spot[]): Point[] => HOLLOWS[spots.length]!;

export function arranged(crystals: Crystals, places: number, before: Spot[] | undefined): Spot[] {
  // In the last stage all crystals lie on one holder: then one hollow for each colour, and a number.
  if (howMany(crystals) > places || before?.length === 5)
    return COLOURS.map((colour) => heap(colour, crystals[colour]));
  const left = { ...crystals };
  const spots = Array.from({ length: places }, (_, k): Spot => {
    const colour = before?.[k]?.colour ?? null;
    if (colour === null || left[colour] === 0) return { colour: null, count: 0 };
    left[colour] -= 1;
    return { colour, count: 1 };
  });
  const fresh = COLOURS.flatMap((colour) => Array<Colour>(left[colour]).fill(colour));
  return spots.map((spot) =>
    spot.colour === null && fresh.length ? { colour: fresh.shift()!, count: 1 } : spot,
  );
}

const heap = (colour: Colour, count: number): Spot => ({ colour: count ? colour : null, count });
