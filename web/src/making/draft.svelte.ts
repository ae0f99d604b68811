/** A table that isn't there yet: what its maker has chosen so far. */
import type { GameInfo, WantedTable } from '../wire/types';
import { i18n, say } from '../core/i18n.svelte';
import { preferences } from '../core/preferences.svelte';
import { PACES, type PaceName } from './paces';
import { usualBot } from './quick';

export type Who = 'bots' | 'friends' | 'here';
export interface DraftSeat {
  sits: 'me' | 'bot' | 'open' | 'here';
  bot: string;
  name: string;
}
const SITS: Record<Who, DraftSeat['sits']> = { bots: 'bot', friends: 'open', here: 'here' };

export class Draft {
  count = $state(2);
  who = $state<Who>('bots');
  seats = $state<DraftSeat[]>([]);
  pace = $state<PaceName>('none');
  listed = $state(false);
  asks = $state(preferences.confirm);
  options = $state<Record<string, boolean | number | string>>({});

  constructor(readonly game: GameInfo) {
    this.count = game.seats[0]!;
    this.options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    this.fill();
  }

  /** Who sits at the other seats, all of them at once. */
  play(who: Who): void {
    this.who = who;
    this.seats = [];
    this.fill();
  }

  resize(count: number): void {
    this.count = count;
    this.seats = this.seats.slice(0, count);
    this.fill();
    for (const { name, allowed, default: usual } of this.game.options)
      if (name === 'first' && Number(this.options[name]) > count && allowed.includes(usual))
        this.options[name] = usual;
  }

  private fill(): void {
    while (this.seats.length < this.count)
      this.seats.push({
        sits: this.seats.length ? SITS[this.who] : 'me',
        bot: usualBot(this.game),
        name: say('web-pages-beside', { seat: this.seats.length + 1 }),
      });
  }

  /** Nobody has to come any more. */
  get full(): boolean {
    return this.seats.every((seat) => seat.sits !== 'open');
  }

  /** Everybody on this screen has a name of their own. */
  get namedAll(): boolean {
    return this.seats.every((seat) => seat.sits !== 'here' || seat.name.trim());
  }

  request(): WantedTable {
    return {
      game: this.game.id,
      seats: this.count,
      options: $state.snapshot(this.options),
      pace: PACES[this.pace],
      visibility: this.listed && !this.full ? 'listed' : 'private',
      asks_end_turn: this.asks,
      bots: Object.fromEntries(this.numbered('bot').map(([seat, { bot }]) => [String(seat), bot])),
      hot_seat: this.beside.length > 0,
      language: i18n.language,
    };
  }

  /** Who shares this screen with me: they are seated by name once the table is there. */
  get beside(): { seat: number; name: string }[] {
    return this.numbered('here').map(([seat, { name }]) => ({ seat, name: name.trim() }));
  }

  private numbered(sits: DraftSeat['sits']): [number, DraftSeat][] {
    return [...this.seats.entries()].filter(([, seat]) => seat.sits === sits);
  }
}
