/** "Why 3?": questions to the server about pages, each asked once for a position. */
import { SvelteMap } from 'svelte/reactivity';
import type { BoardSession } from '../../core/session';
import type { Said } from '../../wire/said';
import type { Why } from '../game';
import type { Colour, County } from './view';
import type { WinterQueenMarks } from './wire';

interface Crystal {
  colour?: Colour; // as if this crystal lay on the page
  selected?: { colour: Colour; holder: number };
}
export type OnPage = ({ page: { seat: number; page: string } } | { pile: County; side: 'L' | 'R' }) & Crystal;
export type About = OnPage | { holder: number } | { points: number } | { bag: true };

export const isPage = (about: About): about is OnPage => 'page' in about || 'pile' in about;

/** What the server answers; see docs/protocol.md. What doesn't apply is left out. */
export interface Answer {
  key: string;
  value?: number | null;
  rule?: string | null;
  told?: Said[];
  counted?: string[];
  if?: Record<string, number>;
  marks?: WinterQueenMarks;
  sources?: { message: Said; points: number; v: number }[];
}

export const asked = (why: Why | null): About | null => (why?.about as About | undefined) ?? null;

const OF_TABLES = new WeakMap<BoardSession, Forensics>();

export function forensics(table: BoardSession): Forensics {
  let found = OF_TABLES.get(table);
  if (!found) OF_TABLES.set(table, (found = new Forensics(table)));
  return found;
}

export class Forensics {
  private readonly answers = new SvelteMap<string, Answer>();
  private readonly underway = new Set<string>();
  private version = -1;

  constructor(private readonly table: BoardSession) {}

  /** The answer for the present position, if it has come; without one for the held crystal, the one without it. */
  known(about: About): Answer | null {
    return this.answers.get(this.key(about)) ?? this.answers.get(this.key(bare(about))) ?? null;
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

/** The same question without a crystal in hand. */
export function bare(about: About): About {
  if ('page' in about) return { page: about.page };
  return 'pile' in about ? { pile: about.pile, side: about.side } : about;
}
