/** Questions to the server about a position: each is asked once, and its answer kept until the table has changed. */
import { SvelteMap } from 'svelte/reactivity';
import type { BoardSession } from './session';

export class Questions<About, Answer> {
  private readonly answers = new SvelteMap<string, Answer>();
  private readonly underway = new Set<string>();
  private version = -1;

  constructor(protected readonly table: BoardSession) {}

  /** The answer for the present position, if it has come. */
  known(about: About): Answer | null {
    return this.answers.get(this.key(about)) ?? null;
  }

  async want(about: About): Promise<void> {
    const key = this.key(about);
    if (this.table.version !== this.version) this.forget();
    if (this.underway.has(key)) return;
    this.underway.add(key);
    const answer = await this.table.ask<Answer>(about);
    if (answer) this.answers.set(key, answer);
    else this.underway.delete(key); // the connection broke: it may be asked again
  }

  private key(about: About): string {
    return `${this.table.version} ${JSON.stringify(about)}`;
  }

  private forget(): void {
    this.version = this.table.version;
    this.underway.clear();
    this.answers.clear();
  }
}

/** One of a kind for each table. */
export function ofTables<Kept>(make: (table: BoardSession) => Kept): (table: BoardSession) => Kept {
  const kept = new WeakMap<BoardSession, Kept>();
  return (table) => {
    let found = kept.get(table);
    if (!found) kept.set(table, (found = make(table)));
    return found;
  };
}
