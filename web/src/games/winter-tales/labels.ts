/** Words on buttons: what an offer does, in the words of the game's own catalogues. */
import type { BoardSession } from '../../core/session';
import type { Said } from '../../wire/said';
import type { Message, Offer } from '../../wire/types';
import { endsOf, isPlace } from './town';
import { nameOf, sortOf, type Thing } from './things';
import { deedOf, sharedName, viewOf } from './view';

// What a plain answer means depends on the question: by the whole question, or by the kind of business.
const SPECIAL: Readonly<Record<string, readonly string[]>> = {
  pass: [
    'turn',
    'activation',
    'interruption',
    'sharing',
    'battle',
    'relocation',
    'trap',
    'quest-join',
    'quest',
    'setting-out',
    'epilogue',
  ],
  accept: ['call'],
  reject: ['call'],
};

export function labelOf(offer: Offer, table: BoardSession): Said {
  const { do: verb, seat, number, ...about } = deedOf(offer);
  if (seat !== undefined) return ['web-winter-tales-name', { player: { seat: Number(seat) - 1 } }];
  if (number !== undefined) return ['wt-spring-up', { n: Number(number) }];
  if (Object.keys(about).length) return (offer.told ?? [`wt-section-${verb}`]) as Said;
  const asked = table.now?.prompt?.[0].replace('wt-prompt-', '') ?? '';
  const kind = viewOf(table.now)?.business.at(-1)?.[0] ?? '';
  const special = [asked, kind].find((one) => SPECIAL[verb]?.includes(one));
  return [special ? `wt-choice-${verb}-${special}` : `wt-choice-${verb}`];
}

export function thingName(thing: Thing): Message {
  const name = nameOf(thing);
  switch (sortOf(thing)) {
    case 'char':
      return [`wt-character-${name}`, {}];
    case 'space':
      return spaceName(name);
    case 'card':
      return [`wt-card-${name}`, {}];
    case 'mem':
      return ['wt-memory', { n: Number(name) }];
    case 'quest':
      return [`wt-quest-${sharedName(name)}`, {}];
    default:
      return [`wt-objective-${name.replace(/\d+$/, '')}`, {}];
  }
}

export function spaceName(space: string): Message {
  if (isPlace(space)) return [`wt-place-${space}`, {}];
  const [one, two] = endsOf(space);
  return ['wt-square-way', { one: { name: `wt-place-${one}` }, two: { name: `wt-place-${two}` } }];
}
