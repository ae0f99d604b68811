/** What a person is about to choose: things are pressed one after another until they mean one offer. */
import type { BoardSession } from '../../core/session';
import type { Said } from '../../wire/said';
import type { Offer } from '../../wire/types';
import type { Choice, Chooser } from '../game';
import { labelOf, thingName } from './labels';
import { isDrawn, sortOf, thingsOf, type Thing } from './things';
import { deedOf, viewOf } from './view';

const FEW = 3; // so many buttons have room in the bar

export interface Answer extends Choice {
  thing: Thing | null; // what it shows a picture of
  offer: Offer | null; // what it does; null: it leads on
}

export class Choosing implements Chooser {
  /** What was pressed so far, and for which position. */
  private pressed = $state.raw<{ at: number; things: Thing[] }>({ at: -1, things: [] });
  /** Words that were written before their card was played: told as soon as the table asks for them. */
  words = $state.raw<{ card: string; words: string } | null>(null);
  compact = $state(false); // one part at a time, and fingers

  constructor(readonly table: BoardSession) {}

  readonly offers = $derived.by(() => (this.table.past ? [] : this.table.offers));
  private readonly paths = $derived.by(() =>
    this.offers.map((offer) => ({ offer, things: thingsOf(offer) })),
  );
  private readonly given = $derived.by(() =>
    this.pressed.at === this.table.version ? this.pressed.things : [],
  );

  /** What is held: what was pressed, and what all offers that are left have in common. */
  readonly held = $derived.by((): Thing[] => {
    const held = [...this.given];
    for (;;) {
      const left = this.matching(held);
      const next = left[0]?.things[held.length];
      const isSame = left.every(
        ({ things }) => things[held.length] === next && things.length > held.length + 1,
      );
      if (next === undefined || !isSame) return held;
      held.push(next);
    }
  });
  private readonly left = $derived.by(() => this.matching(this.held));
  /** The offers that are spelled out. */
  readonly whole = $derived.by(() =>
    this.left.filter(({ things }) => things.length === this.held.length).map(({ offer }) => offer),
  );
  /** What can be pressed next. */
  readonly next = $derived.by<ReadonlySet<Thing>>(
    () => new Set(this.left.flatMap(({ things }) => things[this.held.length] ?? [])),
  );
  /** Another card than the held one may be taken at once. */
  readonly instead = $derived.by<ReadonlySet<Thing>>(() =>
    this.heldCard
      ? new Set(this.paths.flatMap(({ things }) => (sortOf(things[0] ?? '') === 'card' ? things[0]! : [])))
      : new Set(),
  );
  readonly heldCard = $derived.by(() => this.given.findLast((thing) => sortOf(thing) === 'card') ?? null);
  /** The held card can be played, with words. */
  readonly playing = $derived.by(() =>
    this.heldCard ? (this.whole.find((offer) => deedOf(offer).do === 'play') ?? null) : null,
  );

  private matching(held: Thing[]): { offer: Offer; things: Thing[] }[] {
    return this.paths.filter(({ things }) => held.every((thing, k) => things[k] === thing));
  }

  /** What pressing it could come to. */
  leadingTo(thing: Thing): Offer[] {
    const held = this.next.has(thing) ? [...this.held, thing] : [thing];
    return this.matching(held).map(({ offer }) => offer);
  }

  isLegal(thing: Thing): boolean {
    return this.table.waiting === 0 && (this.next.has(thing) || this.instead.has(thing));
  }
  isHeld(thing: Thing): boolean {
    return this.given.includes(thing);
  }

  press(thing: Thing): void {
    if (this.isHeld(thing) && this.whole.length === 1 && !this.playing) return this.choose(this.whole[0]!);
    if (this.isHeld(thing)) return this.putBack();
    if (!this.isLegal(thing)) return;
    const held = this.next.has(thing) ? [...this.held, thing] : [thing];
    const left = this.matching(held);
    const only = left.length === 1 && left[0]!.things.length === held.length ? left[0]!.offer : null;
    // a card is looked at before it is gone; everything else can be done at once
    if (only && sortOf(thing) !== 'card') this.choose(only);
    else this.pressed = { at: this.table.version, things: held };
  }

  choose(offer: Offer): void {
    if (this.table.waiting) return;
    this.pressed = { at: -1, things: [] };
    this.table.act(offer.do);
  }

  playAndTell(words: string): void {
    const offer = this.playing;
    if (!offer || this.table.waiting) return;
    this.words = words ? { card: deedOf(offer).card!, words } : null;
    this.choose(offer);
  }

  /** What is pressed as a button: what isn't drawn, and what is spelled out. */
  readonly answers = $derived.by((): Answer[] => {
    const view = viewOf(this.table.now);
    if (!view) return [];
    const whole = this.whole.filter((offer) => offer !== this.playing);
    const alone = whole.length === 1 && this.given.length > 0;
    const spelled = whole.map((offer) => this.answer(offer, alone ? 'first' : 'second'));
    const beside = [...this.next].filter((thing) => !isDrawn(thing, view)).map((thing) => this.lead(thing));
    return [...beside, ...spelled];
  });

  private answer(offer: Offer, kind: Choice['kind']): Answer {
    return {
      label: labelOf(offer, this.table),
      kind,
      ...(kind === 'first' && { key: '⏎' }),
      thing: null,
      offer,
      run: () => this.choose(offer),
    };
  }
  private lead(thing: Thing): Answer {
    const left = this.matching([...this.held, thing]);
    const only = left.length === 1 && left[0]!.things.length === this.held.length + 1 ? left[0]!.offer : null;
    return {
      label: only ? labelOf(only, this.table) : thingName(thing),
      kind: 'second',
      thing,
      offer: only,
      run: () => (only ? this.choose(only) : this.press(thing)),
    };
  }

  /** Many answers, or answers on a phone, stand on the board. */
  readonly answersOnBoard = $derived.by(() => this.compact || this.answers.length > FEW);

  // --- as the shell asks ---

  readonly choices = $derived.by((): Choice[] => (this.answersOnBoard ? [] : this.answers));
  readonly holds = $derived.by(() => this.given.length > 0);
  readonly prompt = $derived.by((): Said | null =>
    this.playing
      ? ['web-winter-tales-card-held', { card: thingName(this.heldCard!) }]
      : this.holds
        ? ['web-winter-tales-held', { what: thingName(this.given.at(-1)!) }]
        : null,
  );
  putBack(): void {
    this.pressed = { at: -1, things: [] };
  }
  type(text: string): boolean {
    const offer = this.offers.find((one) => one.do === text.toLowerCase().trim());
    if (offer) this.choose(offer);
    return offer !== undefined;
  }
}
