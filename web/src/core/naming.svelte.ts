/** A name is asked for once, at the moment it is needed. App.svelte shows the question. */
import { say } from './i18n.svelte';
import { becomeGuest, identity, isNameless, whoAmI, type Me } from './me.svelte';
import { prefer } from './preferences.svelte';

type Answer = (me: Me | null) => void;
let waiting = $state.raw<Answer | null>(null);

export const naming = {
  get asked() {
    return waiting !== null;
  },
};

/** Who I am; a stranger is asked, and so is a guest without a name. Null if they would rather not say. */
export async function named(): Promise<Me | null> {
  if (!identity.known) await whoAmI();
  if (identity.me && !isNameless()) return identity.me;
  return new Promise((resolve) => (waiting = resolve));
}

/** Who I am, for what needs no name: nobody is asked, and a stranger is just called a guest. */
export async function nameless(): Promise<Me> {
  if (!identity.known) await whoAmI();
  if (identity.me) return identity.me;
  const guest = await becomeGuest(say('web-pages-learn-guest'));
  prefer('nameless', guest.id);
  return guest;
}

export function answered(me: Me | null): void {
  waiting?.(me);
  waiting = null;
}
