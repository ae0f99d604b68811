/** "Why 3?": questions to the server about pages, each asked once for a position. */
import { ofTables, Questions } from '../../core/questions.svelte';
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

export class Forensics extends Questions<About, Answer> {
  /** Without an answer for the held crystal, the one without it. */
  override known(about: About): Answer | null {
    return super.known(about) ?? super.known(bare(about));
  }
}

export const forensics = ofTables((table) => new Forensics(table));

/** The same question without a crystal in hand. */
export function bare(about: About): About {
  if ('page' in about) return { page: about.page };
  return 'pile' in about ? { pile: about.pile, side: about.side } : about;
}
