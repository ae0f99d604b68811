/** The keyboard at a table. Letters and digits are a move in the making; the rest are commands. */
import type { Chooser } from '../games/game';
import type { TableSession } from '../core/table.svelte';
import type { History } from './history.svelte';

export interface Keyboard {
  table: Pick<TableSession, 'now' | 'myTurn' | 'undo' | 'endTurn' | 'act'>;
  history: Pick<History, 'moment' | 'step' | 'present'>;
  chooser: Chooser;
  help(): void;
  why(): void;
  typed(text: string): void;
  /** What was typed leads nowhere. */
  unknown(text: string): void;
  ended: (() => void) | null; // the result is shown: what Enter does then
}

const FORGET_MS = 2500;
const PLAIN = /^[\p{L}\p{N} :-]$/u;

export function listen(keyboard: () => Keyboard): () => void {
  let text = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function typed(now: string): void {
    text = now;
    keyboard().typed(text);
    clearTimeout(timer);
    if (text) timer = setTimeout(forget, FORGET_MS);
  }

  function forget(): void {
    keyboard().unknown(text);
    typed('');
  }

  function press(event: KeyboardEvent): void {
    if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog[open]')) return;
    if (command(event, keyboard(), text, typed)) event.preventDefault();
  }

  addEventListener('keydown', press);
  return () => {
    removeEventListener('keydown', press);
    clearTimeout(timer);
  };
}

/** True if the key meant something. */
function command(
  event: KeyboardEvent,
  { table, history, chooser, ...does }: Keyboard,
  text: string,
  typed: (text: string) => void,
): boolean {
  const { key } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z' && table.now?.may_undo)
    return (table.undo(), true);
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (key === '?') return (does.help(), true);
  if (key === 'Escape') return escape(text, typed, history, chooser, does.why);
  if (key === 'PageUp') return (history.step(-1), true);
  if (key === 'PageDown') return (history.step(1), true);
  if (key === 'Enter' && !isControl(event.target) && does.ended) return (does.ended(), true);
  if (key === 'Enter' && !isControl(event.target)) return enter(text, typed, table, chooser);
  if (key === 'Backspace' && text) return (typed(text.slice(0, -1)), true);
  if (key === ' ' && (!text || isControl(event.target))) return false;
  if (!PLAIN.test(key) || history.moment !== null || !table.myTurn) return false;
  typed(text + key);
  if (chooser.type(text + key)) typed('');
  return true;
}

function escape(
  text: string,
  typed: (text: string) => void,
  history: Keyboard['history'],
  chooser: Chooser,
  unexplain: () => void,
): boolean {
  if (text) typed('');
  else if (history.moment !== null) history.present();
  else if (chooser.holds) chooser.putBack();
  else unexplain();
  return true;
}

function enter(
  text: string,
  typed: (text: string) => void,
  table: Keyboard['table'],
  chooser: Chooser,
): boolean {
  if (text) {
    if (!chooser.type(text)) table.act(chooser.spelled?.(text) ?? text.trim()); // the server says why not
    typed('');
  } else if (table.now?.may_end_turn) table.endTurn();
  else chooser.choices.find((choice) => choice.kind === 'first')?.run();
  return true;
}

export function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'))
  );
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, [role=button], [role=tab]') !== null;
}
