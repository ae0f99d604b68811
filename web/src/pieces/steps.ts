/** Arrow keys: to the nearest thing that can be chosen in that direction, wherever on the table it lies. */
const WAYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Things that can be chosen, and in the same part of the table also what can only be asked about. */
export function stops(board: Element, from: Element | null): HTMLElement[] {
  const part = from?.closest('[data-part]') ?? board;
  const all = [...board.querySelectorAll<HTMLElement>('[data-stop]')];
  return all.filter(
    (stop) => (stop.hasAttribute('data-legal') || part.contains(stop)) && stop.getClientRects().length > 0,
  );
}

export function step(board: Element, from: Element, key: string): HTMLElement | null {
  const way = WAYS[key];
  if (!way) return null;
  const start = middle(from);
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const stop of stops(board, from)) {
    if (stop === from) continue;
    const [dx, dy] = [middle(stop)[0] - start[0], middle(stop)[1] - start[1]];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    if (along < 4 || aside > along * 1.8) continue; // not that way
    const far = along + aside * 1.6;
    if (far < least) [nearest, least] = [stop, far];
  }
  return nearest;
}

/** The thing that can be chosen nearest to where something is, or was. */
export function nearest(board: Element, from: DOMRect): HTMLElement | null {
  const [x, y] = centre(from);
  const far = (stop: Element) => Math.hypot(middle(stop)[0] - x, middle(stop)[1] - y);
  const legal = stops(board, null).filter((stop) => stop.hasAttribute('data-legal'));
  return legal.sort((one, other) => far(one) - far(other))[0] ?? null;
}

function middle(thing: Element): [x: number, y: number] {
  return centre(thing.getBoundingClientRect());
}

function centre(box: DOMRect): [x: number, y: number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
