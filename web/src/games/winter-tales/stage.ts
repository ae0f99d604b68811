/** What is being fought or performed, from the business under way. */
import type { TextData } from '../../wire/types';
import { cardNumbered } from './pictures.svelte';
import { CHARACTERS, QUESTS } from './town';
import type { Business, Side, TaleView } from './view';

export interface Played {
  card: string;
  side: Side;
}
export interface Fight {
  kind: 'battle' | 'trap';
  soldier: string | null; // null: the Nightmare
  rebel: string;
  attacks: Side; // who is to play now
  played: Played[];
}
export interface Performance {
  kind: 'quest';
  quest: string;
  by: string | null;
  takingPart: { seat: number; character: string }[];
  played: Played[];
}
type About = Readonly<Record<string, unknown>>;

const NONE = -1;
const SIDES: readonly Side[] = ['spring', 'winter'];

/** The newest of them: a battle may break out on the way to a quest. */
export function stageOf(
  view: TaleView,
  told: readonly Pick<TextData, 'about'>[],
): Fight | Performance | null {
  for (const business of view.business.toReversed()) {
    if (business[0] === 'battle') return battle(business, told);
    if (business[0] === 'trap') return trap(business);
    if (business[0] === 'quest') return quest(business);
  }
  return null;
}

const character = (number: unknown): string | null => CHARACTERS[number as number] ?? null;

function battle(
  [, , soldier, rebel, partner, round, attacking]: Business,
  told: readonly Pick<TextData, 'about'>[],
): Fight {
  const fighters = [soldier, rebel, partner].map(character);
  const cards = Number(round) * 2 + (attacking ? 0 : 1);
  const played = told
    .map(({ about }) => (about ?? {}) as About)
    .filter(
      ({ card, character: who }) => typeof card === 'string' && fighters.includes((who as string) ?? null),
    )
    .slice(-cards || told.length)
    .map(({ card, character: who }) => ({
      card: card as string,
      side: who === character(soldier) ? ('winter' as const) : ('spring' as const),
    }));
  return {
    kind: 'battle',
    soldier: character(soldier),
    rebel: character(rebel) ?? '',
    attacks: attacking ? 'winter' : 'spring',
    played: cards ? played : [],
  };
}

const DEFENDING = 2; // the stage of a trap in which the soldier plays

function trap([, , rebel, , soldier, , stage]: Business): Fight {
  return {
    kind: 'trap',
    soldier: character(soldier),
    rebel: character(rebel) ?? '',
    attacks: stage === DEFENDING ? 'winter' : 'spring',
    played: [],
  };
}

const [QUEST, TAKING_PART, PLAYS] = [3, 8, 9]; // where the fields of a quest stand

function quest(business: Business): Performance {
  const takingPart = (business[TAKING_PART] as number[]).flatMap((number, seat) =>
    number === NONE ? [] : [{ seat, character: character(number)! }],
  );
  const plays = business[PLAYS] as number[];
  const played: Played[] = [];
  for (let k = 0; k < plays.length; k += 3)
    if (plays[k] !== NONE)
      played.push({ card: cardNumbered(plays[k]!), side: SIDES[plays[k + 2]!] ?? 'spring' });
  return {
    kind: 'quest',
    quest: QUESTS[business[QUEST] as number]!,
    by: takingPart.find(({ seat }) => seat === business[1])?.character ?? null,
    takingPart,
    played,
  };
}
