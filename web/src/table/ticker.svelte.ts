/** One clock for all clocks on the page: four times a second, and only while somebody looks. */
import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

export const ticker = {
  get now(): number {
    subscribe();
    return Date.now();
  },
};
