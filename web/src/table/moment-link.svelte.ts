/** The address names the moment that is shown (/t/ID#21), so that it can be shared; such a link opens the replay there. */
import type { TableSession } from '../core/table.svelte';
import type { History } from './history.svelte';

/** Shows the moment that the address names, if it names one. */
export function followLink(table: TableSession, history: History): void {
  const moment = momentOf(location.hash);
  if (moment === null || moment === history.moment || moment > table.version) return;
  history.reviewing = true;
  void history.show(moment);
}

/** Keeps address and moment together. Call it in an effect. */
export function linkMoments(table: TableSession, history: History): () => void {
  const follow = (): void => followLink(table, history);
  addEventListener('hashchange', follow);
  const stop = $effect.root(() => {
    $effect(() => {
      const hash = history.moment === null ? '' : `#${history.moment}`;
      if (hash !== location.hash)
        window.history.replaceState(null, '', location.pathname + location.search + hash);
    });
  });
  return () => {
    removeEventListener('hashchange', follow);
    stop();
  };
}

export function momentOf(hash: string): number | null {
  return /^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null;
}
