/** Who sits before the screen. A guest is made the moment a name is needed, not before. */
import type { Me } from '../wire/types';
import { get, post } from './api';

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

export async function whoAmI(): Promise<Me | null> {
  me = (await get<{ me: Me | null }>('/api/whoami')).me;
  known = true;
  return me;
}

export async function becomeGuest(name: string): Promise<Me> {
  await post('/api/guest', { name });
  return (await whoAmI())!;
}

export function nowIAm(somebody: Me | null): void {
  me = somebody;
}
