/** Hexagons that stand on a corner, for our pictures. */
const ROOT3 = Math.sqrt(3);

export const hexCentre = (q: number, r: number, size: number): [x: number, y: number] => [
  size * ROOT3 * (q + r / 2),
  size * 1.5 * r,
];

/** The outline, with softened corners. */
export function hexagon(x: number, y: number, size: number, soft = 0): string {
  const corner = (k: number): [number, number] => {
    const angle = (Math.PI / 3) * k + Math.PI / 6;
    return [x + size * Math.cos(angle), y + size * Math.sin(angle)];
  };
  const share = soft / size;
  const towards = (a: [number, number], b: [number, number]) =>
    `${(a[0] + (b[0] - a[0]) * share).toFixed(1)} ${(a[1] + (b[1] - a[1]) * share).toFixed(1)}`;
  let path = '';
  for (let k = 0; k < 6; k++) {
    const here = corner(k);
    path += `${k ? 'L' : 'M'}${towards(here, corner(k - 1))}Q${here[0].toFixed(1)} ${here[1].toFixed(1)} ${towards(here, corner(k + 1))}`;
  }
  return `${path}Z`;
}
