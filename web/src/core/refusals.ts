/** What went wrong, in words. Reasons that we know have a message; the others are as the server wrote them. */
import { Refusal } from './api';
import { say } from './i18n.svelte';
import { toast } from './toasts.svelte';

export function excuse(fault: unknown): string {
  if (!(fault instanceof Refusal)) {
    console.error(fault);
    return say('web-fault');
  }
  const known = fault.status === 429 ? 'too-many-requests' : fault.reason;
  return say('web-fault-of', { reason: known.toLowerCase().replace(/\W+/g, '-'), words: fault.reason });
}

/** Does it, and tells where it went wrong; undefined then. */
export async function tried<T>(doing: Promise<T>): Promise<T | undefined> {
  try {
    return await doing;
  } catch (fault) {
    toast(excuse(fault), 'bad');
    return undefined;
  }
}
