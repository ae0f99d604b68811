/** What a screen reader is told while nothing has the focus: App.svelte has the live region. */
import { untrack } from 'svelte';

let words = $state('');

export const announcements = {
  get words() {
    return words;
  },
};

export function announce(text: string): void {
  // the same sentence twice must be read twice
  words = text === untrack(() => words) ? `${text}\u00a0` : text;
}
