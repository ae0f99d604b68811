/** Pieces in the air. The table always shows the newest view; a piece that is still on its way is hidden at its goal. */
import { SvelteSet } from 'svelte/reactivity';
import { wantsStillness } from '../../core/preferences.svelte';
import { play } from '../../core/sound';
import { placeOf, type Box } from '../../pieces/boxes';
import type { Move, Piece } from './difference';

export interface Flight {
  id: number;
  piece: Piece;
  start: Box;
  to: string | null;
  hides: string | undefined;
  delay: number;
}
export const TRAVEL_MS = 520;
const STAGGER_MS = 110;
const LONGEST_MS = 2500;
const MANY = 12; // so much has changed that it is no longer one event

export class Motion {
  flights = $state.raw<Flight[]>([]);
  readonly hidden = new SvelteSet<string>();
  private numbers = 0;
  private until = 0; // when the last piece that is in the air or waits has landed

  /** Called while the old view is still on the screen: that is where pieces start. */
  show(moves: Move[]): void {
    if (!moves.length) return;
    if (wantsStillness()) return play('place');
    const now = performance.now();
    if (moves.length > MANY || this.until - now > LONGEST_MS) return this.settle();
    const first = Math.max(0, this.until - now - TRAVEL_MS + STAGGER_MS);
    const fresh = moves.flatMap(({ piece, from, to, hides }, k): Flight[] => {
      const start = placeOf(from);
      const delay = first + k * STAGGER_MS;
      return start ? [{ id: (this.numbers += 1), piece, start, to, hides, delay }] : [];
    });
    fresh.forEach(({ hides }) => hides && this.hidden.add(hides));
    this.until = now + first + fresh.length * STAGGER_MS + TRAVEL_MS;
    this.flights = [...this.flights, ...fresh];
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter(({ id }) => id !== flight.id);
    if (flight.hides) this.hidden.delete(flight.hides);
    if (flight.piece.sort === 'points') play('score');
    else if (flight.to) play('place');
  }

  /** The truth at once: nothing is in the air any more. */
  settle(): void {
    this.until = 0;
    this.flights = [];
    this.hidden.clear();
  }
}
