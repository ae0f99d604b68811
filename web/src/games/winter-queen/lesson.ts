/** What a lesson points at, as the places of the board are called. */
const MOST_ON_HOLDER = 5;

/** holder:1 → its hollows, pile:green, book:1 and 1L → those of this seat; spaces and the bag are called as they are. */
export function places(light: string, seat: number): string[] {
  const [kind, which] = light.split(':');
  if (kind === 'holder')
    return Array.from({ length: MOST_ON_HOLDER }, (_, k) => `h${Number(which) - 1}-${k}`);
  if (kind === 'pile') return [`pile-${which}`];
  if (kind === 'book') return [`s${seat}-${which}`];
  if (/^\d[LR]$/.test(light)) return [`p${seat}-${light}`];
  return /^[a-z]+\d?$/.test(light) ? [light] : [];
}
