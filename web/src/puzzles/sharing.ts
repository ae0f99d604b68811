/** A daily puzzle that was solved, in two lines that give nothing away. */
import { say } from '../core/i18n.svelte';
import { toast } from '../core/toasts.svelte';
import { gameName } from '../games/naming';
import { dayOf, daysRunning } from './progress.svelte';

export function dayInWords(game: string, date: string): string {
  const { tries, hints } = dayOf(game, date) ?? { tries: 1, hints: 0 };
  const words = say('web-puzzles-shared', {
    game: gameName(game),
    date,
    tries,
    hints,
    days: daysRunning(game, date),
  });
  return `${words}\n${location.origin}/puzzles/${game}/daily`;
}

export async function copyDay(game: string, date: string): Promise<void> {
  const text = dayInWords(game, date);
  // browsers give the clipboard to safe pages only
  const copied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  if (copied) toast(say('web-puzzles-copied'), 'good');
  else toast(text);
}
