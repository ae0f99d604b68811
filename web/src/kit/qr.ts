/** QR codes (ISO 18004) for short texts: bytes, correction level M, versions 1 to 10. */

/** By version: all codewords, those that correct in each block, and the number of blocks. */
const BLOCKS: [total: number, correcting: number, blocks: number][] = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
]; // prettier-ignore
const ALIGNED: number[][] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const LEVEL_M = 0b00;
const PADDING = [0xec, 0x11];
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** Rows of dark (true) and light modules, without the quiet zone. */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, v) => bytes.length <= room(v + 1)) + 1;
  if (!version) throw new RangeError(`${bytes.length} bytes are too long for a QR code`);
  const codewords = interleaved(version, data(version, bytes));
  const tried = MASKS.map((_, mask) => drawn(version, codewords, mask));
  return tried.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);
const dataWords = (version: number) => {
  const [total, correcting, blocks] = BLOCKS[version - 1]!;
  return total - correcting * blocks;
};
const room = (version: number) => Math.floor((dataWords(version) * 8 - 4 - lengthBits(version)) / 8);

// --- what is written ---

function data(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const push = (value: number, count: number) => {
    for (let k = count - 1; k >= 0; k--) bits.push((value >> k) & 1);
  };
  push(0b0100, 4); // bytes
  push(bytes.length, lengthBits(version));
  bytes.forEach((byte) => push(byte, 8));
  push(0, Math.min(4, dataWords(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, k) =>
    Number.parseInt(bits.slice(k * 8, k * 8 + 8).join(''), 2),
  );
  for (let k = 0; words.length < dataWords(version); k++) words.push(PADDING[k % 2]!);
  return words;
}

/** Blocks of nearly equal length, each followed by what corrects it; word by word in turn. */
function interleaved(version: number, words: number[]): number[] {
  const [, correcting, count] = BLOCKS[version - 1]!;
  const short = Math.floor(words.length / count);
  const longOnes = words.length % count;
  let from = 0;
  const blocks = Array.from({ length: count }, (_, k) => {
    const size = short + (k >= count - longOnes ? 1 : 0);
    return words.slice(from, (from += size));
  });
  const corrections = blocks.map((block) => correction(block, correcting));
  return [...inTurn(blocks), ...inTurn(corrections)];
}

function inTurn(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, k) =>
    blocks.flatMap((block) => (k < block.length ? [block[k]!] : [])),
  ).flat();
}

// --- Reed-Solomon over GF(256) ---

const POWERS: number[] = [];
for (let k = 0, value = 1; k < 255; k++) {
  POWERS.push(value);
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const LOGS = new Map(POWERS.map((value, k) => [value, k]));
const times = (a: number, b: number): number => (a && b ? POWERS[(LOGS.get(a)! + LOGS.get(b)!) % 255]! : 0);

function correction(block: number[], count: number): number[] {
  let generator = [1];
  for (let k = 0; k < count; k++) {
    const root = POWERS[k]!;
    generator = [...generator, 0].map((value, at) => value ^ (at ? times(generator[at - 1]!, root) : 0));
  }
  const rest = [...block, ...Array<number>(count).fill(0)];
  block.forEach((_, k) => {
    const factor = rest[k]!;
    generator.forEach((value, at) => (rest[k + at]! ^= times(value, factor)));
  });
  return rest.slice(block.length);
}

// --- the picture ---

function drawn(version: number, codewords: number[], mask: number): boolean[][] {
  const size = 17 + version * 4;
  const modules: (boolean | null)[][] = Array.from({ length: size }, () =>
    Array<boolean | null>(size).fill(null),
  );
  drawPatterns(modules, version);
  drawFormat(modules, mask);
  if (version >= 7) drawVersion(modules, version);
  drawWords(modules, codewords, mask);
  return modules as boolean[][];
}

type Grid = (boolean | null)[][];

function drawPatterns(grid: Grid, version: number): void {
  const size = grid.length;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(grid, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  for (let k = 8; k < size - 8; k++) grid[6]![k] = grid[k]![6] = k % 2 === 0;
  const lines = ALIGNED[version - 1]!;
  const last = lines.at(-1);
  const inFinder = (x: number, y: number) => (x === 6 && (y === 6 || y === last)) || (x === last && y === 6);
  for (const x of lines)
    for (const y of lines) if (!inFinder(x, y)) square(grid, x, y, 2, (ring) => ring !== 1);
}

/** Rings around a centre; what lies outside isn't drawn. */
function square(grid: Grid, x: number, y: number, radius: number, dark: (ring: number) => boolean): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++)
      if (grid[y + dy]?.[x + dx] !== undefined)
        grid[y + dy]![x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
}

/** The remainder that protects format and version. */
function protectedBits(value: number, generator: number, count: number): number {
  let rest = value;
  for (let k = 0; k < count; k++) rest = (rest << 1) ^ ((rest >> (count - 1)) * generator);
  return (value << count) | rest;
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = protectedBits((LEVEL_M << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let k = 0; k < 15; k++) {
    const dark = ((bits >> k) & 1) === 1;
    // down and along the upper left finder, leaving out the timing lines
    if (k < 8) grid[k < 6 ? k : k + 1]![8] = dark;
    else grid[8]![k < 9 ? 15 - k : 14 - k] = dark;
    // the second copy
    if (k < 8) grid[8]![size - 1 - k] = dark;
    else grid[size - 15 + k]![8] = dark;
  }
  grid[size - 8]![8] = true;
}

function drawVersion(grid: Grid, version: number): void {
  const bits = protectedBits(version, 0x1f25, 12);
  for (let k = 0; k < 18; k++) {
    const dark = ((bits >> k) & 1) === 1;
    const [far, near] = [grid.length - 11 + (k % 3), Math.floor(k / 3)];
    grid[near]![far] = grid[far]![near] = dark;
  }
}

/** Up and down in columns of two, from the lower right. */
function drawWords(grid: Grid, words: number[], mask: number): void {
  const size = grid.length;
  let bit = 0;
  let upwards = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5; // the timing line
    for (let k = 0; k < size; k++) {
      const y = upwards ? size - 1 - k : k;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        grid[y]![x] = dark !== MASKS[mask]!(x, y);
        bit += 1;
      }
    }
    upwards = !upwards;
  }
}

// --- which mask is easiest to read ---

const FINDER = /(?=10111010000|00001011101)/g;

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  const columns = grid.map((_, x) => grid.map((row) => row[x]!));
  let sum = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map(Number).join('');
    for (const [run] of text.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...text.matchAll(FINDER)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const dark = grid[y]![x];
      if (dark === grid[y - 1]![x] && dark === grid[y]![x - 1] && dark === grid[y - 1]![x - 1]) sum += 3;
    }
  const share = grid.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
