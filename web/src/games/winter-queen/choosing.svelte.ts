/** Between two commands: which crystal is held, or which place waits for one. All of it comes from the offers. */
import type { BoardSession } from '../../core/session';
import type { Offer } from '../../wire/types';
import type { Said } from '../../wire/said';
import type { Choice, Chooser } from '../game';
import { placing, viewOf, what, type Colour, type Placing } from './view';

export interface Held {
  colour: Colour;
  holder: number; // from 1
  spot: number; // the hollow it was lifted from, for the eye only
}
const NOTHING: Offer[] = [];
const LETTERS: Record<string, Colour> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', p: 'purple' };

export class Choosing implements Chooser {
  readonly table: BoardSession;
  private lifted = $state.raw<Held | null>(null);
  private wanted = $state<string | null>(null);

  constructor(table: BoardSession) {
    this.table = table;
  }

  // Nothing is offered while a command is on its way: the answer may change everything.
  readonly offers = $derived.by(() => (this.table.waiting ? NOTHING : this.table.offers));
  readonly placings = $derived(this.offers.map(placing).filter((found) => found !== null));
  readonly held = $derived(this.placings.some((one) => fits(one, this.lifted)) ? this.lifted : null);
  /** A space or page that was chosen before its crystal. */
  readonly waitingPlace = $derived(
    this.placings.some((one) => one.target === this.wanted) ? this.wanted : null,
  );

  /** What can be chosen now, by its place: spaces and pages … */
  readonly targets = $derived.by(() => {
    const found = new Map<string, Offer>();
    for (const one of this.placings) if (!this.held || fits(one, this.held)) found.set(one.target, one.offer);
    for (const offer of this.offers) {
      const deed = what(offer);
      if (deed.do === 'return') found.set(deed.space, offer);
    }
    return found;
  });
  /** … crystals of holders (`red 2`) … */
  readonly crystals = $derived.by(() => {
    const fitting = this.placings.filter((one) => !this.waitingPlace || one.target === this.waitingPlace);
    return new Map(fitting.map((one) => [`${one.colour} ${one.holder}`, one.offer]));
  });
  /** … piles by county, and own books by number. */
  readonly piles = $derived(
    new Map(
      this.offers.flatMap((offer) => {
        const deed = what(offer);
        return deed.do === 'take' ? [[deed.county, offer] as const] : [];
      }),
    ),
  );
  readonly activations = $derived(
    new Map(
      this.offers.flatMap((offer) => {
        const deed = what(offer);
        return deed.do === 'activate' ? [[deed.book, offer] as const] : [];
      }),
    ),
  );
  readonly returning = $derived(this.offers.some((offer) => what(offer).do === 'return'));

  get holds(): boolean {
    return this.held !== null || this.waitingPlace !== null;
  }

  get prompt(): Said | null {
    if (this.held) return ['web-winter-queen-held', { colour: `wq-colour-${this.held.colour}` }];
    if (this.waitingPlace) return ['web-winter-queen-waiting', { place: this.waitingPlace }];
    return null;
  }

  get choices(): Choice[] {
    return this.holds ? [] : this.offers.flatMap((offer) => this.button(offer) ?? []);
  }

  hold(held: Held): void {
    const place = this.waitingPlace;
    if (place) this.choose(this.placings.find((one) => one.target === place && fits(one, held))?.offer);
    else if (this.held?.holder === held.holder && this.held.spot === held.spot) this.putBack();
    else this.lifted = held;
  }

  /** A space or a page was pressed. */
  choosePlace(place: string): void {
    const crystals = this.placings.filter((one) => one.target === place);
    if (!this.targets.has(place)) return this.askWhyNot(place);
    if (this.held || crystals.length <= 1) this.choose(this.targets.get(place));
    else this.wanted = this.wanted === place ? null : place;
  }

  /** The server knows why a crystal can't go there, and says so. A place that a lesson doesn't want is just silent. */
  private askWhyNot(place: string): void {
    const all = (this.table.now?.offers ?? []).flatMap((offer) => placing(offer) ?? []);
    const like = this.placings.find((one) => !this.held || fits(one, this.held));
    if (!like?.offer.do.endsWith(like.target) || all.some((one) => one.target === place)) return;
    this.table.act(like.offer.do.slice(0, -like.target.length) + place);
  }

  choose(offer: Offer | undefined): void {
    if (!offer) return;
    this.putBack();
    this.table.act(offer.do);
  }

  putBack(): void {
    this.lifted = null;
    this.wanted = null;
  }

  /** `R1-b3` is an offer; `R1` lifts the crystal, and then `b3` says where it goes. */
  type(text: string): boolean {
    const words = plain(text);
    const offer = this.offers.find((one) => plain(one.do) === words);
    if (offer) this.choose(offer);
    return offer !== undefined || (this.held === null && this.typeCrystal(words)) || this.typePlace(words);
  }

  spelled(text: string): string {
    const words = plain(text);
    const letter = Object.keys(LETTERS).find((one) => LETTERS[one] === this.held?.colour);
    return letter ? `${letter}${this.held!.holder}-${words}` : words;
  }

  private typeCrystal(words: string): boolean {
    const [, letter, holder] = /^([rgbyp])([1-4])$/.exec(words) ?? [];
    const colour = LETTERS[letter ?? ''];
    if (!colour || !this.crystals.has(`${colour} ${holder}`)) return false;
    this.hold({ colour, holder: Number(holder), spot: -1 });
    return true;
  }

  private typePlace(words: string): boolean {
    const place = [...this.targets.keys()].find((one) => one.toLowerCase() === words);
    if (!place) return false;
    this.choosePlace(place);
    return true;
  }

  private button(offer: Offer): Choice | null {
    const deed = what(offer);
    const run = () => this.choose(offer);
    if (deed.do === 'activate')
      return { label: this.activation(deed.book), kind: 'second', onBoard: true, run };
    if (deed.do === 'skip') return { label: ['web-winter-queen-skip'], kind: 'second', run };
    if (deed.do === 'pass') return { label: ['web-winter-queen-pass'], kind: 'first', key: '⏎', run };
    // of several piles one is pressed on the table itself
    if (deed.do === 'take' && this.piles.size === 1)
      return { label: ['web-winter-queen-take'], kind: 'first', key: '⏎', run };
    return null;
  }

  private activation(book: number): Said {
    const mine = viewOf(this.table.now)!.players[this.table.seat ?? 0]!.books[book - 1];
    const worth = mine?.worth.reduce<number>((sum, points) => sum + (points ?? 0), 0) ?? 0;
    return ['web-winter-queen-activate', { book, vp: worth }];
  }
}

function fits(one: Placing, held: Held | null): boolean {
  return held !== null && one.colour === held.colour && one.holder === held.holder;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ').trim().split(/\s+/).join(' ');
