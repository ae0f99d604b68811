/** What the pieces of one table share: the view, and what may be chosen. */
import { getContext, setContext } from 'svelte';
import { say, told } from '../../core/i18n.svelte';
import type { TableSession } from '../../core/table.svelte';
import { Texts } from '../../telling/texts.svelte';
import type { Position } from '../../wire/types';
import type { Choosing } from './choosing.svelte';
import { spaceName, thingName } from './labels';
import type { Thing } from './things';
import { viewOf, type CharacterView, type TaleView } from './view';

interface Given {
  choosing: Choosing;
  past: unknown;
}
const DESK = Symbol('desk');
export const layDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const theDesk = (): Desk => getContext<Desk>(DESK);

export class Desk {
  readonly texts: Texts;

  constructor(
    readonly table: TableSession,
    private readonly given: () => Given,
  ) {
    this.texts = new Texts(table);
  }

  readonly past = $derived.by(() => this.given().past != null);
  readonly view = $derived.by<TaleView | null>(() =>
    viewOf(this.past ? (this.given().past as Position) : this.table.now),
  );
  /** What may be chosen; nothing in the past, and nothing for those who watch. */
  readonly may = $derived.by<Choosing | null>(() =>
    this.past || this.table.seat === null || this.table.now?.result ? null : this.given().choosing,
  );

  isLegal(thing: Thing): boolean {
    return this.may?.isLegal(thing) ?? false;
  }
  isHeld(thing: Thing): boolean {
    return this.may?.isHeld(thing) ?? false;
  }
  press(thing: Thing): void {
    this.may?.press(thing);
  }

  // --- in words ---

  name(thing: Thing): string {
    return told(thingName(thing), this.table.names);
  }
  spaceName(space: string): string {
    const words = told(spaceName(space), this.table.names);
    return words.charAt(0).toLocaleUpperCase() + words.slice(1);
  }
  /** Who it is, whose, and in what state. */
  characterInWords({ name, seat, ready, standing, barred, silenced }: CharacterView): string {
    const states = [
      ready ? 'wt-plain-ready' : 'wt-plain-exhausted',
      ...(standing ? [] : ['wt-state-lying']),
      ...(barred ? ['wt-state-barred'] : []),
      ...(silenced ? ['wt-state-silenced'] : []),
    ];
    return [say(`wt-character-${name}`), this.table.names[seat] ?? '', ...states.map((key) => say(key))].join(
      ', ',
    );
  }
  /** With what pressing it would do, if that is one thing. */
  withOffer(words: string, thing: Thing): string {
    const offers = this.isLegal(thing) ? (this.may?.leadingTo(thing) ?? []) : [];
    const [only] = offers;
    return offers.length === 1 && only?.told ? `${words}. ${told(only.told, this.table.names)}` : words;
  }
}
