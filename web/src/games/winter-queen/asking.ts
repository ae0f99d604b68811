/** Anything on the table can be asked why: by hovering, by focus, by a long press. */
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';
import type { About } from './forensics.svelte';

const DWELL_MS = 160;
const LEAVE_MS = 280;
const LONG_PRESS_MS = 450;

export function asking(desk: Desk, about: () => About): Attachment<Element> {
  return (node) => {
    let timer = 0;
    let pressed = false;
    const later = (delay: number, run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, delay);
    };
    const handlers: Record<string, (event: Event) => void> = {
      pointerenter: (event) =>
        mouse(event) && !desk.compact && later(DWELL_MS, () => desk.explain(about(), false)),
      pointerleave: (event) =>
        mouse(event) ? later(LEAVE_MS, () => desk.leave(about())) : clearTimeout(timer),
      pointerdown: (event) => {
        pressed = false;
        clearTimeout(timer); // a press asks at once, or does something else
        if (mouse(event)) return;
        later(LONG_PRESS_MS, () => {
          pressed = true;
          desk.explain(about(), true);
        });
      },
      pointerup: (event) => mouse(event) || clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => pressed && event.preventDefault(),
      focus: () => node.matches(':focus-visible') && !desk.compact && desk.explain(about(), false),
      // not at once: a piece that is taken off the page loses the focus when its values are gone already
      blur: () => later(0, () => desk.leave(about())),
    };
    // A long press asks; the click that follows it must not choose.
    const swallow = (event: Event) => {
      if (!pressed) return;
      pressed = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    node.addEventListener('click', swallow, { capture: true });
    for (const [name, handle] of Object.entries(handlers)) node.addEventListener(name, handle);
    return () => {
      clearTimeout(timer);
      node.removeEventListener('click', swallow, { capture: true });
      for (const [name, handle] of Object.entries(handlers)) node.removeEventListener(name, handle);
    };
  };
}

const mouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'mouse';
