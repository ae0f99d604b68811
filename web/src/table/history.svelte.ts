/** What happened at a table, record by record, as this seat may know it. */
import { get } from '../core/api';
import { sharing } from '../core/sharing';
import type { TableSession } from '../core/table.svelte';
import type { Position } from '../wire/types';
import type { Said } from '../wire/said';

export interface Gain {
  seat: number;
  points: number;
  source: Said;
}
export interface Entry {
  v: number;
  by?: number | null;
  deed?: string | null;
  bot?: string | null;
  told?: Said[];
  gains?: Gain[];
  undone?: boolean;
}

const AGAIN_MS = 2000;

export class History {
  entries = $state.raw<Entry[]>([]);
  /** The past moment that is shown instead of the present, if any. */
  moment = $state<number | null>(null);

  private loaded = 0; // the newest version that is known
  private loading = false;
  private generation = 0; // of lookers: what was asked for another seat is dropped
  private readonly positions = new Map<number, Position>();

  constructor(private readonly table: TableSession) {}

  /** Reads what is missing; called whenever the table has a new version. */
  async catchUp(): Promise<void> {
    if (this.loading || this.loaded >= this.table.version) return;
    this.loading = true;
    try {
      while (this.loaded < this.table.version) {
        const generation = this.generation;
        const known = this.entries;
        const fresh = await this.after(this.loaded);
        // earlier records were taken back: they say so themselves
        const all = fresh.some(({ deed }) => deed === 'undo') ? await this.all() : [...known, ...fresh];
        if (generation !== this.generation) continue;
        this.entries = sharing(known, all);
        this.loaded = all.at(-1)?.v ?? 0;
        if (!fresh.length) break;
      }
    } catch {
      // offline, for a moment or for longer
      if (this.table.state !== 'closed') setTimeout(() => void this.catchUp(), AGAIN_MS);
    } finally {
      this.loading = false;
    }
  }

  private async after(version: number): Promise<Entry[]> {
    const path = `/api/tables/${this.table.id}/history?from=${version}`;
    return (await get<{ records: Entry[] }>(path)).records;
  }

  private async all(): Promise<Entry[]> {
    const found: Entry[] = [];
    for (let more = await this.after(0); more.length; more = await this.after(found.at(-1)!.v))
      found.push(...more);
    return found;
  }

  /** Another seat looks (hot seat): what the last one knew is forgotten. */
  forget(): void {
    this.entries = [];
    this.positions.clear();
    this.loaded = 0;
    this.generation += 1;
    this.present();
  }

  // --- the past ---

  async show(v: number): Promise<void> {
    this.moment = v;
    const path = `/api/tables/${this.table.id}/at/${v}`;
    const found = this.positions.get(v);
    const known = this.table.isPlain && !found?.plain ? undefined : found;
    const position = known ?? (await get<Position>(this.table.isPlain ? `${path}?plain=true` : path));
    this.positions.set(v, position);
    if (this.moment === v) this.table.past = position; // somebody may have gone on meanwhile
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
