/** The words of a tale at a plain board: chips by their names, and what this seat may do to a text. */
import { worded } from '../core/i18n.svelte';
import type { TableSession } from '../core/table.svelte';
import { gameOf } from '../games/found';
import type { ChatData, TextData } from '../wire/types';

export interface NamedChip {
  mark: string; // as it is kept: [card]
  also?: string; // another mark that means the same
  name: string; // as people read it: Key
}
/** A piece of a text: words, or the name of a chip. */
export interface Piece {
  text: string;
  chip: boolean;
}
type About = Readonly<Record<string, unknown>>;

export class Texts {
  /** What each text is about, told or untold. */
  private readonly abouts = $derived.by(() => {
    const pieces: { id: string; about?: About }[] = [
      ...(this.table.now?.telling?.untold ?? []),
      ...this.table.texts,
    ];
    return new Map(pieces.map(({ id, about }) => [id, about ?? {}]));
  });

  constructor(private readonly table: TableSession) {}

  chips(id: string): NamedChip[] {
    const chips = gameOf(this.table.info!.game)?.chips?.(this.abouts.get(id) ?? {}) ?? [];
    return chips.map(({ name, ...marks }) => ({ ...marks, name: worded(name, this.table.names) }));
  }

  /** The words with the names of chips in their places, or with the teller's own words for them. */
  pieces({ id, words }: TextData): Piece[] {
    const chips = this.chips(id);
    return (words ?? '')
      .split(/(\[\w+(?::[^[\]]+)?\])/)
      .filter(Boolean)
      .map((text) => {
        const [, kind, word] = /^\[(\w+)(?::([^[\]]+))?\]$/.exec(text) ?? [];
        const bare = `[${kind ?? ''}]`;
        const chip = chips.find(({ mark, also }) => mark === bare || also === bare);
        return { text: chip ? (word ?? chip.name) : text, chip: chip !== undefined };
      });
  }

  /** As it is written by hand: [Key] instead of [card], [Key:keys] with a word of its own. */
  written(id: string, words: string): string {
    return this.chips(id).reduce(
      (text, { mark, also, name }) =>
        text
          .replaceAll(mark, `[${name}]`)
          .replaceAll(also ?? mark, `[${name}]`)
          .replaceAll(begun(mark), begun(`[${name}]`)),
      words,
    );
  }

  /** As it is kept. A thing that is simply named is meant: its first mention becomes the chip. */
  kept(id: string, written: string): string {
    return this.chips(id).reduce((text, { mark, name }) => {
      const marked = text.replaceAll(`[${name}]`, mark).replaceAll(begun(`[${name}]`), begun(mark));
      return marked.includes(mark) || marked.includes(begun(mark)) ? marked : marked.replace(name, mark);
    }, written.trim());
  }

  remarks(id: string): ChatData[] {
    return this.table.chat.lines.filter((line) => line.about === id && line.text !== null);
  }

  mayEdit(id: string): boolean {
    return this.table.now?.telling?.may_edit?.includes(id) ?? false;
  }

  /** A game where people tell says in its view who judges. */
  get judges(): boolean {
    return this.table.seat !== null && this.table.now?.view['arbiter'] === this.table.seat;
  }
}

/** The chip as it begins where a word of its own follows: [card: */
const begun = (mark: string): string => `${mark.slice(0, -1)}:`;
