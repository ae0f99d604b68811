/** The keyboard at a plain board. Inside the choices arrows move; these keys work everywhere. */
import type { TableSession } from '../core/table.svelte';
import { isWriting } from '../table/keys';
import type { History } from '../table/history.svelte';
import type { Choices } from './choices.svelte';

interface Keyboard {
  table: TableSession;
  history: History;
  choices: Choices;
  find(): void;
  help(): void;
  leave(): void; // what is being explained
}

export function listen(keyboard: () => Keyboard): () => void {
  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return;
    if (command(event, keyboard())) event.preventDefault();
  }
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** True if the key meant something. */
function command(event: KeyboardEvent, { table, history, choices, ...does }: Keyboard): boolean {
  const key = event.key.toLowerCase();
  const held = event.ctrlKey || event.metaKey;
  if (event.altKey || (held && key !== 'z')) return false;
  if (key === '?') return (does.help(), true);
  if (key === 'pageup') return (history.step(-1), true);
  if (key === 'pagedown') return (history.step(1), true);
  if (key === 'escape') return (history.moment === null ? does.leave() : history.present(), true);
  if (history.moment !== null) return false;
  if (key === '/') return (does.find(), true);
  if (key === 'z' && table.now?.may_undo) return (table.undo(), true);
  if (key === 'e' && table.now?.may_end_turn) return (table.endTurn(), true);
  if (!/^[1-9]$/.test(key)) return false;
  return (choices.choose(choices.visible[Number(key) - 1]), true);
}
