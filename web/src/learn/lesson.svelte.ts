/** A guided game: which step it is at, what it wants to be done, and what was said before. */
import { preferences, prefer } from '../core/preferences.svelte';
import type { TableSession } from '../core/table.svelte';
import type { Offer } from '../wire/types';

export interface LessonStep {
  id: string;
  say: string; // a key of the catalogue
  wait: 'read' | 'move';
  do?: string[]; // the moves that the step means, any of them
  light?: string[]; // what the words are about
  values?: Record<string, number>; // numbers in the words
}

export class Lesson {
  at = $state(0); // the step that is learned now
  shown = $state(0); // the step that is read: one may look back
  skipped = $state(false);
  readonly step = $derived.by(() => this.steps[this.shown]);
  readonly over = $derived.by(() => this.at >= this.steps.length);

  constructor(
    private readonly table: TableSession,
    readonly steps: LessonStep[],
  ) {
    this.at = this.shown = Math.min(Number(sessionStorage.getItem(this.place) ?? 0), steps.length);
  }

  /** Follows the table until the answer is called. */
  follow(): () => void {
    const stop = this.table.onNews(({ line }) => {
      if (line.by === this.table.seat && line.deed === 'act' && this.steps[this.at]?.wait === 'move')
        this.forward();
    });
    return () => {
      stop();
      this.table.wanted = null;
    };
  }

  /** Only what the step wants glows. If nothing of it is on offer, everything does: a lesson never gets stuck. */
  narrow(): void {
    const step = this.steps[this.at];
    if (this.skipped || this.over || !step) this.table.wanted = null;
    else if (step.wait === 'read') this.table.wanted = () => false;
    else {
      const fits = (offer: Offer) => step.do?.includes(offer.do) ?? false;
      this.table.wanted = this.table.now?.offers?.some(fits) ? fits : null;
    }
  }

  forward(): void {
    if (this.shown < this.at) this.shown += 1;
    else {
      this.at += 1;
      this.shown = this.at;
      sessionStorage.setItem(this.place, String(this.at));
      if (this.over) this.learned();
    }
  }

  back(): void {
    this.shown = Math.max(0, this.shown - 1);
  }

  skip(): void {
    this.skipped = true;
    this.learned();
  }

  private learned(): void {
    const game = this.table.info?.game;
    if (game && !preferences.learned.includes(game)) prefer('learned', [...preferences.learned, game]);
  }

  private get place(): string {
    return `frostfair.lesson.${this.table.id}`;
  }
}
