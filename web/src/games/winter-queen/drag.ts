/** Dragging a crystal from its holder: the same choice as two presses, in one gesture. */
import type { Held } from './choosing.svelte';
import type { Desk } from './desk.svelte';

const STARTS_AFTER_PX = 7;

export interface Dragged extends Held {
  x: number;
  y: number;
  size: number;
}

export class Drag {
  constructor(
    private readonly desk: () => Desk,
    private readonly show: (dragged: Dragged | null) => void,
  ) {}

  begin(event: PointerEvent, held: Held, size: number): void {
    if (event.button !== 0) return;
    const start = { x: event.clientX, y: event.clientY };
    const box = (event.currentTarget as Element).getBoundingClientRect();
    let moving = false;
    const done = new AbortController();
    const move = (at: PointerEvent) => {
      if (!moving && Math.hypot(at.clientX - start.x, at.clientY - start.y) < STARTS_AFTER_PX) return;
      if (!moving && !this.lift(held)) return;
      moving = true;
      at.preventDefault();
      this.show({ ...held, x: at.clientX, y: at.clientY - 8, size: Math.max(size, box.width) });
      this.desk().hovered = under(at);
    };
    const end = (at: PointerEvent) => {
      done.abort();
      if (!moving) return;
      this.show(null);
      this.desk().hovered = null;
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (at.type === 'pointerup') this.drop(under(at));
      else this.desk().choosing.putBack();
    };
    for (const name of ['pointerup', 'pointercancel'] as const)
      addEventListener(name, end, { signal: done.signal });
    addEventListener('pointermove', move, { signal: done.signal, passive: false });
  }

  private lift(held: Held): boolean {
    const { choosing } = this.desk();
    const now = choosing.held;
    if (!now || now.holder !== held.holder || now.spot !== held.spot) {
      choosing.putBack();
      choosing.hold(held);
    }
    return choosing.held !== null;
  }

  private drop(place: string | null): void {
    const { choosing } = this.desk();
    if (place && choosing.targets.has(place)) choosing.choosePlace(place);
    else choosing.putBack();
  }
}

const under = ({ clientX, clientY }: PointerEvent): string | null =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]')?.dataset['place'] ?? null;

// the release of a drag must not press what lies under it as well
const swallow = (event: Event) => event.stopPropagation();
