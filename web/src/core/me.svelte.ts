/** Who sits before the screen. A guest is made the moment a name is needed, not before. */
import type { Me } from '../wire/types';
import { ask, get, post } from './api';
import { prefer, preferences } from './preferences.svelte';

export type { Me };

let me = $state.raw<Me | null>(null);
let known = $state(false);

export const identity = {
  get me() {
    return me;
  },
  /** Whether the server has been asked already. */
  get known() {
    return known;
  },
};

let asking: Promise<Me | null> | null = null;

/** Asked once, however many want to know at the same time. */
export function whoAmI(): Promise<Me | null> {
  return (asking ??= askWho().finally(() => (asking = null)));
}

async function askWho(): Promise<Me | null> {
  me = (await get<{ me: Me | null }>('/api/whoami')).me;
  known = true;
  return me;
}

export async function becomeGuest(name: string): Promise<Me> {
  await post('/api/guest', { name });
  return (await askWho())!; // whatever was asked before, the answer is another one now
}

/** The name of somebody new, or of a guest who was let in without one. */
export async function takeName(name: string): Promise<Me> {
  if (!me) return becomeGuest(name);
  me = await ask<Me>('PATCH', '/api/me', { name });
  if (preferences.nameless) prefer('nameless', null);
  return me;
}

/** Whether this guest has never said their name: a guest lives in one browser, so it is the browser that knows. */
export const isNameless = (): boolean => me !== null && preferences.nameless === me.id;

export function nowIAm(somebody: Me | null): void {
  me = somebody;
}
