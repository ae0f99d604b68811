/** Where everything stands at the fair. Thrown once with a fixed seed, so that it is the same fair every evening. */
export const WIDTH = 1280;
export const HEIGHT = 720;
export const HORIZON = 386;

let seed = 7;
function chance(): number {
  seed = (Math.imul(seed ^ (seed >>> 15), 2246822519) + 0x9e3779b9) | 0;
  return (seed >>> 0) / 2 ** 32;
}
const some = <T>(count: number, make: (k: number) => T): T[] =>
  Array.from({ length: count }, (_, k) => make(k));
const short = (value: number): string => value.toFixed(1);

export const STARS = some(130, () => ({
  x: Math.round(chance() * WIDTH),
  y: Math.round(chance() * HORIZON * 0.8),
  r: Number(short(chance() * 1.2 + 0.3)),
  light: Number((chance() * 0.7 + 0.2).toFixed(2)),
}));

interface Roof {
  wall: string;
  snow: string;
  window: { x: number; y: number } | null;
}
export const ROOFS: Roof[] = some(46, (k) => {
  const x = (k * WIDTH) / 45 - 10;
  const width = 22 + chance() * 26;
  const height = 10 + chance() * 30;
  const top = HORIZON - height - (10 + chance() * 18);
  const eaves = { left: HORIZON - height, right: top + 14 };
  const ridge = x + width / 2;
  return {
    wall: `M${short(x)} ${HORIZON}V${short(eaves.left)}L${short(ridge)} ${short(top)} ${short(x + width)} ${short(eaves.right)}V${HORIZON}Z`,
    snow: `M${short(x)} ${short(eaves.left)}L${short(ridge)} ${short(top)} ${short(x + width)} ${short(eaves.right)}`,
    window: chance() > 0.35 ? { x: x + width * 0.3, y: HORIZON - height * 0.6 } : null,
  };
});

export const BRIDGE = some(
  9,
  (k) => `M${WIDTH * 0.52 + k * 74} ${HORIZON + 12}v-34h74v34h-10q-4-26-27-26t-27 26Z`,
).join('');

export const CRACKS = some(14, () => {
  const x = chance() * WIDTH;
  const y = HORIZON + 20 + chance() * (HEIGHT - HORIZON);
  return `M${short(x)} ${short(y)}l${short(40 + chance() * 90)} ${short(chance() * 16 - 8)} ${short(30 + chance() * 40)} ${short(chance() * 20)}`;
}).join('');

/** The far stalls on the ice, and people between them. */
export const STALLS = [
  { x: WIDTH * 0.05, y: HORIZON + 26, size: 0.8, awning: '#b04a6b' },
  { x: WIDTH * 0.16, y: HORIZON + 16, size: 0.55, awning: '#3c7a9a' },
  { x: WIDTH * 0.58, y: HORIZON + 18, size: 0.6, awning: '#b04a6b' },
  { x: WIDTH * 0.66, y: HORIZON + 30, size: 0.85, awning: '#4a7a5a' },
  { x: WIDTH * 0.93, y: HORIZON + 22, size: 0.75, awning: '#6a4aa0' },
];
export const PEOPLE = [0.1, 0.12, 0.21, 0.5, 0.535, 0.72, 0.74, 0.86].map((at, k) => ({
  x: WIDTH * at,
  y: HORIZON + 22 + (k % 3) * 7,
  size: 0.5 + (k % 3) * 0.08,
}));
