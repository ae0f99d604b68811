/** Pieces in the air. The board always shows the newest view; a piece that is still on its way is hidden at its goal. */
import { SvelteSet } from 'svelte/reactivity';
import { wantsStillness } from '../../core/preferences.svelte';
import { play } from '../../core/sound';
import { boxOf, placeOf, type Box } from '../../pieces/boxes';
import type { Difference, Move, Scored } from './difference';

export interface Flight extends Move {
  id: number;
  start: Box;
  goal?: Box | null; // undefined until it is aimed; null if the piece leaves the game
  points?: number;
  delay: number;
}
export const TRAVEL_MS = 590;
const STAGGER_MS = 70;
const COUNT_MS = 620;
const REST_MS = 260; // between two pages that are scored
const LONGEST_MS = 2500;

type Scene = { lasts: number; run(): Promise<void>; skip(): void };

export class Motion {
  /** Spaces that a running scoring has counted so far. */
  counted = $state.raw<string[] | null>(null);
  last = $state.raw<ReadonlySet<string>>(new Set());
  flights = $state.raw<Flight[]>([]);
  readonly hidden = new SvelteSet<string>();

  private readonly scenes: Scene[] = [];
  private lastBy: number | null = null;
  private running = false;
  private backlog = 0; // milliseconds that are still to be played
  private generation = 0; // moves on when everything is cut short
  private numbers = 0;
  private readonly landings = new Map<number, () => void>();

  /** Called while the old view is still on the screen: that is where pieces start. */
  show({ moves, scored, drawn }: Difference, by: number | null): void {
    this.mark(moves, by);
    if (wantsStillness()) return play('place');
    const counted = scored.reduce((all, one) => all + one.spaces.length, 0);
    const each = Math.min(COUNT_MS, LONGEST_MS / Math.max(1, counted));
    this.stage([
      ...this.moving(moves),
      ...scored.map((one) => this.scoring(one, each, Math.min(REST_MS, LONGEST_MS / scored.length))),
      ...this.moving(drawn),
    ]);
  }

  /** All that the last player did this turn stays marked, until somebody else moves a crystal. */
  private mark(moves: Move[], by: number | null): void {
    const places = moves.filter(({ colour }) => colour).flatMap(({ to }) => (to && to !== 'bag' ? [to] : []));
    if (!places.length) return;
    this.last = new Set(by === this.lastBy ? [...this.last, ...places] : places);
    this.lastBy = by;
  }

  /** The truth at once: nothing is in the air any more. */
  settle(): void {
    this.generation += 1;
    this.scenes.length = 0;
    this.backlog = 0;
    this.hidden.clear();
    this.flights = [];
    this.counted = null;
    this.landings.forEach((landed) => landed());
    this.landings.clear();
  }

  /** Something has just happened that is being shown. */
  get busy(): boolean {
    return this.running;
  }

  /** Where flights end is seen once the new view is laid out, for all of them at once. */
  aim(): void {
    for (const flight of this.flights)
      if (flight.goal === undefined) flight.goal = flight.to ? placeOf(flight.to) : null;
  }

  landed(flight: Flight): void {
    this.flights = this.flights.filter((other) => other.id !== flight.id);
    if (flight.to) this.hidden.delete(flight.to);
    if (flight.colour && flight.goal) play('place');
    this.landings.get(flight.id)?.();
    this.landings.delete(flight.id);
  }

  /** What would make us lag behind is not played: its pieces simply lie where they belong. */
  private stage(scenes: Scene[]): void {
    const lasts = scenes.reduce((sum, scene) => sum + scene.lasts, 0);
    if (this.backlog > 0 && this.backlog + lasts > LONGEST_MS) return scenes.forEach((scene) => scene.skip());
    this.backlog += lasts;
    this.scenes.push(...scenes);
    if (!this.running) void this.play();
  }

  private async play(): Promise<void> {
    this.running = true;
    try {
      for (let scene = this.scenes.shift(); scene; scene = this.scenes.shift()) {
        await scene.run();
        this.backlog = this.scenes.reduce((sum, waiting) => sum + waiting.lasts, 0);
      }
    } finally {
      this.running = false;
      this.backlog = 0;
    }
  }

  private moving(moves: Move[]): Scene[] {
    if (!moves.length) return [];
    const starts = moves.map((move) => placeOf(move.from));
    // a book may also go back to its pile, where it covers nothing
    const goals = moves.flatMap(({ to }) => (to && to !== 'bag' && !to.startsWith('pile') ? [to] : []));
    goals.forEach((goal) => this.hidden.add(goal));
    const run = async () => {
      const flights = moves.flatMap((move, k) => this.flight(move, starts[k] ?? null, k * STAGGER_MS));
      goals.forEach((goal) => flights.some(({ to }) => to === goal) || this.hidden.delete(goal));
      if (!flights.length) return;
      const down = flights.map(
        (flight) => new Promise<void>((landed) => this.landings.set(flight.id, landed)),
      );
      this.flights = [...this.flights, ...flights];
      await Promise.all(down);
    };
    const skip = () => goals.forEach((goal) => this.hidden.delete(goal));
    return [{ lasts: TRAVEL_MS + STAGGER_MS * (moves.length - 1), run, skip }];
  }

  private flight(move: Move, start: Box | null, delay: number): Flight[] {
    return start ? [{ ...move, id: (this.numbers += 1), start, delay }] : [];
  }

  private scoring({ seat, points, spaces }: Scored, each: number, rest: number): Scene {
    const run = async () => {
      const generation = this.generation;
      for (let n = 1; n <= spaces.length; n++) {
        this.counted = spaces.slice(0, n);
        await pause(each);
        if (generation !== this.generation) return;
      }
      play('score');
      this.floatSum(seat, points, spaces.at(-1));
      await pause(rest);
      if (generation === this.generation) this.counted = null;
    };
    return { lasts: spaces.length * each + rest, run, skip: () => {} };
  }

  private floatSum(seat: number, points: number, from: string | undefined): void {
    const goal = boxOf(document.querySelector(`[data-seat-panel="${seat}"]`));
    const start = from ? placeOf(from) : boxOf(document.querySelector('[data-part="map"]'));
    if (!goal || !start) return;
    const size = Math.min(start.size, 64);
    const flight: Flight = {
      id: (this.numbers += 1),
      from: '',
      to: null,
      start: { ...start, size },
      goal: { ...goal, size },
      points,
      delay: 0,
    };
    this.flights = [...this.flights, flight];
  }
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, ms));
