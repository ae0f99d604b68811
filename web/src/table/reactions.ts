/** Quick reactions: the same six for every game, in the order in which they are offered. Drawn on a grid of 24. */
import type { Reaction } from '../core/chat.svelte';

const FACE = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';

export const REACTIONS: Readonly<Record<Reaction, string>> = {
  applause:
    'M7 11v9H4v-9zM7 19l3 1h6c2 0 3-1 3.300-2.500l1-5C20.600 11 20 10 18.500 10H14l.700-4.500C15 4 14 3 13 3l-6 8',
  wow: `${FACE}M9 10v.1M15 10v.1M12 18a2 2.500 0 1 0 0-5 2 2.500 0 0 0 0 5z`,
  laugh: `${FACE}M8 9.500q1-1.500 2 0M14 9.500q1-1.500 2 0M7 13h10c0 3-2 5-5 5s-5-2-5-5z`,
  oops: `${FACE}M9 10v.1M15 10v.1M7.500 16q1.500-2 3 0t3 0 3 0`,
  luck: 'M12 12c-6 0-7-2-7-4a3.200 3.200 0 0 1 5.500-2C12 7.500 12 9 12 12c0-3 0-4.500 1.500-6A3.200 3.200 0 0 1 19 8c0 2-1 4-7 4zM12 12c-6 0-7 2-7 3.500A3 3 0 0 0 10.500 17C12 15.500 12 14 12 12c0 2 0 3.500 1.500 5a3 3 0 0 0 5.500-1.500C19 14 18 12 12 12zM12 13c0 4 1 6 3 8.500',
  moment:
    'M6 3h12M6 21h12M7 3c0 5 4 6 4.500 9C11 15 7 16 7 21M17 3c0 5-4 6-4.500 9 .500 3 4.500 4 4.500 9M9 19h6',
};
export const REACTION_NAMES = Object.keys(REACTIONS) as Reaction[];
