/** How a source of points is drawn: a tint and a hatch of its own, so that neither is needed alone. */
export const TINTS = [
  '#9fe07f',
  '#ff9db8',
  '#8fa8ff',
  '#e9dcff',
  '#ffd27a',
  '#5ff0bd',
  '#7fd8ff',
  '#ffa477',
  '#c9cfe0',
  '#d8e86a',
  '#f3a3f0',
  '#a5e6e0',
  '#ffe9b8',
  '#b9c4ff',
  '#ffb3a0',
  '#b8f0c8',
];
const SLASH = 'M0 8 8 0M-2 2 2-2M6 10 10 6';
const BACKSLASH = 'M0 0 8 8M-2 6 2 10M6-2 10 2';
/** Lines of a hatch, and areas of it, in a square of 8. */
export const HATCHES: { lines?: string; areas?: string }[] = [
  {},
  { lines: SLASH },
  { lines: 'M0 4H8' },
  {
    areas:
      'M1 2a1.400 1.400 0 1 0 2.800 0 1.400 1.400 0 1 0-2.800 0M5 6a1.400 1.400 0 1 0 2.800 0 1.400 1.400 0 1 0-2.800 0',
  },
  { lines: 'M4 0V8' },
  { lines: BACKSLASH },
  { lines: 'M0 6 4 2 8 6' },
  { lines: 'M0 0H8V8H0Z' },
  { areas: 'M0 0H4V4H0ZM4 4H8V8H4Z' },
  { lines: `${SLASH}${BACKSLASH}` },
  { lines: 'M0 2H8M0 6H8' },
  { lines: 'M2 0V8M6 0V8' },
  { areas: 'M4 1 7 4 4 7 1 4Z' },
  { lines: 'M0 2 4 6 8 2' },
  { lines: 'M4 1V7M1 4H7' },
  { areas: 'M2 2H6V6H2Z' },
];
export const tint = (source: number): string => TINTS[source % TINTS.length]!;
export const fill = (source: number): string => `url(#source-${source % TINTS.length})`;
