/** The coach of a table: hints while it is played, a review when it is over. A game without a coach has none. */
import { getContext, setContext } from 'svelte';
import { get, post } from '../core/api';
import { games } from '../core/games';
import { alsoSpeak } from '../core/i18n.svelte';
import { identity } from '../core/me.svelte';
import { tried } from '../core/refusals';
import { go } from '../core/router.svelte';
import type { TableSession } from '../core/table.svelte';
import type { History } from '../table/history.svelte';
import type { Decision, Hint, ReviewState, SeatReview, TableData } from '../wire/types';

const KEY = Symbol('coach');
const AGAIN_MS = 700; // until a review is looked for again
export const RUNGS = 4; // where to look, what kind of move, the move, why

export class TableCoach {
  offered = $state(false); // the game has a coach, and its words are here
  hint = $state.raw<Hint | null>(null);
  rung = $state(0);
  thinking = $state(false);
  asking = $state(false); // others must agree first, and this player wants to ask them
  state = $state.raw<ReviewState | null>(null);
  open = $state(false); // the review is shown
  private closed = false;

  constructor(
    private readonly table: TableSession,
    private readonly history: History,
  ) {}

  private readonly info = $derived.by(() => this.table.info!);

  /** Asks whether there is a coach, and learns its words. */
  async meet(): Promise<void> {
    const found = (await games().catch(() => [])).find(({ id }) => id === this.info.game);
    if (!found?.coach) return;
    await alsoSpeak('coach', 'web-coach', `${found.id}/coach`);
    this.offered = true;
  }

  part(): void {
    this.closed = true;
  }

  // --- hints ---

  readonly mayHint = $derived.by(
    () =>
      this.offered &&
      this.table.seat !== null &&
      this.info.status === 'playing' &&
      !this.table.guided &&
      this.info.seats[this.table.seat]?.bot == null &&
      !this.table.now?.result,
  );
  readonly isTalking = $derived.by(() => this.thinking || this.asking || this.hint !== null);
  /** Nothing is to be decided now. */
  readonly idle = $derived.by(
    () => !this.table.myTurn || this.table.past !== null || !this.table.now?.offers?.length || this.thinking,
  );
  /** People who haven't agreed to hints yet. */
  readonly unasked = $derived.by(() => {
    const agreed = this.info.hints?.agreed ?? [];
    const people = this.info.seats.filter(({ user, bot }) => user && !bot);
    if (people.every(({ user }) => user === identity.me?.id)) return [];
    return people.map(({ seat }) => seat).filter((seat) => !agreed.includes(seat));
  });
  readonly request = $derived.by(() => this.info.hints?.by ?? null);
  readonly isMine = $derived.by(
    () => this.request !== null && this.info.seats[this.request]?.user === identity.me?.id,
  );
  readonly isAsked = $derived.by(() => {
    const { seat } = this.table;
    const agreed = this.info.hints?.agreed ?? [];
    return this.request !== null && seat !== null && !this.isMine && !agreed.includes(seat);
  });

  /** The next rung, or the first one of a new position. */
  async climb(): Promise<void> {
    if (this.thinking) return;
    if (this.unasked.length) {
      this.asking = true;
      return;
    }
    if (this.hint?.v === this.table.version) {
      this.rung = Math.min(RUNGS, this.rung + 1);
      return;
    }
    this.thinking = true;
    const { seat } = this.table;
    const found = await tried(post<Hint>(`/api/tables/${this.table.id}/hint?seat=${seat}`));
    this.thinking = false;
    if (!found || found.v !== this.table.version || found.seat !== this.table.seat) return;
    this.hint = found;
    this.rung = 1;
  }

  dismiss(): void {
    this.hint = null;
    this.asking = false;
    this.rung = 0;
  }

  /** What was said about another position is void. Call it in an effect. */
  forgetOld(): void {
    const { version, seat } = this.table;
    if (this.hint && (this.hint.v !== version || this.hint.seat !== seat)) this.dismiss();
    if (this.asking && !this.unasked.length) this.asking = false;
  }

  async askOthers(): Promise<void> {
    this.asking = false;
    await tried(post<TableData>(`/api/tables/${this.table.id}/hints/ask`));
  }

  async answer(yes: boolean): Promise<void> {
    await tried(post<TableData>(`/api/tables/${this.table.id}/hints/answer`, { yes }));
  }

  // --- the review ---

  readonly mayReview = $derived.by(
    () => this.offered && this.table.seat !== null && this.info.status === 'finished',
  );
  readonly review = $derived.by((): SeatReview | null => {
    const seats = this.state?.review?.seats ?? [];
    return seats.find(({ seat }) => seat === this.table.seat) ?? seats[0] ?? null;
  });
  /** The decision that made the moment that is shown. */
  readonly decision = $derived.by(
    (): Decision | null => this.review?.decisions.find(({ v }) => v === this.history.moment) ?? null,
  );

  async openReview(): Promise<void> {
    if (!this.table.isPlain) this.history.reviewing = true; // the plain board shows both
    this.open = true;
    const begun = await tried(post<ReviewState>(`/api/tables/${this.table.id}/review`));
    if (!begun) this.open = false;
    else await this.follow(begun);
  }

  /** Until it is there, or nobody looks any more. */
  private async follow(state: ReviewState): Promise<void> {
    this.state = state;
    while (this.state?.working && this.open && !this.closed) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      this.state = await get<ReviewState>(`/api/tables/${this.table.id}/review`).catch(() => this.state);
    }
    const first = this.review?.turning?.[0] ?? this.review?.decisions[0]?.v;
    if (this.open && this.history.moment === null && first !== undefined) void this.history.show(first);
  }

  async share(yes: boolean): Promise<void> {
    const told = await tried(post<ReviewState>(`/api/tables/${this.table.id}/review/share`, { yes }));
    if (told) this.state = told;
  }

  // --- what if ---

  readonly mayBranch = $derived.by(
    () =>
      this.offered &&
      this.info.status === 'finished' &&
      this.history.moment !== null &&
      this.history.moment < this.table.version,
  );

  /** A table of our own that goes on from the moment that is shown; a decision is taken again. */
  async branch(): Promise<void> {
    const v = this.decision && this.open ? this.decision.v - 1 : this.history.moment!;
    const { seat } = this.table;
    const wanted = { v, ...(seat !== null && { seat }) };
    const fresh = await tried(post<TableData>(`/api/tables/${this.table.id}/branch`, wanted));
    if (fresh) go(`/t/${fresh.id}`);
  }
}

/** For all that is shown of this table. */
export function employ(table: TableSession, history: History): TableCoach {
  return setContext(KEY, new TableCoach(table, history));
}

export const coachOf = (): TableCoach => getContext<TableCoach>(KEY);
