/** Wintertown on its canvas of 1000 × 640: where places, squares and those who stand there are drawn. */
import layout from './layout.json';

export const WIDTH = 1000;
export const HEIGHT = 640;
export interface Spot {
  x: number;
  y: number;
}

const PLACED = Object.entries(layout.places).map(([name, [x, y]]): [string, Spot] => [
  name,
  { x: x!, y: y! },
]);
export const PLACES: Readonly<Record<string, Spot>> = Object.fromEntries(PLACED);
export const SQUARES: readonly { name: string; ends: [string, string]; spot: Spot }[] = Object.entries(
  layout.squares,
).map(([name, ends]) => {
  const [one, two] = ends as [string, string];
  const [a, b] = [PLACES[one]!, PLACES[two]!];
  return { name, ends: [one, two], spot: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
});
export const CHARACTERS: readonly string[] = layout.characters;
export const QUESTS: readonly string[] = layout.quests;

export const isPlace = (space: string): boolean => space in PLACES;
const SQUARE_SPOTS = new Map(SQUARES.map(({ name, spot }) => [name, spot]));
export const spotOf = (space: string): Spot => PLACES[space] ?? SQUARE_SPOTS.get(space)!;
export const endsOf = (square: string): [string, string] => SQUARES.find(({ name }) => name === square)!.ends;

const STEP = 36; // between two who stand beside each other
const ROW = 6; // of them stand in a row

/** Where the nth of so many stands: at a place beside its house, on a square in the middle. */
export function standOf(space: string, nth: number, many: number): Spot {
  const { x, y } = spotOf(space);
  if (!isPlace(space)) return { x: x + (nth - (many - 1) / 2) * STEP, y: y + 4 };
  const row = Math.floor(nth / ROW);
  const inRow = nth % ROW;
  const out = 56 + Math.floor(inRow / 2) * STEP; // one at the right, one at the left, and so on outwards
  return { x: x + (inRow % 2 ? -out : out), y: y + 22 + row * 30 };
}

/** The name of a placed label never runs out of the picture. */
export const labelled = (x: number, width: number): number =>
  Math.max(width / 2 + 6, Math.min(WIDTH - width / 2 - 6, x));
