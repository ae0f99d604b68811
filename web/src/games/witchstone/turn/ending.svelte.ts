/** The end of a turn: at once where nothing is owed; else, after a question, whatever is left is let go offer by offer. */
import type { TableSession } from '../../../core/table.svelte';
import type { Offer } from '../../../wire/types';
import { viewOf, what } from '../view';

/** What can't be let go: it must be decided first. */
const MUST = ['tile', 'tower', 'crystal-out'];

export class Ending {
  asks = $state(false); // what would be lost is being shown
  private letsGo = $state(false);

  constructor(private readonly table: TableSession) {}

  private readonly owed = $derived.by(() => viewOf(this.table.now)?.owed ?? []);
  private readonly top = $derived(this.owed.at(-1)?.kind);
  private readonly draw = $derived.by(() => (this.top === 'draw' ? this.offer('draw') : undefined));

  /** Nothing is owed any more. */
  readonly isFree = $derived.by(() => this.table.now?.may_end_turn === true || this.draw !== undefined);
  /** Something is left that may be let go. */
  readonly mayLetGo = $derived.by(
    () => this.top !== undefined && !MUST.includes(this.top) && this.next() !== undefined,
  );
  readonly isPossible = $derived(this.isFree || this.mayLetGo);

  press(): void {
    if (this.table.now?.may_end_turn) this.table.endTurn();
    else if (this.draw) this.table.act(this.draw.do);
    else this.asks = true;
  }

  letGo(): void {
    this.asks = false;
    this.letsGo = true;
    this.goOn();
  }

  keepPlaying(): void {
    this.asks = false;
  }

  /** One offer after the other, each answered by the server, until the turn is over or something must be decided. */
  goOn(): void {
    if (!this.letsGo || this.table.waiting) return;
    const next = this.isFree ? undefined : this.next();
    if (next) return this.table.act(next.do);
    this.letsGo = false;
    if (this.isFree) this.press();
  }

  /** Done with what runs; a kind that hasn't begun is begun, to be let go. */
  private next(): Offer | undefined {
    return this.offer('done') ?? this.offer('begin');
  }

  private offer(deed: string): Offer | undefined {
    return this.table.offers.find((one) => what(one).do === deed);
  }
}
