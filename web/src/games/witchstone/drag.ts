/** Dragging a tile from the hand: the same choice as two presses, in one gesture. */
import type { Choosing } from './choosing.svelte';

const STARTS_AFTER_PX = 7;

export interface Dragged {
  tile: string;
  x: number;
  y: number;
}

export class Drag {
  constructor(
    private readonly choosing: () => Choosing,
    private readonly show: (dragged: Dragged | null) => void,
  ) {}

  begin(event: PointerEvent, tile: string): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    let moving = false;
    const done = new AbortController();
    const move = (at: PointerEvent) => {
      if (!moving && Math.hypot(at.clientX - start.x, at.clientY - start.y) < STARTS_AFTER_PX) return;
      if (!moving && this.choosing().holding !== tile) this.choosing().hold(tile);
      moving = true;
      at.preventDefault();
      this.choosing().hovered = under(at);
      this.show({ tile, x: at.clientX, y: at.clientY });
    };
    const end = (at: PointerEvent) => {
      done.abort();
      if (!moving) return;
      this.show(null);
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (at.type === 'pointerup') this.choosing().drop();
    };
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, end, { signal: done.signal });
    addEventListener('pointermove', move, { signal: done.signal, passive: false });
  }
}

const under = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-stop^="hex-"]')?.dataset['stop'] ??
  null;

// the release of a drag must not press what lies under it as well
const swallow = (event: Event) => event.stopPropagation();
