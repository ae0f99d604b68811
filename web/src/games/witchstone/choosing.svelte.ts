/** Between two commands: where a tile would lie, which crystal is lifted, which special tile is to be laid.
 * All of it comes from the offers. */
import type { BoardSession } from '../../core/session';
import type { Said } from '../../wire/said';
import type { Offer } from '../../wire/types';
import type { Choice, Chooser } from '../game';
import { buttonsFor } from './buttons';
import { fitting, placings, turned } from './placing';
import { viewOf, what, type Direction, type Kind } from './view';

const NOTHING: Offer[] = [];

export class Choosing implements Chooser {
  readonly table: BoardSession;
  private pinned = $state<string | null>(null); // the hex where the tile, or a tile still to be chosen, would lie
  private turn = $state<Direction>('E');
  private crystal = $state<string | null>(null);
  private special = $state<string | null>(null);
  private waiting = $state<string | null>(null);
  private next: string | null = null; // the tile to hold once the one in hand is back
  /** What is under the pointer or the focus, by its stop. */
  hovered = $state<string | null>(null);
  readonly hoveredHex = $derived(this.hovered?.startsWith('hex-') ? this.hovered.slice(4) : null);

  /** There is little room: what lies too close together for a finger is chosen by buttons. */
  compact = $state(false);

  constructor(table: BoardSession) {
    this.table = table;
  }

  // Nothing is offered while a command is on its way: the answer may change everything.
  readonly offers = $derived.by(() => (this.table.waiting ? NOTHING : this.table.offers));

  // --- tiles ---

  readonly tiles = $derived(this.by(['hold', 'discard'], ({ tile }) => tile));
  /** The tile that is held over the cauldron. */
  readonly holding = $derived.by(() => viewOf(this.table.now)?.holding ?? null);
  readonly placings = $derived(placings(this.offers));
  readonly ghost = $derived(
    fitting(this.placings, this.hoveredHex, this.turn) ?? fitting(this.placings, this.pinned, this.turn),
  );
  /** The tile as it would lie on every hex, turned as it is now. */
  readonly ways = $derived(
    [...new Set(this.placings.map(({ hex }) => hex))].map((hex) => fitting(this.placings, hex, this.turn)!),
  );
  /** A hex that was chosen before its tile. */
  readonly waitingHex = $derived(this.tiles.size ? this.pinned : null);
  readonly begins = $derived(this.by(['begin', 'choose'], ({ kind }) => kind));

  // --- cauldron: crystals and special tiles ---

  private readonly moves = $derived(
    this.offers.flatMap((offer) => {
      const deed = what(offer);
      return deed.do === 'move' ? [{ offer, ...deed }] : [];
    }),
  );
  readonly movable = $derived(new Set(this.moves.map(({ from }) => from)));
  readonly lifted = $derived(this.movable.has(this.crystal ?? '') ? this.crystal : null);
  /** Special tiles that were gained just now: laid for good, or used once. */
  readonly layable = $derived([...new Set(this.layings.map(({ special }) => special))]);
  readonly laying = $derived(
    this.lifted !== null
      ? null
      : this.layable.length === 1
        ? this.layable[0]!
        : this.layable.includes(this.special ?? '')
          ? this.special
          : null,
  );
  private get layings() {
    return this.offers.flatMap((offer) => {
      const deed = what(offer);
      return deed.do === 'lay' ? [{ offer, special: deed.special, hex: deed.hex }] : [];
    });
  }
  /** Hexes that answer at once: for the lifted crystal, the special tile, a crystal that is taken out. */
  readonly hexes = $derived.by(() => {
    const found = new Map<string, Offer>();
    for (const { hex, special, offer } of this.layings) if (special === this.laying) found.set(hex, offer);
    for (const move of this.moves)
      if (move.from === this.lifted && 'hex' in move) found.set(move.hex, move.offer);
    for (const offer of this.offers) {
      const deed = what(offer);
      if (deed.do === 'remove') found.set(deed.hex, offer);
    }
    return found;
  });
  readonly rims = $derived(
    new Map(
      this.moves.flatMap((move) =>
        move.from === this.lifted && 'rim' in move ? [[move.rim, move.offer] as const] : [],
      ),
    ),
  );

  // --- shelves ---

  private readonly puts = $derived(
    this.offers.flatMap((offer) => {
      const deed = what(offer);
      return deed.do === 'put' ? [{ offer, ...deed, from: `${deed.black ? 'black ' : ''}${deed.rim}` }] : [];
    }),
  );
  /** Crystals that wait on the rim: `wand`, `black wand`. */
  readonly onRim = $derived([...new Set(this.puts.map(({ from }) => from))]);
  readonly shelving = $derived(
    this.onRim.length === 1 ? this.onRim[0]! : this.onRim.includes(this.waiting ?? '') ? this.waiting : null,
  );
  /** Where the crystal may go: `wand`, `bottom`, or with a token `bottom witch`. */
  readonly shelves = $derived(
    new Map(
      this.puts
        .filter(({ from, where }) => from === this.shelving && where !== 'aside')
        .map(({ where, rim, token, offer }) => [
          where === 'shelf' ? rim : token ? `bottom ${token}` : 'bottom',
          offer,
        ]),
    ),
  );

  // --- the other boards ---

  readonly locations = $derived(this.by(['tower', 'send'], ({ location }) => location));
  readonly links = $derived(this.by(['energy'], ({ connection }) => connection));
  readonly scrolls = $derived(this.by(['scroll'], ({ place }) => place));
  /** By the space that the owl would reach. */
  readonly wand = $derived.by(() => {
    const view = viewOf(this.table.now);
    const start = view?.players[this.table.seat ?? 0]?.wand ?? 0;
    return this.by(['wand'], ({ spaces }) => start + spaces);
  });
  readonly step = $derived(this.only('step'));
  readonly layWitch = $derived(this.only('lay-witch'));
  readonly boosts = $derived(this.by(['boost'], ({ strength }) => strength));
  readonly tokens = $derived(this.by(['token'], ({ kind, black }) => `${black ? 'black ' : ''}${kind}`));
  readonly uses = $derived(this.by(['use'], ({ special, kind }) => `${special} ${kind}`));

  /** The offer under the pointer or the focus, if pressing there would choose it. */
  readonly pointed = $derived.by<Offer | null>(() => {
    const [, board, which = ''] = /^([a-z]+)-(.+)$/.exec(this.hovered ?? '') ?? [];
    const found: Record<string, () => Offer | undefined> = {
      hex: () => this.hexes.get(which),
      rim: () => this.rims.get(which as Kind),
      loc: () => this.locations.get(which),
      link: () => this.links.get(which),
      lying: () => this.layWitch,
      pentagram: () => this.step,
      wand: () => this.wand.get(Number(which)),
      scroll: () => this.scrolls.get(Number(which)),
      shelf: () => this.shelves.get(which),
      token: () => this.shelves.get(`bottom ${which}`),
      tile: () => this.tiles.get(which),
    };
    return found[board ?? '']?.() ?? this.ghost?.offer ?? null;
  });

  only(...deeds: string[]): Offer | undefined {
    return this.offers.find((offer) => deeds.includes(what(offer).do));
  }

  /** The offers of these deeds, by what they are about. */
  private by<Name extends Deed, Key>(deeds: Name[], key: (deed: Done<Name>) => Key): Map<Key, Offer> {
    const found = new Map<Key, Offer>();
    for (const offer of this.offers) {
      const deed = what(offer);
      if (isOneOf(deed, deeds)) found.set(key(deed), offer);
    }
    return found;
  }

  // --- what the shell asks ---

  /** Something is selected, or a tile is held that can go back. */
  get holds(): boolean {
    return this.selects || (this.placings.length > 0 && this.table.now?.may_undo === true);
  }

  private get selects(): boolean {
    return (
      this.pinned !== null ||
      this.lifted !== null ||
      (this.special !== null && this.layable.length > 1) ||
      (this.waiting !== null && this.onRim.length > 1)
    );
  }

  get prompt(): Said | null {
    if (this.waitingHex) return ['web-witchstone-waiting', { hex: this.waitingHex }];
    if (this.lifted) return ['web-witchstone-lifted'];
    if (this.placings.length) return [this.compact ? 'web-witchstone-held-touch' : 'web-witchstone-held'];
    return null;
  }

  get choices(): Choice[] {
    return buttonsFor(this);
  }

  // --- pressing ---

  /** A tile of the hand. Another one than the one that is held goes through the step back. */
  hold(tile: string): void {
    const offer = this.tiles.get(tile);
    if (offer) return this.send(offer);
    if (!this.holding) return;
    this.next = this.holding === tile ? null : tile;
    this.table.undo?.();
  }

  /** Once the old tile is back in the hand, the other one is taken. */
  goOn(): void {
    const offer = this.next === null ? undefined : this.tiles.get(this.next);
    if (!offer) return;
    this.next = null;
    this.send(offer);
  }

  pressHex(hex: string, byTouch: boolean): void {
    if (this.placings.length) return this.pressPlace(hex, byTouch);
    const offer = this.hexes.get(hex);
    if (offer && hex !== this.lifted) return this.choose(offer);
    if (this.movable.has(hex)) this.crystal = this.lifted === hex ? null : hex;
    else if (this.tiles.size) this.pinned = this.pinned === hex ? null : hex;
  }

  /** A finger has no way to hover: its first press shows, the second one lays. */
  private pressPlace(hex: string, byTouch: boolean): void {
    const { ghost } = this;
    if (!byTouch) return this.choose(fitting(this.placings, hex, this.turn)?.offer);
    if (ghost && (ghost.hex === hex || ghost.other === hex)) return this.choose(ghost.offer);
    if (this.placings.some((one) => one.hex === hex)) this.pinned = hex;
  }

  /** A dragged tile was let go: it lies where it was shown. Without offers yet, it waits there. */
  drop(): void {
    if (this.hoveredHex === null) return;
    if (this.ghost) this.choose(this.ghost.offer);
    else this.pinned = this.hoveredHex;
  }

  rotate(): void {
    this.turn = turned(this.ghost?.direction ?? this.turn);
  }

  pressRim(kind: Kind, crystals: string[]): void {
    const offer = this.rims.get(kind);
    if (offer) this.choose(offer);
    else this.waiting = crystals[(crystals.indexOf(this.waiting ?? '') + 1) % crystals.length] ?? null;
  }

  pressSpecial(special: string): void {
    this.special = this.special === special ? null : special;
  }

  choose(offer: Offer | undefined): void {
    if (!offer) return;
    this.forget();
    this.send(offer);
  }

  private send(offer: Offer): void {
    this.table.act(offer.do);
  }

  private forget(): void {
    this.pinned = this.crystal = this.special = this.waiting = null;
  }

  putBack(): void {
    const held = !this.selects;
    this.forget();
    if (held && this.placings.length) this.table.undo?.();
  }

  /** `send V2` is an offer as the notation writes it; R turns the tile. */
  type(text: string): boolean {
    const words = text.toLowerCase().trim().split(/\s+/).join(' ');
    if (this.placings.length && words === 'r') return (this.rotate(), true);
    const offer = this.offers.find((one) => one.do.toLowerCase() === words);
    this.choose(offer);
    return offer !== undefined;
  }
}

type Deed = ReturnType<typeof what>['do'];
type Done<Name extends Deed> = Extract<ReturnType<typeof what>, { do: Name }>;

const isOneOf = <Name extends Deed>(deed: ReturnType<typeof what>, deeds: Name[]): deed is Done<Name> =>
  (deeds as string[]).includes(deed.do);
