/** What a lesson points at: where it is found on the table, and its shape. */
import type { Offer } from '../../wire/types';
import type { Pointed } from '../game';
import { sortOf, thingsOf } from './things';

const box = (find: string): Pointed => ({ find, shape: 'box' });
const ANSWERS = [box('.answers'), box('.bar .prompt .buttons'), box('.prompt .buttons')];
// What can be pressed next, by its sort; whole parts have names.
const SORTS: Readonly<Record<string, string>> = {
  space: 'space',
  char: 'char',
  quest: 'quest',
  memory: 'mem',
};

/** space:fair, char:alice, memory:1 and quest are things on the table; part:map a whole part of it; card: any card that may
 * be played; answers: the buttons; editor: where words are written. */
export function places(light: string): Pointed[][] {
  const [kind = '', which = ''] = light.split(':');
  if (kind === 'part') return [[box(`[data-part="${which}"]`)]];
  if (kind === 'editor') return [[box('[data-editor]')]];
  if (kind === 'answers') return ANSWERS.map((way) => [way]);
  if (kind === 'card') return [[box('[data-part=hand]')]];
  const stop = which ? `="${SORTS[kind]}-${which}"` : `^="${SORTS[kind]}-"`;
  return [[{ find: `[data-stop${stop}]`, shape: kind === 'char' ? 'round' : 'box' }]];
}

/** Whether the rules allow what was pressed: a card of the hand, or something of the map. */
export function isOffered(place: string, offers: Offer[]): boolean {
  const things = offers.flatMap(thingsOf);
  if (place === 'map') return things.some((thing) => ['space', 'char', 'quest'].includes(sortOf(thing)));
  return things.includes(place);
}
