/** A puzzle that is being solved: the learner's own moves, tried at the server, which keeps nothing of them. */
import { post } from '../core/api';
import { say } from '../core/i18n.svelte';
import { botName } from '../core/people';
import { tried } from '../core/refusals';
import type { BoardSession } from '../core/session';
import type { Happening } from '../core/table.svelte';
import type { Offer, PuzzleData, PuzzleMoment, Tried } from '../wire/types';

type Listener = (happening: Happening) => void;
const NOTHING: Offer[] = [];
const RUNGS = 4;

export class PuzzleSession implements BoardSession {
  readonly past = null;
  readonly state = 'live';
  readonly seat: number;
  readonly puzzle: PuzzleData;
  version = $state(0); // of the position, as boards count
  waiting = $state(0);
  tries = $state(0);
  tried = $state<Record<string, number>>({}); // what missed the aim, and what it was worth
  rung = $state(0); // how far the ladder of hints was climbed
  last = $state.raw<{ offer: string; value: number } | null>(null); // the newest miss
  solved = $state.raw<{ offer: string; others: string[] } | null>(null);
  private at = $state.raw<PuzzleMoment>()!;
  private moves = $state.raw<string[]>([]);
  private readonly listeners = new Set<Listener>();

  constructor(
    readonly game: string,
    puzzle: PuzzleData,
    private readonly onsolved: (session: PuzzleSession) => void,
  ) {
    this.puzzle = puzzle;
    this.at = puzzle.at;
    this.seat = puzzle.at.now.deciders[0]!;
  }

  now = $derived(this.at.now);
  shown = $derived(this.now);
  offers = $derived(this.now.offers ?? NOTHING);
  value = $derived(this.at.value);
  names = $derived.by(() =>
    seatsOf(this.puzzle).map((seat) => (seat === this.seat ? say('web-puzzles-you') : botName(seat))),
  );
  /** Some moves are made, and others must follow. */
  begun = $derived(this.moves.length > 0 && !this.solved);
  /** What every offer is worth: on the last rung, and when it is solved. */
  values = $derived.by(() => {
    if (this.solved) return this.puzzle.at.values ?? {};
    return this.rung === RUNGS ? (this.at.values ?? {}) : null;
  });

  act(what: string): void {
    if (!this.waiting && !this.solved) void this.attempt(what);
  }

  async ask<Answer>(about: unknown): Promise<Answer | null> {
    return post<Answer>(`${this.path}/ask`, { about, moves: this.moves }).catch(() => null);
  }

  onNews(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  climb(): void {
    this.rung = Math.min(this.rung + 1, RUNGS);
  }

  /** Back to the position, whatever was begun. */
  putBack(): void {
    if (!this.begun) return;
    this.moves = [];
    this.show(this.puzzle.at);
  }

  private get path(): string {
    return `/api/puzzles/${this.game}/${this.puzzle.id}`;
  }

  private async attempt(what: string): Promise<void> {
    const moves = [...this.moves, what];
    this.waiting = 1;
    const found = await tried(post<Tried>(`${this.path}/try`, { moves }));
    this.waiting = 0;
    if (!found) return;
    if (found.refused) return this.onrefused?.(found.refused);
    if (found.at.now.offers?.length) {
      this.moves = moves;
      return this.show(found.at);
    }
    this.tries += 1;
    if (found.at.reached) this.solve(moves, found);
    else this.miss(what, found.at.value);
  }

  onrefused: ((refused: NonNullable<Tried['refused']>) => void) | null = null;

  private miss(offer: string, value: number): void {
    this.tried[offer] = value;
    this.last = { offer, value };
    this.putBack();
  }

  private solve(moves: string[], found: Tried): void {
    const made = moves.join(' ');
    const others = (found.solutions ?? [])
      .filter((line) => line.join(' ') !== made)
      .map((line) => line.at(-1)!);
    this.moves = moves;
    this.solved = { offer: moves.at(-1)!, others };
    this.show(found.at);
    this.onsolved(this);
  }

  /** Boards let pieces fly from where they were. */
  private show(at: PuzzleMoment): void {
    const before = this.now;
    this.at = at;
    this.version += 1;
    const line = { v: this.version, by: this.seat, deed: 'act' };
    this.listeners.forEach((listen) => listen({ line, before }));
  }
}

/** Views of all games say how many seats there are. */
function seatsOf(puzzle: PuzzleData): number[] {
  const { seats } = puzzle.at.now.view as { seats: number };
  return Array.from({ length: seats }, (_, seat) => seat);
}
