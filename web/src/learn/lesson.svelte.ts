/** A guided game: which step it is at, what it wants to be done, and what was said before.
 *
 * The step follows from the table: from how many of the learner's moves stand. Only what was read besides is kept, so
 * stepping back, reloading and coming back later lead to the right words.
 */
import { preferences, prefer } from '../core/preferences.svelte';
import type { TableSession } from '../core/table.svelte';
import type { History } from '../table/history.svelte';
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
  private read = $state(0); // all steps before this one were read
  private looking = $state.raw({ from: 0, back: 0 }); // one may read again what was said before
  skipped = $state(false);

  constructor(
    private readonly table: TableSession,
    private readonly history: History,
    readonly steps: LessonStep[],
  ) {
    this.read = Number(sessionStorage.getItem(this.place) ?? 0);
    this.skipped = sessionStorage.getItem(`${this.place}.skipped`) !== null;
  }

  /** Whether the whole log is here. */
  readonly known = $derived.by(() => this.history.lines.length === this.table.version);
  /** How many moves of the learner stand. */
  private readonly made = $derived.by(
    () =>
      this.history.lines.filter(({ by, deed, undone }) => by === this.table.seat && deed === 'act' && !undone)
        .length,
  );
  /** The first step after these moves … */
  private readonly first = $derived.by(() => {
    const moves = this.steps.flatMap(({ wait }, k) => (wait === 'move' ? [k] : []));
    return this.made ? (moves[Math.min(this.made, moves.length) - 1] ?? -1) + 1 : 0;
  });
  /** … and the last: it asks for the next one. */
  private readonly last = $derived.by(() => {
    const next = this.steps.findIndex(({ wait }, k) => k >= this.first && wait === 'move');
    return next < 0 ? this.steps.length : next;
  });
  /** The step that is learned now. */
  readonly at = $derived.by(() => Math.min(Math.max(this.read, this.first), this.last));
  /** The step that is shown. */
  readonly shown = $derived.by(() => this.at - (this.looking.from === this.at ? this.looking.back : 0));
  readonly step = $derived.by(() => this.steps[this.shown]);
  readonly over = $derived.by(() => this.at >= this.steps.length);
  /** Whether the way back is to take the last move back. */
  readonly undoes = $derived.by(
    () => this.shown === this.at && this.at === this.first && this.table.now?.may_undo === true,
  );
  /** After a move the learner reads in peace: the tutor's answer comes later. */
  private readonly reading = $derived.by(
    () => !this.skipped && this.made > 0 && this.at === this.first && this.steps[this.at]?.wait === 'read',
  );

  /** Leads the table until the answer is called. */
  lead(): () => void {
    this.table.holdsBack = () => this.reading;
    return () => {
      this.table.holdsBack = this.table.wanted = null;
      this.table.guided = false;
    };
  }

  /** Only what the step wants glows. If nothing of it is on offer, everything does: a lesson never gets stuck. */
  narrow(): void {
    const step = this.steps[this.at];
    this.table.guided = !this.skipped && !this.over;
    if (this.skipped || this.over || !step) this.table.wanted = null;
    else if (!this.known || step.wait === 'read') this.table.wanted = () => false;
    else {
      const fits = (offer: Offer) => step.do?.includes(offer.do) ?? false;
      this.table.wanted = this.table.now?.offers?.some(fits) ? fits : null;
    }
  }

  /** What the tutor did while the learner was reading is shown afterwards. */
  goOn(): void {
    if (!this.reading) this.table.catchUp();
  }

  forward(): void {
    if (this.shown < this.at) this.looking = { from: this.at, back: this.at - this.shown - 1 };
    else {
      this.read = this.at + 1;
      sessionStorage.setItem(this.place, String(this.read));
      if (this.over) this.learned();
    }
  }

  back(): void {
    if (this.undoes) this.table.undo();
    else this.looking = { from: this.at, back: Math.min(this.at, this.at - this.shown + 1) };
  }

  skip(): void {
    this.skipped = true;
    sessionStorage.setItem(`${this.place}.skipped`, '');
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
