/** What the pieces of one board share: the view, what may be chosen, what is being explained, what is in the air. */
import { getContext, setContext } from 'svelte';
import { form, say, told } from '../../core/i18n.svelte';
import type { BoardSession } from '../../core/session';
import type { Offer, Position } from '../../wire/types';
import type { PuzzleMarks, Why } from '../game';
import type { Choosing } from './choosing.svelte';
import {
  asked,
  bare,
  isPage,
  type About,
  type Answer,
  type Forensics,
  type OnPage,
} from './forensics.svelte';
import type { Motion } from './motion.svelte';
import { byPlace, valuesOf } from './puzzle-marks';
import { sharing } from '../../core/sharing';
import { arranged, type Spot } from './spots';
import {
  placesOf,
  viewOf,
  type BookView,
  type Colour,
  type County,
  type OwnBookView,
  type SpaceView,
  type TableView,
} from './view';

export interface FocusRing {
  x: number;
  y: number;
  d: string;
}
interface Given {
  choosing: Choosing;
  past: unknown;
  why: Why | null;
  explain(why: Why | null): void;
  puzzle?: PuzzleMarks | undefined;
  lit?: readonly string[] | undefined;
}
const DESK = Symbol('desk');
export const layDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const theDesk = (): Desk => getContext<Desk>(DESK);

export class Desk {
  hovered = $state<string | null>(null); // the space or page under the pointer
  ring = $state.raw<FocusRing | null>(null);
  compact = $state(false); // explanations cover a part of the table, so only a press asks for them
  private hollows = new Map<number, Spot[]>();

  readonly table: BoardSession;
  readonly forensics: Forensics;
  readonly motion: Motion;
  private readonly given: () => Given;

  constructor(table: BoardSession, forensics: Forensics, motion: Motion, given: () => Given) {
    this.table = table;
    this.forensics = forensics;
    this.motion = motion;
    this.given = given;
  }

  readonly choosing = $derived.by(() => this.given().choosing);
  readonly past = $derived.by(() => this.given().past !== null && this.given().past !== undefined);
  readonly view = $derived.by<TableView>(() =>
    viewOf(this.past ? (this.given().past as Position) : this.table.now)!,
  );
  readonly live = $derived.by(() => !this.past && this.table.seat !== null);
  readonly spots = $derived.by(() =>
    this.view.holders.map((holder, h) =>
      this.keep(h, arranged(holder.crystals, placesOf(this.view), this.hollows.get(h))),
    ),
  );

  // --- what may be chosen ---

  readonly targets = $derived.by(() => (this.live ? this.choosing.targets : new Map<string, Offer>()));
  readonly crystals = $derived.by(() => (this.live ? this.choosing.crystals : new Map<string, Offer>()));
  readonly piles = $derived.by(() => (this.live ? this.choosing.piles : new Map<County, Offer>()));
  readonly activations = $derived.by(() =>
    this.live ? this.choosing.activations : new Map<number, Offer>(),
  );
  readonly held = $derived.by(() => (this.live ? this.choosing.held : null));
  /** Targets shine when something is held or they are the only thing to choose; before that they only have a rim. */
  readonly shining = $derived.by(() => this.held !== null || this.choosing.returning);
  isLegal = (place: string): boolean =>
    this.targets.has(place) &&
    (this.choosing.waitingPlace === null || this.choosing.waitingPlace === place || this.held !== null);

  /** The focus ring is drawn above all pieces, and only for those who use the keyboard. */
  focus(event: FocusEvent, ring: FocusRing): void {
    this.ring = (event.currentTarget as Element).matches(':focus-visible') ? ring : null;
  }

  // --- numbers on the spaces ---

  readonly puzzle = $derived.by(() => this.given().puzzle ?? null);
  /** Values after a crystal is placed: of the held one. A puzzle gives only what may be seen. */
  readonly numbers = $derived.by<Record<string, number>>(() => {
    if (this.puzzle) return valuesOf(this.puzzle, this.held);
    return this.held ? (this.answer?.if ?? {}) : {};
  });
  /** What they are compared with. */
  readonly before = $derived.by(() => this.puzzle?.now ?? this.answer?.value ?? 0);
  readonly tried = $derived.by<Record<string, number>>(() =>
    this.puzzle ? byPlace(this.puzzle.tried, this.held) : {},
  );

  // --- what is explained ---

  readonly about = $derived.by(() => asked(this.given().why));
  readonly answer = $derived.by<Answer | null>(() =>
    this.about && !this.past ? this.forensics.known(this.about) : null,
  );
  /** What the ledger lights, when the game is over. */
  readonly lit = $derived.by(() => this.given().lit ?? []);
  readonly counted = $derived.by(
    () => new Set(this.motion.counted ?? (this.lit.length ? this.lit : (this.answer?.counted ?? []))),
  );
  readonly countedPages = $derived.by(
    () => new Set((this.answer?.marks?.pages_counted ?? []).map(({ seat, page }) => `${seat}:${page}`)),
  );
  readonly veiled = $derived.by(
    () => this.motion.counted !== null || this.lit.length > 0 || (this.answer?.counted?.length ?? 0) > 0,
  );

  private kept: Why | null = null; // the explanation that was pressed for

  /** It stays when the pointer leaves, until it is closed, wherever that is done. */
  private get pinned(): boolean {
    return this.kept !== null && this.kept === this.given().why;
  }

  explain(about: About, pin: boolean): void {
    if (this.pinned && !pin) return;
    this.tell(this.withHeld(about), pin);
  }

  private tell(about: About, pin: boolean): void {
    const why = { about, title: this.titleOf(about) };
    this.kept = pin ? why : null;
    this.given().explain(why);
  }

  /** The pointer has left: only what nobody pinned goes. */
  leave(about: About): void {
    if (!this.pinned && this.about && same(bare(this.about), bare(about))) this.forget();
  }

  forget(): void {
    this.kept = null;
    this.given().explain(null);
  }

  /** Another crystal is held now: ask again what it would change. */
  refresh(): void {
    const about = this.about;
    if (!about) return;
    const wanted = this.withHeld(about);
    if (!same(wanted, about)) this.tell(wanted, this.pinned);
  }

  /** A new position: what is explained is asked again, unless it has left the table. */
  askAgain(): void {
    const about = this.about;
    if (!about || this.past) return;
    if (isPage(about) && !this.bookOf(about)) this.forget();
    else void this.forensics.want(about);
  }

  private withHeld(about: About): About {
    const page = bare(about);
    const held = this.held;
    if (!held || !isPage(page)) return page;
    if (!this.crystalOn(page)) return { ...page, colour: held.colour };
    return { ...page, selected: { colour: held.colour, holder: held.holder } };
  }

  private titleOf(about: About): string {
    if ('holder' in about) return say('wq-holder', { holder: about.holder });
    if ('bag' in about) return say('web-winter-queen-bag');
    if ('points' in about) return this.table.names[about.points] ?? '';
    return form(`wq-effect-${this.bookOf(about)?.pages[sideOf(about)]}`);
  }

  private crystalOn(about: OnPage): Colour | null {
    const book = this.bookOf(about);
    return book && 'crystals' in book ? book.crystals[sideOf(about)] : null;
  }

  private bookOf(about: OnPage): BookView | OwnBookView | null {
    if ('pile' in about) return this.view.piles.find((pile) => pile.county === about.pile)?.top ?? null;
    return this.view.players[about.page.seat]?.books[Number(about.page.page.charAt(0)) - 1] ?? null;
  }

  // --- in words ---

  sentence(offer: Offer | undefined): string {
    return offer?.told ? told(offer.told, this.table.names) : '';
  }

  spaceInWords({ name, zone, crystal, depicted }: SpaceView): string {
    const key = crystal === null ? 'wq-space-empty' : depicted ? 'wq-space-depicted' : 'wq-space-crystal';
    return say(key, { space: name, zone: `wq-zone-${zone}`, colour: `wq-colour-${crystal}` });
  }

  private keep(holder: number, spots: Spot[]): Spot[] {
    const kept = sharing(this.hollows.get(holder), spots);
    this.hollows.set(holder, kept);
    return kept;
  }
}

const same = (one: About, other: About): boolean => JSON.stringify(one) === JSON.stringify(other);
const sideOf = (about: OnPage): 0 | 1 =>
  ('pile' in about ? about.side : about.page.page.charAt(1)) === 'R' ? 1 : 0;
