// To be written by build/types.mjs from schema.json; these are the same shapes by hand until the schema is there.
import type { Said } from './said';

export interface Offer {
  do: string;
  what: Record<string, unknown>;
  told?: Said;
}
export interface ClockFace {
  at: number;
  left?: (number | null)[];
  running?: number[];
}
export interface Position {
  view: Record<string, unknown>;
  deciders: number[];
  offers?: Offer[];
  may_undo?: boolean;
  may_end_turn?: boolean;
  clock?: ClockFace | null;
  result?: { points: number[]; winners: number[]; reason: string } | null;
  reveal?: { seed: string; words: string[] } | null;
  prompt?: Said;
}
export interface Missed {
  v: number;
  by?: number;
  deed?: string;
  bot?: string;
  events?: unknown[][];
  told?: Said[];
}
export interface Absence {
  gone?: number[];
  replace?: Record<string, number[]>;
  close?: number[];
}
export interface ViewData {
  now: Position;
  seat?: number | null;
  missed?: Missed[];
  absence?: Absence | null;
  seen?: number;
}
export interface NewsData {
  by: number;
  deed: string;
  now: Position;
  bot?: string;
  events?: unknown[][];
  told?: Said[];
}
export interface SeatInfo {
  seat: number;
  name?: string;
  user?: string;
  bot?: string;
  word?: boolean;
}
export type Pace =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number }
  | { kind: 'turns'; each: number; cap: number };
export interface TableData {
  id: string;
  game: string;
  status: 'open' | 'playing' | 'finished' | 'abandoned';
  visibility: 'listed' | 'private';
  options: Record<string, boolean | number | string>;
  asks_end_turn: boolean;
  pace: Pace;
  commitment: string;
  seats: SeatInfo[];
  created: number;
  host?: string;
  result?: { points: number[]; winners: number[]; reason: string } | null;
  rematch_of?: string;
  rematch?: string;
}
export interface ChatData {
  number: number;
  at: number;
  name: string;
  text: string | null;
  user?: string;
  seat?: number;
}
