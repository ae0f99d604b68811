/** What the server foresees for the present position, asked for once: what each offer would bring, every place of a
 * tile, the work of the turn, how far each prophecy is. The board only draws it. */
import { ofTables, Questions } from '../../core/questions.svelte';
import type { BoardSession } from '../../core/session';
import type { Said } from '../../wire/said';
import type {
  WitchstoneForeseen as Foreseen,
  WitchstoneHalf as Half,
  WitchstoneMarks as Marks,
  WitchstoneProphecy as Prophecy,
} from './wire';
import type { Kind } from './view';

export type {
  WitchstoneForeseen as Foreseen,
  WitchstoneGift as Gift,
  WitchstoneHalf as Half,
  WitchstoneMarks as Marks,
  WitchstoneProphecy as Prophecy,
  WitchstoneScored as Scored,
  WitchstoneWork as Work,
} from './wire';

export interface Answer {
  key: string;
  value?: number | null;
  rule?: string | null;
  told?: Said[];
  counted?: string[];
  sources?: { message: Said; points: number; v: number }[];
  marks?: Marks;
}
type About = { turn: true } | { tile: string };

const TURN = { turn: true } as const;
/** What others do comes in bursts: it is asked for when the table has come to rest. */
const REST_MS = 400;

export class Foresight extends Questions<About, Answer> {
  /** All that is foreseen now; null until it has come, and in the past. */
  get marks(): Marks | null {
    return this.table.past ? null : (this.known(TURN)?.marks ?? null);
  }

  /** Points that the turn has brought so far. */
  get points(): number {
    return this.table.past ? 0 : (this.known(TURN)?.value ?? 0);
  }

  /** What choosing an offer would bring; the places of a tile are told by their halves. */
  of(offer: { do: string } | null | undefined): Foreseen | null {
    return (offer && this.marks?.offers?.[offer.do]) ?? null;
  }

  /** A symbol of a tile of the own hand on an empty hex. Of a tile that isn't held, once `wantTile` was answered. */
  half(tile: string, kind: Kind, hex: string): Half | null {
    return (this.marks?.halves?.[kind] ?? this.known({ tile })?.marks?.halves?.[kind])?.[hex] ?? null;
  }

  wantTile(tile: string): void {
    void this.want({ tile });
  }

  prophecy(scroll: number, seat: number | null): Prophecy | null {
    return this.marks?.prophecies?.find((one) => one.scroll === scroll && one.seat === seat) ?? null;
  }

  /** Asks for the present position: at once for the seat that decides. Gives the way to call it off. */
  follow(): () => void {
    const { table } = this;
    if (table.state !== 'live' || table.now === null || table.now.result) return () => undefined;
    if (table.offers.length) return (void this.want(TURN), () => undefined);
    const timer = setTimeout(() => void this.want(TURN), REST_MS);
    return () => clearTimeout(timer);
  }
}

export const foresight: (table: BoardSession) => Foresight = ofTables((table) => new Foresight(table));
