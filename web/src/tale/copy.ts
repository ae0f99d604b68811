/** An address for somebody else: to the clipboard, or shown where browsers don't allow that. */
import { say } from '../core/i18n.svelte';
import { toast } from '../core/toasts.svelte';

export async function copyAddress(address: string): Promise<void> {
  // browsers give the clipboard to safe pages only
  const copied = await navigator.clipboard?.writeText(address).then(
    () => true,
    () => false,
  );
  if (copied) toast(say('web-tale-copied'), 'good');
  else toast(address);
}
