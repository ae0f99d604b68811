/** What happened at a table, record by record, as this seat may know it. */
import { get } from '../core/api';
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

export class History {
  entries = $state<Entry[]>([]);
  /** The past moment that is shown instead of the present, if any. */
  moment = $state<number | null>(null);
  past = $state.raw<Position | null>(null);

  private loaded = 0; // the newest version that is known
  private loading = false;
  private readonly positions = new Map<number, Position>();

  constructor(private readonly table: TableSession) {}

  /** Reads what is missing; called whenever the table has a new version. */
  async catchUp(): Promise<void> {
    if (this.loading || this.loaded >= this.table.version) return;
    this.loading = true;
    try {
      while (this.loaded < this.table.version) {
        const { records } = await get<{ records: Entry[] }>(
          `/api/tables/${this.table.id}/history?from=${this.loaded}`,
        );
        if (!records.length) break;
        this.take(records);
      }
    } catch {
      // offline: the next version asks again
    } finally {
      this.loading = false;
    }
  }

  /** Another seat looks (hot seat): what the last one knew is forgotten. */
  forget(): void {
    this.entries = [];
    this.positions.clear();
    this.loaded = 0;
    this.present();
  }

  private take(records: Entry[]): void {
    for (const record of records) {
      if (record.v <= this.loaded) continue;
      this.entries.push(record);
      this.loaded = record.v;
    }
  }

  // --- the past ---

  async show(v: number): Promise<void> {
    this.moment = v;
    const known = this.positions.get(v);
    const position = known ?? (await get<Position>(`/api/tables/${this.table.id}/at/${v}`));
    this.positions.set(v, position);
    if (this.moment === v) this.past = position; // somebody may have gone on meanwhile
  }

  step(by: number): void {
    const at = Math.min(this.table.version, Math.max(0, (this.moment ?? this.table.version) + by));
    if (at >= this.table.version) this.present();
    else void this.show(at);
  }

  present(): void {
    this.moment = null;
    this.past = null;
  }
}
