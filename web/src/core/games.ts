/** The games that this server offers. */
import type { GameInfo } from '../wire/types';
import { get } from './api';
import { alsoSpeakOf } from './i18n.svelte';

let asked: Promise<GameInfo[]> | null = null;

/** With the words that they have for themselves. */
export function games(): Promise<GameInfo[]> {
  asked ??= offered().catch((fault) => {
    asked = null; // ask again next time
    throw fault;
  });
  return asked;
}

async function offered(): Promise<GameInfo[]> {
  const found = await get<GameInfo[]>('/api/games');
  await alsoSpeakOf(found.map(({ id }) => id));
  return found;
}
