/** A message of the catalogues: a key, and the values that fill it if it needs any. */
import type { Message, Value } from './types';

export type Said = Message | [key: string];
export type SaidValue = Value;
