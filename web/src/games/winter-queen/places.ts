/** Where everything lies: the map in its ways of standing, holders and seats round it as at a real table. */
import { centre, hexPath, type Point } from '../../pieces/hex';
import layout from './layout.json';
import type { County, TableView } from './view';

export const SIZE = 52;
/** How the map is drawn: with holders round it, on its end, lying without holders, or all alone. */
export type Way = 'wide' | 'upright' | 'lying' | 'bare';
export const BOXES: Record<Way, string> = {
  wide: '-480 -240 960 478',
  upright: '-240 -333 480 666',
  lying: '-324 -230 648 460',
  bare: '-330 -240 660 478',
};
export const SPACES = layout.spaces;
export const CASTLE = 'c4';

export interface Shapes {
  at: Record<string, Point>;
  shadow: string;
  rim: string;
  tile: string;
  line: string;
  ring: string;
  dotted: string;
  inlay: string;
  focus: string;
}

function shapes(upright: boolean): Shapes {
  const hex = (factor: number, softened = 0.1) => hexPath(SIZE * factor, SIZE * softened, upright);
  return {
    at: Object.fromEntries(SPACES.map(({ name, q, r }) => [name, centre(q, r, SIZE, upright)])),
    shadow: hex(1.17, 0.2),
    rim: hex(1.15, 0.2),
    tile: hex(0.955),
    line: hex(0.91),
    ring: hex(0.9),
    dotted: hex(0.86),
    inlay: hex(0.8),
    focus: hex(1.04),
  };
}
export const WIDE = shapes(false);
export const UPRIGHT = shapes(true);

/** The corners of the field hold the piles; `side` says where the coat of arms hangs. */
export interface PilePlaces {
  width: number;
  marks: number; // how much larger arms and number are, where the drawing is small
  at: Record<County, [x: number, y: number, side: 1 | -1]>;
}
const ROUND_A_LYING_MAP: PilePlaces['at'] = {
  red: [-224, -186, -1],
  green: [224, -186, 1],
  blue: [-224, 190, -1],
  purple: [224, 190, 1],
};
export const PILES: Record<Way, PilePlaces> = {
  wide: { width: 112, marks: 1, at: ROUND_A_LYING_MAP },
  bare: { width: 112, marks: 1, at: ROUND_A_LYING_MAP },
  lying: { width: 104, marks: 1.5, at: ROUND_A_LYING_MAP },
  upright: {
    width: 84,
    marks: 1.25,
    at: { blue: [-182, -274, -1], red: [182, -274, 1], purple: [-182, 276, -1], green: [182, 276, 1] },
  },
};

const LOWER_LEFT: Point = [-402, 112];
const UPPER_LEFT: Point = [-402, -112];
const UPPER_RIGHT: Point = [402, -112];
const LOWER_RIGHT: Point = [402, 112];

/** Holder h lies between the seats h − 1 and h; turns go clockwise, so the next player sits at our left. */
const HOLDERS: Record<number, Point[]> = {
  2: [LOWER_LEFT, LOWER_RIGHT, UPPER_LEFT],
  3: [LOWER_RIGHT, LOWER_LEFT, UPPER_LEFT],
  4: [LOWER_RIGHT, LOWER_LEFT, UPPER_LEFT, UPPER_RIGHT],
};
const SEATS: Record<number, (Point | null)[]> = {
  2: [null, [0, -222]],
  3: [null, [-402, 0], [402, 0]],
  4: [null, [-402, 0], [0, -222], [402, 0]],
};

const below = (view: TableView): number => view.you ?? 0;

export function holderPlace(view: TableView, holder: number): Point {
  if (view.last_stage) return LOWER_LEFT;
  const places = HOLDERS[view.seats]!;
  return places[view.seats === 2 ? holder : (holder - below(view) + view.seats) % view.seats]!;
}

/** Where a seat's name stands; ours is below, where our shelf is. */
export function seatPlace(view: TableView, seat: number): Point | null {
  return SEATS[view.seats]![(seat - below(view) + view.seats) % view.seats]!;
}
