import { say } from '../core/i18n.svelte';

/** A number with a real minus. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** Points that something brings or costs. */
export const gain = (points: number): string =>
  say('web-plain-points', { points, gained: points > 0 ? `+${points}` : minus(points) });
