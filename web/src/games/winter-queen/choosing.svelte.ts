/** Between two commands: which crystal is held, or which place waits for one. All of it comes from the offers. */
import type { TableSession } from '../../core/table.svelte';
import type { Offer } from '../../wire/types';
import type { Said } from '../../wire/said';
import type { Choice, Chooser } from '../game';
import { placing, viewOf, type Colour, type Placing } from './view';

export interface Held {
    colour: Colour;
    holder: number; // from 1
    spot: number; // the hollow it was lifted from, for the eye only
}
const LETTERS: Record<string, Colour> = { r: 'red', g: 'green', b: 'blue', y: 'yellow', p: 'purple' };

export class Choosing implements Chooser {
    private lifted = $state.raw<Held | null>(null);
    private wanted = $state<string | null>(null);

    constructor(readonly table: TableSession) {}

    readonly offers = $derived.by<Offer[]>(() => (this.table.waiting ? [] : (this.table.now?.offers ?? [])));
    readonly placings = $derived(this.offers.map(placing).filter((found) => found !== null));
    readonly held = $derived(this.placings.some((one) => fits(one, this.lifted)) ? this.lifted : null);
    /** A space or page that was chosen before its crystal. */
    readonly waitingPlace = $derived(
        this.placings.some((one) => one.target === this.wanted) ? this.wanted : null,
    );

    /** What can be chosen now, by its place: spaces and pages … */
    readonly targets = $derived.by(() => {
        const found = new Map<string, Offer>();
        for (const one of this.placings)
            if (!this.held || fits(one, this.held)) found.set(one.target, one.offer);
        for (const offer of this.offers)
            if (offer.what['do'] === 'return') found.set(String(offer.what['space']), offer);
        return found;
    });
    /** … crystals of holders (`red 2`) … */
    readonly crystals = $derived(
        new Map(
            this.placings
                .filter((one) => !this.waitingPlace || one.target === this.waitingPlace)
                .map((one) => [`${one.colour} ${one.holder}`, one.offer]),
        ),
    );
    /** … piles by county, and own books by number. */
    readonly piles = $derived(this.offered('take', 'county'));
    readonly activations = $derived(this.offered('activate', 'book'));
    readonly returning = $derived(this.offers.some((offer) => offer.what['do'] === 'return'));

    get holds(): boolean {
        return this.held !== null || this.waitingPlace !== null;
    }

    get prompt(): Said | null {
        if (this.held) return ['web-winter-queen-held', { colour: `wq-colour-${this.held.colour}` }];
        if (this.waitingPlace) return ['web-winter-queen-waiting', { place: this.waitingPlace }];
        return null;
    }

    get choices(): Choice[] {
        if (this.holds)
            return [
                {
                    label: ['web-winter-queen-put-back'],
                    kind: 'second',
                    key: 'Esc',
                    run: () => this.putBack(),
                },
            ];
        const found: Choice[] = [];
        for (const [book, offer] of this.activations) {
            found.push({
                label: this.activation(book),
                kind: 'second',
                key: book,
                run: () => this.take(offer),
            });
        }
        const takes = [...this.piles.values()];
        if (takes.length === 1)
            found.push({
                label: ['web-winter-queen-take'],
                kind: 'first',
                key: 'Enter',
                run: () => this.take(takes[0]!),
            });
        for (const offer of this.offers) {
            const deed = offer.what['do'];
            if (deed === 'skip')
                found.push({
                    label: ['web-winter-queen-skip'],
                    kind: 'second',
                    key: '0',
                    run: () => this.take(offer),
                });
            if (deed === 'pass')
                found.push({
                    label: ['web-winter-queen-pass'],
                    kind: 'first',
                    key: 'Enter',
                    run: () => this.take(offer),
                });
        }
        return [...found, ...this.turnChoices()];
    }

    hold(held: Held): void {
        const place = this.waitingPlace;
        if (place) this.choose(this.placings.find((one) => one.target === place && fits(one, held))?.offer);
        else if (this.held?.holder === held.holder && this.held.spot === held.spot) this.putBack();
        else this.lifted = held;
    }

    /** A space or a page was pressed. */
    choosePlace(place: string): void {
        const offer = this.targets.get(place);
        if (!offer) return;
        const crystals = this.placings.filter((one) => one.target === place);
        if (this.held || crystals.length <= 1) this.choose(offer);
        else this.wanted = this.wanted === place ? null : place;
    }

    choose(offer: Offer | undefined): void {
        if (offer) this.take(offer);
    }

    putBack(): void {
        this.lifted = null;
        this.wanted = null;
    }

    type(text: string): boolean {
        const words = plain(text);
        const offer = this.offers.find((one) => plain(one.do) === words);
        if (offer) {
            this.take(offer);
            return true;
        }
        return this.typeCrystal(words) || this.typePlace(text.trim());
    }

    /** `R1` lifts a crystal … */
    private typeCrystal(words: string): boolean {
        const [, letter, holder] = /^([rgbyp])([1-4])$/.exec(words) ?? [];
        const colour = LETTERS[letter ?? ''];
        if (!colour || !this.crystals.has(`${colour} ${holder}`)) return false;
        this.hold({ colour, holder: Number(holder), spot: -1 });
        return true;
    }

    /** … and `b3` chooses where one goes. */
    private typePlace(text: string): boolean {
        const place = [...this.targets.keys()].find((one) => one.toLowerCase() === text.toLowerCase());
        if (!place) return false;
        this.choosePlace(place);
        return true;
    }

    private take(offer: Offer): void {
        this.putBack();
        this.table.act(offer.do);
    }

    private offered(deed: string, by: string): Map<string, Offer> {
        const fitting = this.offers.filter((offer) => offer.what['do'] === deed);
        return new Map(fitting.map((offer) => [String(offer.what[by]), offer]));
    }

    private activation(book: string): Said {
        const mine = viewOf(this.table.now)!.players[this.table.seat ?? 0]!.books[Number(book) - 1];
        const worth = mine?.worth.reduce<number>((sum, points) => sum + (points ?? 0), 0) ?? 0;
        return ['web-winter-queen-activate', { book: Number(book), vp: worth }];
    }

    private turnChoices(): Choice[] {
        const { now, waiting } = this.table;
        const found: Choice[] = [];
        if (waiting || !now) return found;
        if (now.may_undo)
            found.push({
                label: ['web-winter-queen-undo'],
                kind: 'second',
                key: 'U',
                run: () => this.table.undo(),
            });
        if (now.may_end_turn)
            found.push({
                label: ['web-winter-queen-end-turn'],
                kind: 'first',
                key: 'Enter',
                run: () => this.table.endTurn(),
            });
        return found;
    }
}

function fits(one: Placing, held: Held | null): boolean {
    return held !== null && one.colour === held.colour && one.holder === held.holder;
}

const plain = (text: string): string => text.toLowerCase().replaceAll('-', ' ').trim().split(/\s+/).join(' ');
