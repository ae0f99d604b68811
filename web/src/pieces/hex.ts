/** Hexes: axial coordinates, and paths with softened corners around 0, 0. */
export type Point = [x: number, y: number];

/** The centre of a pointy-top hex; turned by a quarter for boards that stand upright. */
export function centre(q: number, r: number, size: number, upright = false): Point {
  const x = size * Math.sqrt(3) * (q + r / 2);
  const y = size * 1.5 * r;
  return upright ? [-y, x] : [x, y];
}

export function corners(size: number, upright = false): Point[] {
  return Array.from({ length: 6 }, (_, k) => {
    const angle = (Math.PI / 3) * k + (upright ? 0 : Math.PI / 6);
    return [size * Math.cos(angle), size * Math.sin(angle)];
  });
}

export function hexPath(size: number, softened = size * 0.12, upright = false): string {
  const points = corners(size, upright);
  const t = softened / size;
  const towards = ([ax, ay]: Point, [bx, by]: Point) =>
    `${short(ax + (bx - ax) * t)} ${short(ay + (by - ay) * t)}`;
  const bends = points.map((corner, k) => {
    const before = points[(k + 5) % 6]!;
    const after = points[(k + 1) % 6]!;
    return `${towards(corner, before)}Q${short(corner[0])} ${short(corner[1])} ${towards(corner, after)}`;
  });
  return `M${bends.join('L')}Z`;
}

const short = (number: number): string => String(Math.round(number * 100) / 100);
