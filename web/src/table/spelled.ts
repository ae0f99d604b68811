/** A span of time as clocks show it: m:ss, hours, or days. */
import { say } from '../core/i18n.svelte';

export function spelled(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds >= 86_400) return say('web-table-clock-days', { days: Math.floor(seconds / 86_400) });
  if (seconds >= 3600) return say('web-table-clock-hours', { hours: Math.floor(seconds / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
