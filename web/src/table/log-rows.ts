/** A line of the log as rows: a sentence in brief, whose it is, and the points it tells of. */
import { told } from '../core/i18n.svelte';
import type { LogLine } from '../wire/types';

export interface LogRow {
  words: string;
  name: string; // whose sign stands before it, unless the words begin with that
  seat: number | null; // the points are this seat's, never a sum of several
  signed: boolean; // the row before is about another seat
  points: number;
}

export function logRows(line: LogLine, names: readonly string[]): LogRow[] {
  let before: number | null | undefined;
  return (line.told ?? []).flatMap((message, n) => {
    const words = told(message, names, 'brief');
    const gains = (line.gains ?? []).filter(({ said }) => said === n);
    const points = gains.reduce((all, gain) => all + gain.points, 0);
    if (!words) return [];
    const seat = gains[0]?.seat ?? (before === undefined ? (line.by ?? null) : before);
    const signed = seat !== before;
    before = seat;
    const named = seat === null ? '' : names[seat]!;
    return [{ words, name: words.startsWith(named) ? '' : named, seat, signed, points }];
  });
}

/** +3 or −1; nothing for nothing. */
export function inPoints(points: number): string {
  return points ? `${points > 0 ? '+' : '−'}${Math.abs(points)}` : '';
}
