import { say } from '../core/i18n.svelte';
import { toast } from '../core/toasts.svelte';

/** The link to what is shown: on a phone as phones share, elsewhere copied. */
export async function share(url = location.href): Promise<void> {
  if (navigator.share && matchMedia('(pointer: coarse)').matches)
    await navigator.share({ url }).catch(() => {});
  else {
    await navigator.clipboard.writeText(url);
    toast(say('web-table-link-copied'), 'good');
  }
}
