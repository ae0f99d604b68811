/** What the server shows of a table of Winter Tales, and what it offers. */
import type { Offer, Position } from '../../wire/types';

export type Side = 'spring' | 'winter';
export interface CharacterView {
  name: string;
  side: Side;
  seat: number;
  space: string | null;
  ready: boolean;
  standing: boolean;
  barred: boolean;
  silenced: boolean;
  eliminated: boolean;
}
export interface QuestView {
  name: string;
  side: Side;
  state: 'pool' | 'map' | 'track' | 'out';
  space: string | null;
  carrier: string | null;
}
export interface MemoryView {
  sort: 'story' | 'neutral' | 'objective';
  card: string | null;
  side: Side | 'neutral';
  quest: string | null;
  symbol: boolean;
}
export interface ObjectiveView {
  side: Side;
  name: string | null;
  places: string[] | null;
  revealed: boolean;
}
export interface PlayerView {
  faction: Side | 'writer';
  characters: string[];
  objectives: ObjectiveView[];
}
export interface PowersView {
  ray: string | null;
  ray_used: boolean;
  love: string[];
  safe_house: string | null;
  artifact: string | null;
  nightmare: string | null;
  nightmare_place: string | null;
  propaganda: boolean;
}
/** Business under way: its kind, and its fields in the order of the rules. */
export type Business = [kind: string, ...fields: unknown[]];
export interface TaleView {
  seats: number;
  you: number | null;
  chapter: number;
  main: number | null;
  arbiter: number | null;
  players: PlayerView[];
  hand: string[] | null;
  characters: CharacterView[];
  quests: QuestView[];
  running: string | null;
  track: (MemoryView | null)[];
  bookmark: number | null;
  powers: PowersView;
  epilogue: { player: number; spring: number; winter: number } | null;
  business: Business[];
  over: string | null;
}

export const viewOf = (position: Position | null): TaleView | null =>
  (position?.view as unknown as TaleView) ?? null;

export interface Deed {
  do: string;
  card?: string;
  space?: string;
  target?: string;
  character?: string;
  soldier?: string;
  rebel?: string;
  quest?: string;
  memory?: string | number;
  objective?: string;
  seat?: string | number;
  side?: string;
  number?: string | number;
}
export const deedOf = (offer: Offer): Deed => offer.what as unknown as Deed;

/** Both Great Artifacts have one name. */
export const sharedName = (quest: string): string => quest.replace(/_[sw]$/, '');
