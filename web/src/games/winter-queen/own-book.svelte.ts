/** A book on our shelf, whichever way it is drawn: what its pages say, and what pressing them does. */
import { form, say } from '../../core/i18n.svelte';
import type { Offer } from '../../wire/types';
import type { Desk } from './desk.svelte';
import type { Colour, OwnBookView } from './view';
import { SIDES } from './view';

export interface OwnBookProps {
  book: OwnBookView;
  slot: number; // from 1
  seat: number;
}

/** One page, as it is now. */
export interface OwnPage {
  name: string; // 1L
  effect: string;
  crystal: Colour | null; // that lies there and isn't in the air
  worth: number | null;
  after: number | undefined; // what it would be worth, if something is held
  legal: boolean;
  asked: boolean;
  chosen: boolean;
  counted: boolean;
  words: string;
}

export class OwnBook {
  constructor(
    private readonly desk: Desk,
    private readonly given: () => OwnBookProps,
  ) {}

  private readonly book = $derived.by(() => this.given().book);
  private readonly seat = $derived.by(() => this.given().seat);
  readonly mine = $derived.by(() => this.seat === this.desk.table.seat && !this.desk.past);
  readonly activation = $derived.by<Offer | undefined>(() =>
    this.mine ? this.desk.activations.get(this.given().slot) : undefined,
  );
  readonly worth = $derived.by(() => (this.book.worth[0] ?? 0) + (this.book.worth[1] ?? 0));
  /** Both effects, for those who listen. */
  readonly name = $derived.by(() => this.book.pages.map((effect) => form(`wq-effect-${effect}`)).join(', '));
  readonly pages = $derived.by(() => SIDES.map((_, side) => this.page(side as 0 | 1)));

  private page(side: 0 | 1): OwnPage {
    const { desk, book, seat } = this;
    const name = `${this.given().slot}${SIDES[side]}`;
    const { about } = desk;
    const legal = this.mine && desk.isLegal(name);
    const after = desk.numbers[name] ?? desk.tried[name];
    return {
      name,
      effect: book.pages[side],
      crystal: desk.motion.hidden.has(`p${seat}-${name}`) ? null : book.crystals[side],
      worth: book.worth[side],
      after,
      legal,
      asked: !!about && 'page' in about && about.page.seat === seat && about.page.page === name,
      chosen: this.mine && desk.choosing.waitingPlace === name,
      counted: desk.countedPages.has(`${seat}:${name}`),
      words: [
        this.described(name, side),
        after === undefined ? '' : say('web-winter-queen-then', { vp: after }),
        legal ? desk.sentence(desk.targets.get(name)) : '',
      ].join(' '),
    };
  }

  private described(page: string, side: 0 | 1): string {
    const values = { page, effect: `wq-effect-${this.book.pages[side]}` };
    const colour = this.book.crystals[side];
    if (!colour) return say('wq-describe-page-empty', values);
    return say('wq-describe-page', {
      ...values,
      colour: `wq-colour-${colour}`,
      vp: this.book.worth[side] ?? 0,
    });
  }

  press({ name, legal, asked }: OwnPage): void {
    const puts = legal && (this.desk.held !== null || !this.desk.compact);
    if (legal) this.desk.choosing.choosePlace(name);
    if (puts) return;
    // A finger can't point: a press that puts nothing down asks, and the next one stops asking.
    if (asked && this.desk.compact) this.desk.forget();
    else this.desk.explain(this.about(name), true);
  }

  about(page: string): { page: { seat: number; page: string } } {
    return { page: { seat: this.seat, page } };
  }

  activate(): void {
    this.desk.choosing.choose(this.activation);
  }
}
