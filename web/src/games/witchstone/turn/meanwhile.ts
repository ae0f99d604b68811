/** What others did since our own last decision, turn by turn and in few words: the log has all of it. */
import { told } from '../../../core/i18n.svelte';
import type { LogLine } from '../../../wire/types';

export interface Deed {
  v: number; // the moment that shows it
  about: string; // deeds about the same are told as one
  words: string;
  times: number;
  points: number;
}
export interface Doings {
  seat: number;
  deeds: Deed[];
  points: number;
}

/** `own` is nobody's seat for those who watch: they are told of the last turn of each. */
export function meanwhile(lines: readonly LogLine[], own: number | null, names: readonly string[]): Doings[] {
  const found: Doings[] = [];
  for (const line of since(lines, own, names.length)) {
    if (found.at(-1)?.seat !== line.by) found.push({ seat: line.by!, deeds: [], points: 0 });
    const doings = found.at(-1)!;
    for (const deed of deedsOf(line, names)) {
      doings.points += deed.points;
      const last = doings.deeds.at(-1);
      if (last?.about === deed.about)
        doings.deeds.splice(-1, 1, { ...deed, times: last.times + 1, points: last.points + deed.points });
      else doings.deeds.push(deed);
    }
  }
  return found.filter(({ deeds }) => deeds.length);
}

/** The lines of other seats after our last one; of as many turns as there are seats at most. */
function since(lines: readonly LogLine[], own: number | null, seats: number): LogLine[] {
  const found: LogLine[] = [];
  let turns = 0;
  for (const line of lines.toReversed()) {
    if (line.undone || line.deed === 'undo' || line.by == null) continue;
    if (line.by === own) break;
    if (found[0]?.by !== line.by) turns += 1;
    if (turns > seats) break;
    found.unshift(line);
  }
  return found;
}

function deedsOf({ v, by, told: messages = [], gains = [] }: LogLine, names: readonly string[]): Deed[] {
  return messages.flatMap((message, n) => {
    const words = told(message, names, 'deed');
    const points = gains
      .filter(({ seat, said }) => seat === by && said === n)
      .reduce((all, gain) => all + gain.points, 0);
    const [key, values] = message;
    const about = key === 'ws-log-energy-placed' ? `${key} ${String(values?.connection)}` : words;
    return words ? [{ v, about, words, times: 1, points }] : [];
  });
}
