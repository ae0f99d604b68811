/** The games that this server offers. */
import type { GameInfo } from '../wire/types';
import { get } from './api';

let asked: Promise<GameInfo[]> | null = null;

export function games(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games').catch((fault) => {
    asked = null; // ask again next time
    throw fault;
  });
  return asked;
}
