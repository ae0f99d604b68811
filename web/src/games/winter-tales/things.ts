/** The things on the table that an offer is about, in the order in which they are pressed. */
import type { Offer } from '../../wire/types';
import { deedOf, type TaleView } from './view';

/** A thing by its sort and name: char-alice, space-fair, card-key, mem-3, quest-love, aim-spy1, seat-2, n-3. */
export type Thing = string;

const UNDER = 'under:'; // a rebel who carries the token

export function thingsOf(offer: Offer): Thing[] {
  const {
    do: verb,
    card,
    space,
    target,
    character,
    soldier,
    rebel,
    quest,
    memory,
    objective,
    seat,
    side,
    number,
  } = deedOf(offer);
  const found: Thing[] = [];
  const put = (sort: string, name: string | number | undefined): void => {
    if (name !== undefined) found.push(`${sort}-${name}`);
  };
  put('seat', seat);
  put('side', side);
  put('n', number);
  put('mem', memory);
  put('card', card);
  put('aim', objective);
  put('quest', quest);
  if (verb === 'haunt') put('space', space);
  put('char', soldier);
  put('char', rebel);
  put('char', character);
  if (verb !== 'haunt') put('space', space);
  if (target?.startsWith(UNDER)) put('char', target.slice(UNDER.length));
  else put('space', target);
  return found;
}

export const sortOf = (thing: Thing): string => thing.slice(0, thing.indexOf('-'));
export const nameOf = (thing: Thing): string => thing.slice(thing.indexOf('-') + 1);

/** Whether it lies on the table where it can be pressed. */
export function isDrawn(thing: Thing, view: TaleView): boolean {
  const name = nameOf(thing);
  switch (sortOf(thing)) {
    case 'space':
    case 'mem':
      return true;
    case 'card':
      return view.hand?.includes(name) ?? false;
    case 'char':
      return view.characters.some((one) => one.name === name && one.space !== null && !one.eliminated);
    case 'quest':
      return view.quests.some((one) => one.name === name && one.state === 'map' && one.carrier === null);
    default:
      return false;
  }
}
