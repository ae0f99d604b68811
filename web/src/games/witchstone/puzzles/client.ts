/** Witchstone's puzzles as the shell shows them. */
import { say } from '../../../core/i18n.svelte';
import type { PuzzleClient } from '../../game';
import Aim from './Aim.svelte';
import Token from './Token.svelte';

const teaches = (tag: string): string => say(`ws-teaches-${tag}`);

export default {
  catalogues: ['puzzles'],
  teaches,
  Token,
  Aim,
  subject: (_, tag) => teaches(tag),
  /** place energy+witch b3 SE → b3; a turn is many moves, and counts as a whole. */
  place: (offer) => (offer.startsWith('place ') ? offer.split(' ')[2]! : say('ws-puzzle-this-turn')),
  found: (aim, others) => (aim['how'] === 'turn' ? say('ws-puzzle-others', { others }) : null),
  listsValues: true,
  hasButtons: true,
} satisfies PuzzleClient;
