/** What happened at a table, line by line, as the seat that is shown may know it.
 *
 * Lines come with the news, and after a break with what was missed. Only the past before them, and what is missing in
 * between, is read from the server.
 */
import { get } from '../core/api';
import type { TableSession } from '../core/table.svelte';
import type { LogLine, Position } from '../wire/types';

const PAGE = 200; // lines that are read at once
const AGAIN_MS = 2000;

/** The versions after `from`, up to `to`. */
interface Gap {
  from: number;
  to: number;
}

export class History {
  lines = $state.raw<LogLine[]>([]); // in the order of their versions
  /** The past moment that is shown instead of the present, if any. */
  moment = $state<number | null>(null);
  /** The game is over, and yet the table is looked at instead of the result. */
  reviewing = $state(false);

  private oldest = $state<number | null>(null); // lines after this version are wanted
  private seat: number | null = null; // whose lines these are
  private filling = false;
  private generation = 0; // of seats: what was asked for another one is dropped
  private readonly positions = new Map<number, Position>();

  constructor(private readonly table: TableSession) {}

  /** Whether all lines are here that are wanted, and there is a past before them. */
  hasEarlier = $derived(!!this.oldest && this.lines[0]?.v === this.oldest + 1);

  /** Lines as they come. */
  append(lines: LogLine[]): void {
    this.forgetOthers();
    const last = this.lines.at(-1)?.v ?? 0;
    const inOrder = lines.every(({ v }, k) => v === last + 1 + k);
    this.lines = crossedOut(inOrder ? [...this.lines, ...lines] : merged(this.lines, lines));
  }

  /** Reads what is missing, if anything is. */
  async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    try {
      for (let gap = this.gap(); gap; gap = this.gap()) {
        const generation = this.generation;
        const found = await this.read(gap);
        if (generation !== this.generation) continue;
        if (!found.length) break;
        this.append(found);
      }
    } catch {
      // offline, for a moment or for longer
      if (this.table.state !== 'closed') setTimeout(() => void this.fill(), AGAIN_MS);
    } finally {
      this.filling = false;
    }
  }

  /** Goes further back. */
  earlier(): void {
    this.oldest = Math.max(0, (this.oldest ?? 0) - PAGE);
    void this.fill();
  }

  /** The newest hole in what is wanted. */
  private gap(): Gap | null {
    this.forgetOthers();
    const { version, seen } = this.table;
    this.oldest ??= Math.max(0, Math.min(version - PAGE, seen ?? version));
    let to = version;
    let at = this.lines.length - 1;
    while (at >= 0 && this.lines[at]!.v > to) at -= 1;
    for (; at >= 0 && this.lines[at]!.v === to; at -= 1) to -= 1;
    const from = Math.max(this.oldest, this.lines[at]?.v ?? 0);
    return from < to ? { from, to } : null;
  }

  private async read({ from, to }: Gap): Promise<LogLine[]> {
    const query = this.asSeat({ from: String(from), limit: String(Math.min(PAGE, to - from)) });
    return (await get<{ records: LogLine[] }>(`/api/tables/${this.table.id}/history?${query}`)).records;
  }

  /** Where one user holds several seats, the one that is shown must be named. */
  private asSeat(query: Record<string, string>): URLSearchParams {
    const { seat } = this.table;
    return new URLSearchParams({ ...query, ...(seat !== null && { seat: String(seat) }) });
  }

  private forgetOthers(): void {
    if (this.seat !== this.table.seat) this.forget();
  }

  /** Another seat looks (hot seat): what the last one knew is forgotten. */
  forget(): void {
    this.seat = this.table.seat;
    this.lines = [];
    this.positions.clear();
    this.oldest = null;
    this.generation += 1;
    this.present();
  }

  // --- the past ---

  async show(v: number): Promise<void> {
    this.moment = v;
    const generation = this.generation;
    const position = this.known(v) ?? (await this.readMoment(v));
    if (generation !== this.generation) return;
    this.positions.set(v, position);
    if (this.moment === v) this.table.past = position; // the player may have gone on meanwhile
  }

  /** The moment after the one before it, so that boards can play what happened. */
  async replay(v: number): Promise<void> {
    if (v > 0) await this.show(v - 1);
    if (this.moment === v - 1 || v === 0) await this.show(v);
  }

  private known(v: number): Position | undefined {
    const found = this.positions.get(v);
    return this.table.isPlain && !found?.plain ? undefined : found;
  }

  private readMoment(v: number): Promise<Position> {
    const query = this.asSeat(this.table.isPlain ? { plain: 'true' } : {});
    return get<Position>(`/api/tables/${this.table.id}/at/${v}?${query}`);
  }

  step(by: number): void {
    const at = Math.min(this.table.version, Math.max(0, (this.moment ?? this.table.version) + by));
    if (at >= this.table.version) this.present();
    else void this.show(at);
  }

  present(): void {
    this.moment = null;
    this.table.past = null;
  }
}

function merged(known: LogLine[], fresh: LogLine[]): LogLine[] {
  const all = new Map([...fresh, ...known].map((line) => [line.v, line]));
  return [...all.values()].sort((one, other) => one.v - other.v);
}

/** An undo crosses out itself and all lines after the version that it went back to. */
function crossedOut(lines: LogLine[]): LogLine[] {
  const undos = lines.filter(({ deed }) => deed === 'undo');
  if (!undos.length) return lines;
  const isUndone = ({ v }: LogLine): boolean => undos.some((undo) => undo.to! < v && v <= undo.v);
  return lines.map((line) => (!line.undone && isUndone(line) ? { ...line, undone: true } : line));
}
