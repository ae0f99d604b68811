/** Where things are on the screen: pieces fly from one named place (`data-at`) to another. */
export interface Box {
  x: number;
  y: number;
  size: number;
}

/** The middle of a named place on the screen; of several, the largest that is shown. */
export function placeOf(name: string): Box | null {
  const shown = [...document.querySelectorAll(`[data-at="${name}"]`)]
    .map(boxOf)
    .filter((box) => box !== null);
  return shown.sort((a, b) => b.size - a.size)[0] ?? null;
}

export function boxOf(thing: Element | null): Box | null {
  const box = thing?.getBoundingClientRect();
  if (!box || box.width === 0) return null;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(box.width, box.height) };
}
