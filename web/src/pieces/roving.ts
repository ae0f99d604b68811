/** The keyboard on a drawn table: one stop of each part is in the tab order, arrows go on from there. */
import { step, stops } from './steps';

export class Roving {
  private readonly chosen = new WeakMap<Element, Element>(); // by part; templates give all the others -1

  /** What a part offers first, where its focus isn't yet: the selectors in their order. */
  constructor(private readonly first: string[]) {}

  all(board: Element): void {
    board.querySelectorAll('[data-part]').forEach((part) => this.rove(part));
  }

  focusin = ({ target }: FocusEvent): void => {
    const part = (target as Element).closest('[data-part]');
    if (part) this.rove(part);
  };

  private rove(part: Element): void {
    const inside = [...part.querySelectorAll<HTMLElement>('[data-stop]')];
    const chosen =
      inside.find((stop) => stop === document.activeElement) ??
      this.first.map((wanted) => inside.find((stop) => stop.matches(wanted))).find(Boolean) ??
      inside[0];
    const before = this.chosen.get(part);
    if (before === chosen) return; // browsers lay out the whole page anew when a tabindex is set
    before?.setAttribute('tabindex', '-1');
    chosen?.setAttribute('tabindex', '0');
    if (chosen) this.chosen.set(part, chosen);
    else this.chosen.delete(part);
  }
}

/** Arrows, Home and Enter on a stop of the table: true if the key meant something. */
export function steer(board: Element, event: KeyboardEvent): boolean {
  const at = (event.target as Element).closest<HTMLElement>('[data-stop]');
  if (!at || event.altKey || event.ctrlKey || event.metaKey) return false;
  const next = step(board, at, event.key);
  if (next) next.focus();
  else if (event.key === 'Home') stops(board, at)[0]?.focus();
  else if ((event.key === 'Enter' || event.key === ' ') && !(at instanceof HTMLButtonElement))
    at.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  else return false;
  event.preventDefault();
  event.stopPropagation();
  return true;
}
