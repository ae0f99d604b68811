/** What the pieces of one table share: the view, what may be chosen, what is in the air. */
import { getContext, setContext } from 'svelte';
import { say, told } from '../../core/i18n.svelte';
import type { BoardSession } from '../../core/session';
import type { Offer, Position } from '../../wire/types';
import type { Why } from '../game';
import type { Choosing } from './choosing.svelte';
import { foresight, type Foresight, type Half, type Prophecy } from './foresight.svelte';
import type { Motion } from './motion.svelte';
import { wayOf, type Way } from './places';
import { symbolsOf, viewOf, type LocationView, type PlayerView, type TableView } from './view';

export interface FocusRing {
  on: string; // the board it is drawn on
  x: number;
  y: number;
  d: string;
}
interface Given {
  choosing: Choosing;
  past: unknown;
  why: Why | null;
  explain(why: Why | null): void;
}
const DESK = Symbol('desk');
export const layDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const theDesk = (): Desk => getContext<Desk>(DESK);

export class Desk {
  ring = $state.raw<FocusRing | null>(null);
  watched = $state(0); // whose things a spectator sees
  readonly table: BoardSession;
  readonly motion: Motion;
  readonly foresight: Foresight;
  private readonly given: () => Given;

  constructor(table: BoardSession, motion: Motion, given: () => Given) {
    this.table = table;
    this.motion = motion;
    this.given = given;
    this.foresight = foresight(table);
  }

  readonly past = $derived.by(() => this.given().past !== null && this.given().past !== undefined);
  readonly view = $derived.by<TableView>(() =>
    viewOf(this.past ? (this.given().past as Position) : this.table.now)!,
  );
  /** What may be chosen; nothing in the past, and nothing for those who watch. */
  readonly may = $derived.by<Choosing | null>(() =>
    this.past || this.table.seat === null ? null : this.given().choosing,
  );
  readonly seat = $derived.by(() => this.view.you ?? this.watched);
  readonly own = $derived.by<PlayerView>(() => this.view.players[this.seat]!);

  /** One board at a time, and fingers. */
  get compact(): boolean {
    return this.given().choosing.compact;
  }

  // --- the crystal ball ---

  readonly locations = $derived.by<Record<string, LocationView>>(() =>
    Object.fromEntries(this.view.locations.map((location) => [location.name, location])),
  );
  // the ball never changes: its ways are laid out once
  private readonly laid = new Map<string, Way>();
  wayOf(name: string): Way {
    let way = this.laid.get(name);
    if (!way) {
      way = wayOf(
        this.view.connections.find((one) => one.name === name)!,
        this.locations,
      );
      this.laid.set(name, way);
    }
    return way;
  }

  // --- what choices would bring ---

  /** Both symbols of the held tile where it would lie now. */
  readonly ghost = $derived.by<Half[]>(() => {
    const { ghost, holding } = this.may ?? {};
    if (!ghost || !holding) return [];
    const [one, other] = symbolsOf(holding);
    return [
      this.foresight.half(holding, one, ghost.hex),
      this.foresight.half(holding, other, ghost.other),
    ].flatMap((half) => half ?? []);
  });
  /** The scroll that is looked at, by its number: what counts for it is lit. */
  readonly looked = $derived.by(() => {
    const [, place, number] = /^(?:scroll-(\d+)|own-scroll-(\d+))$/.exec(this.hovered ?? '') ?? [];
    return place ? this.view.scrolls.open[Number(place) - 1]?.scroll : number ? Number(number) : undefined;
  });
  /** How far a scroll has come for the seat whose things are shown. */
  prophecy(scroll: number): Prophecy | null {
    return this.foresight.prophecy(scroll, this.seat);
  }
  /** Hexes and locations that count, or that a special tile would join. */
  readonly counted = $derived.by<ReadonlySet<string>>(() => {
    if (this.past) return new Set();
    if (this.looked !== undefined) return new Set(this.prophecy(this.looked)?.counted);
    const special = this.foresight.of(this.may?.pointed)?.groups ?? [];
    return new Set([...this.ghost, ...special].flatMap(({ hexes }) => hexes));
  });

  // --- asking, focus ---

  /** What is under the pointer or the focus, by its stop. */
  get hovered(): string | null {
    return this.given().choosing.hovered;
  }
  set hovered(stop: string | null) {
    this.given().choosing.hovered = stop;
  }

  readonly why = $derived.by(() => this.given().why);
  explain(about: unknown, title: string): void {
    this.given().explain({ about, title });
  }

  /** The focus ring is drawn above all pieces, and only for those who use the keyboard. */
  focus(event: FocusEvent, ring: FocusRing): void {
    this.ring = (event.currentTarget as Element).matches(':focus-visible') ? ring : null;
  }

  // --- in words ---

  sentence(offer: Offer | undefined): string {
    return offer?.told ? told(offer.told, this.table.names) : '';
  }

  name(seat: number): string {
    return this.table.names[seat] ?? '?';
  }

  locationInWords({ name, type, token, standing }: LocationView): string {
    const words = say('ws-why-location', {
      place: `ws-location-${type}`,
      location: name,
      has: token ? 'token' : 'nothing',
      token: token ? `ws-kind-${token}` : '',
      n: standing.length,
      players: standing.map((seat) => this.name(seat)).join(', '),
    });
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  }
}
