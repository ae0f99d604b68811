/** Pictures beside the rules: the position of the worked example (WQ-10.1), one effect at a time. */
export interface Picture {
  effect: string;
  colour: string;
  points: number;
  crystals: Record<string, string>;
  counted: string[]; // one point each
  joined?: string[]; // belongs to what is counted, without a point of its own
  chosen?: string;
  direction?: string;
}

const PLACED = {
  purple: ['a1', 'c1', 'e2'],
  red: ['a2', 'b2', 'b3', 'b6'],
  green: ['c2', 'c4', 'c6', 'd3', 'd4', 'e1'],
  yellow: ['c5'],
  blue: ['e3'],
};
const crystals = Object.fromEntries(
  Object.entries(PLACED).flatMap(([colour, spaces]) => spaces.map((space) => [space, colour])),
);

export const MAP_RULE = 'WQ-1.1';
export const PICTURES: Record<string, Picture> = {
  'WQ-8.1': {
    effect: 'forest_wisps_purple',
    colour: 'red',
    points: 3,
    crystals,
    chosen: 'a1',
    counted: ['a2', 'b2', 'b3'],
  },
  'WQ-8.2': {
    effect: 'rose_of_the_winds',
    colour: 'green',
    points: 6,
    crystals,
    chosen: 'c4',
    counted: ['c4', 'c2', 'c6', 'd3', 'e1', 'd4'],
  },
  'WQ-8.3': { effect: 'border_keeper', colour: 'red', points: 3, crystals, counted: ['a2', 'b2', 'b6'] },
  'WQ-8.4': {
    effect: 'magical_clouds',
    colour: 'green',
    points: 3,
    crystals,
    counted: ['c4', 'c2', 'c6'],
    joined: ['d3', 'd4', 'e1'],
  },
  'WQ-8.5': {
    effect: 'bright_way',
    colour: 'purple',
    points: 3,
    crystals,
    chosen: 'a1',
    direction: 'SE',
    counted: ['a1', 'b3', 'c4'],
  },
  'WQ-8.6': {
    effect: 'northern_lights',
    colour: 'green',
    points: 4,
    crystals,
    counted: ['c2', 'd3', 'd4', 'c4'],
    joined: ['e1', 'c6'],
  },
  'WQ-8.7': {
    effect: 'polar_star',
    colour: 'purple',
    points: 2,
    crystals,
    chosen: 'c1',
    counted: ['b1', 'd1'],
  },
};
