/** A moment of a recorded match that boards take for a table: nothing can be done at it. */
import type { BoardSession } from '../../../core/session';
import type { Offer, Position } from '../../../wire/types';
import type { OwnScroll } from '../view';
import moments from './moments.json';

export interface Moment {
  seat: number;
  view: unknown; // as much of it as is drawn
  offers: { do: string; what: unknown }[];
  marks: unknown;
  pointed: string | null;
  pressed: string | null;
  end?: { owls: number[]; tokens: number; scrolls: OwnScroll[] }; // what its owner has in the end
}
export const MOMENTS = moments as unknown as Record<string, Moment>;

export class Still implements BoardSession {
  readonly past = null;
  readonly version = 0;
  readonly waiting = 0;
  readonly state = 'live';
  readonly names = ['', '', '', ''];
  readonly seat: number;
  readonly now: Position;
  readonly shown: Position;
  readonly offers: Offer[];

  constructor(private readonly moment: Moment) {
    this.seat = moment.seat;
    this.offers = moment.offers as Offer[];
    this.now = this.shown = { view: moment.view, offers: this.offers } as unknown as Position;
  }

  act(): void {}

  async ask<Answer>(): Promise<Answer | null> {
    return { marks: this.moment.marks } as Answer;
  }

  onNews(): () => void {
    return () => undefined;
  }
}
