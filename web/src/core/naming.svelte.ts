/** A name is asked for once, at the moment it is needed. App.svelte shows the question. */
import { identity, whoAmI, type Me } from './me.svelte';

type Answer = (me: Me | null) => void;
let waiting = $state.raw<Answer | null>(null);

export const naming = {
  get asked() {
    return waiting !== null;
  },
};

/** Who I am; whoever is nobody yet is asked. Null if they would rather not say. */
export async function named(): Promise<Me | null> {
  if (!identity.known) await whoAmI();
  if (identity.me) return identity.me;
  return new Promise((resolve) => (waiting = resolve));
}

export function answered(me: Me | null): void {
  waiting?.(me);
  waiting = null;
}
