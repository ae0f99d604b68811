/** Points by what they are for, the most first. */
import type { Said } from '../../wire/said';

interface Gain {
  message: Said;
  points: number;
}

export function bySource(gains: Gain[]): (Gain & { times: number })[] {
  const found = new Map<string, Gain & { times: number }>();
  for (const { message, points } of gains) {
    const known = found.get(message[0]);
    if (known) {
      known.points += points;
      known.times += 1;
    } else found.set(message[0], { message, points, times: 1 });
  }
  return [...found.values()].sort((one, other) => other.points - one.points);
}
