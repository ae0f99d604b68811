/** Where all points came from, and how the last of them are shown: page by page, or at once.
 *
 * It adds up what the server tells; what counts, and why, the server says.
 */
import { get } from '../core/api';
import { wantsStillness } from '../core/preferences.svelte';
import type { TableSession } from '../core/table.svelte';
import type { History } from '../table/history.svelte';
import type { Ledger, LedgerEntry } from '../wire/types';

const COUNT_MS = 420; // a counted piece
const PAGE_MS = 1500; // the longest that one entry takes
const ALL_MS = 16000; // the longest that all of them take
const REST_MS = 500; // between two of them
const NOTHING: LedgerEntry[] = [];

/** A number of the ledger: all that a seat made with a source. */
export interface Cell {
  seat: number;
  source: number;
}

export class Reckoning {
  ledger = $state.raw<Ledger | null>(null);
  chosen = $state.raw<Cell | null>(null);
  /** The entry of the last scoring that is being counted, if it is watched. */
  at = $state<number | null>(null);
  private pieces = $state(0); // of it, that are lit so far
  private lighted = $state.raw<LedgerEntry | null>(null);
  private wasWatched = false;
  private run = 0; // moves on when the show is cut short

  constructor(
    private readonly table: TableSession,
    private readonly history: History,
  ) {}

  async read(): Promise<void> {
    const { id, seat } = this.table;
    const query = seat === null ? '' : `?seat=${seat}`;
    this.ledger = await get<Ledger>(`/api/tables/${id}/ledger${query}`);
  }

  private readonly entries = $derived(this.ledger?.entries ?? NOTHING);
  readonly finals = $derived(this.entries.filter(({ final }) => final));
  readonly running = $derived(this.at !== null);
  /** The entry that is being counted. */
  readonly counting = $derived(this.at === null ? null : this.finals[this.at]!);
  readonly isCounted = $derived(this.pieces >= (this.counting?.counted?.length ?? 0));

  /** All that has been counted so far. */
  readonly counted = $derived.by(() => {
    if (this.at === null) return this.entries;
    const done = new Set(this.finals.slice(0, this.at + (this.isCounted ? 1 : 0)));
    return this.entries.filter((entry) => !entry.final || done.has(entry));
  });
  readonly rounds = $derived(this.ledger?.rounds ?? 0);
  /** What the charts must have room for. */
  readonly most = $derived(
    Math.max(
      1,
      ...(this.ledger?.seats ?? []).map((seat) =>
        sumOf(this.entries.filter((entry) => entry.seat === seat && entry.points > 0)),
      ),
    ),
  );
  /** The sources that brought anyone anything, by their number. */
  readonly sources = $derived(
    (this.ledger?.sources ?? []).map((_, source) => source).filter((source) => this.isUsed(source)),
  );

  of = ({ seat, source }: Cell): LedgerEntry[] =>
    this.counted.filter((entry) => entry.seat === seat && entry.source === source);
  total = (seat: number): number => sumOf(this.counted.filter((entry) => entry.seat === seat));
  inLastScoring = (seat: number): number =>
    sumOf(this.counted.filter((entry) => entry.seat === seat && entry.final));

  private isUsed(source: number): boolean {
    return this.entries.some((entry) => entry.source === source);
  }

  // --- what is lit on the board ---

  readonly explained = $derived(this.counting ?? this.lighted);
  readonly lit = $derived.by(() => {
    const places = (this.explained?.counted ?? []).map(({ at }) => at);
    return this.counting ? places.slice(0, this.pieces) : places;
  });

  /** A number was pressed: its last entry is lit, at its moment. */
  choose(cell: Cell): void {
    this.skip();
    this.chosen = cell;
    const last = this.of(cell).at(-1);
    if (last) this.show(last);
  }

  /** An entry at the moment when it was made; the last scoring is the present. */
  show(entry: LedgerEntry): void {
    this.skip();
    this.chosen = { seat: entry.seat, source: entry.source };
    this.lighted = entry;
    if (entry.final) this.history.present();
    else void this.history.show(entry.v);
  }

  forget(): void {
    this.chosen = null;
    this.lighted = null;
  }

  // --- the last scoring, page by page ---

  /** Who wants stillness turns the pages by hand. */
  watch(): void {
    if (!this.finals.length) return;
    this.forget();
    this.history.present();
    if (wantsStillness()) this.turnTo(0);
    else void this.play();
  }

  /** Shown by itself when a game ends before our eyes, and never twice. */
  watchOnce(): void {
    if (this.wasWatched || wantsStillness()) return;
    this.watch();
    this.wasWatched = true;
  }

  skip(): void {
    this.run += 1;
    this.at = null;
    this.pieces = 0;
  }

  next(): void {
    this.run += 1;
    if (this.at === null || this.at + 1 >= this.finals.length) this.skip();
    else this.turnTo(this.at + 1);
  }

  private turnTo(at: number): void {
    this.at = at;
    this.pieces = this.finals[at]!.counted?.length ?? 0;
  }

  private async play(): Promise<void> {
    const run = (this.run += 1);
    const page = Math.min(PAGE_MS, ALL_MS / this.finals.length - REST_MS);
    for (const [at, entry] of this.finals.entries()) {
      const many = entry.counted?.length ?? 0;
      this.at = at;
      for (this.pieces = 0; this.pieces < many; this.pieces += 1) {
        await pause(Math.min(COUNT_MS, page / many));
        if (run !== this.run) return;
      }
      await pause(REST_MS);
      if (run !== this.run) return;
    }
    this.skip();
  }
}

const sumOf = (entries: LedgerEntry[]): number => entries.reduce((sum, { points }) => sum + points, 0);
const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
