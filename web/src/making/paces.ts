/** How much time there is to think. */
import { say } from '../core/i18n.svelte';
import type { TableData } from '../wire/types';

export type Pace = TableData['pace'];

export const PACES = {
  none: { kind: 'none' },
  quick: { kind: 'live', bank: 300, increment: 10 },
  easy: { kind: 'live', bank: 600, increment: 20 },
  letter: { kind: 'turns', each: 86_400, cap: 259_200 },
} satisfies Record<string, Pace>;
export type PaceName = keyof typeof PACES;

export const paceName = (name: PaceName): string => say('web-pages-pace-name', { name });

/** In words: 5 min + 10 s, a day for each turn. */
export function paceWords(pace: Pace): string {
  if (pace.kind === 'none') return say('web-pages-pace-none');
  if (pace.kind === 'live')
    return say('web-pages-pace-live', { minutes: Math.round(pace.bank / 60), seconds: pace.increment ?? 0 });
  return say('web-pages-pace-turns', { hours: Math.round(pace.each / 3600) });
}
