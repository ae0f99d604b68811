/** Where everything lies: the hexes of the cauldron and its rim, the spaces of connections, the two tracks. */
import { centre, hexPath, type Point } from '../../pieces/hex';
import layout from './layout.json';
import { KINDS, type ConnectionView, type Direction, type Kind, type LocationView } from './view';

// --- the cauldron ---

export const SIZE = 28.8;
export const HEXES = layout.hexes as { name: string; q: number; r: number; printed?: Kind; exit?: Kind }[];
export const AT: Record<string, Point> = Object.fromEntries(
  HEXES.map(({ name, q, r }) => [name, centre(q, r, SIZE)]),
);
/** Clockwise, as a tile turns. */
export const DIRECTIONS: Direction[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
const STEPS: Record<Direction, Point> = {
  E: [1, 0],
  SE: [0, 1],
  SW: [-1, 1],
  W: [-1, 0],
  NW: [0, -1],
  NE: [1, -1],
};
const BY_CELL = new Map(HEXES.map(({ name, q, r }) => [`${q} ${r}`, name]));
const CELLS = new Map(HEXES.map(({ name, q, r }) => [name, [q, r] as Point]));

/** The hex beside another one, if the cauldron has it. */
export function beside(hex: string, direction: Direction): string | undefined {
  const [q, r] = CELLS.get(hex)!;
  const [dq, dr] = STEPS[direction];
  return BY_CELL.get(`${q + dq} ${r + dr}`);
}

const hex = (factor: number, softened = 0.12): string => hexPath(SIZE * factor, SIZE * softened);
export const SHAPES = {
  hit: hex(1, 0.02),
  cell: hex(0.95, 0.1),
  tile: hex(0.96, 0.14),
  printed: hex(0.93),
  ring: hex(0.9),
  mark: hex(0.97, 0.14),
  focus: hex(1.06),
};

/** Rim spaces lie in the middle of their side, beyond the hexes with their arrows. */
export const RIM: Record<Kind, { at: Point; arrow: Point; turn: number }> = Object.fromEntries(
  KINDS.map((kind) => {
    const exits = HEXES.filter(({ exit }) => exit === kind).map(({ name }) => AT[name]!);
    const [x, y] = exits.reduce<Point>(([ax, ay], [bx, by]) => [ax + bx, ay + by], [0, 0]);
    const far = Math.hypot(x, y) || 1;
    const beyond = (r: number): Point => [(x / far) * r, (y / far) * r];
    const turn = (Math.atan2(y, x) * 180) / Math.PI + 90;
    return [kind, { at: beyond(SIZE * 5.86), arrow: beyond(SIZE * 5.11), turn }];
  }),
) as Record<Kind, { at: Point; arrow: Point; turn: number }>;

// --- the crystal ball: its own field of 1000 by 1000 ---

export const LOCATION_R = 51;
export const BONUSES = layout.witchstone.map((value, k) => ({
  value,
  at: [k % 2 ? 29 : -29, k < 2 ? -25 : 31] as Point,
}));

export interface Way {
  from: Point;
  to: Point;
  angle: number;
  slots: Point[];
  width: number; // of a space
}

/** A connection with its spaces, which keep clear of the Witchstone. */
export function wayOf({ name, length }: ConnectionView, at: Record<string, LocationView>): Way {
  const [a, b] = name.split('-').map((end) => at[end]!) as [LocationView, LocationView];
  const [[px, py], [qx, qy]] = [a.at, b.at];
  const far = Math.hypot(qx - px, qy - py);
  const aside = a.type === 'witchstone' ? 14 : 0;
  const apart = Math.min(46, (far - 110 - aside * 2) / length);
  const slots = Array.from({ length }, (_, k): Point => {
    const t = (far / 2 + aside + (k - (length - 1) / 2) * apart) / far;
    return [px + (qx - px) * t, py + (qy - py) * t];
  });
  const angle = (Math.atan2(qy - py, qx - px) * 180) / Math.PI;
  return { from: [px, py], to: [qx, qy], angle, slots, width: Math.min(40, apart - 5) };
}

// --- the tracks ---

const RING = 72;
/** Clockwise from the top. */
export function ringPlace(space: number, spaces: number, r = RING): Point {
  const angle = (2 * Math.PI * space) / spaces - Math.PI / 2;
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

export const WAND_WIDTH = 600;
export const wandPlace = (space: number, spaces: number): number =>
  46 + (space * (WAND_WIDTH - 76)) / (spaces - 1);
