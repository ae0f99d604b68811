/** A tale as a book: what stands where (kernel/volume.py). Pictures are fetched by their names. */
import { get } from '../core/api';

export interface Run {
  words: string;
  kind: 'text' | 'card' | 'link';
  target: string;
  outline: string;
  side: string;
}
export interface Passage {
  kind: 'passage';
  id: string;
  voice: string;
  teller: string;
  side: string;
  runs: Run[];
  apart: boolean;
}
export interface Keepsake {
  kind: 'keepsake';
  id: string;
  title: string;
  words: string;
  side: string;
  card: string;
  outline: string;
}
export type Block =
  | Passage
  | Keepsake
  | { kind: 'heading'; id: string; words: string }
  | { kind: 'line'; words: string; side: string }
  | { kind: 'plate'; picture: string };
export interface Chapter {
  id: string;
  number: string;
  title: string;
  blocks: Block[];
  told_by: string;
}
export interface Volume {
  language: string;
  title: string;
  subtitle: string;
  tellers: string;
  finished: boolean;
  cast: { name: string; played_by: string; side: string; outline: string; picture: string }[];
  contents: { target: string; title: string; words: string; side: string; outline: string }[];
  chapters: Chapter[];
  votes: string[];
  ending: string;
  colophon: string[];
  labels: Record<string, string>;
  pictures: Record<string, string>; // what each shows
}

/** Where a book is read: at its table, or by a link that all tellers agreed to. */
export class Shelf {
  constructor(
    readonly table: string | null,
    readonly link: string | null,
  ) {}

  static of(params: Record<string, string>): Shelf {
    return new Shelf(params['table'] ?? null, params['link'] ?? null);
  }

  read(language: string): Promise<Volume> {
    return get(
      `${this.link ? `/api/shared/${this.link}` : `/api/tables/${this.table}/tale`}?language=${language}`,
    );
  }

  /** A picture of the book, or the book in another form. */
  file(name: string, language: string): string {
    const place = this.link ? `/api/shared/${this.link}` : `/api/tables/${this.table}/tale`;
    return `${place}/${name}?language=${language}`;
  }

  /** The address of a passage. */
  passage(id: string): string {
    return `${location.origin}/tale/${this.link ? `shared/${this.link}` : this.table}#${id}`;
  }
}

export interface Sharing {
  tellers: number[];
  agreed: number[];
  mine: boolean;
  link: string | null;
}
