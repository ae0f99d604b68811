import type { GameClient } from '../game';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { Choosing } from './choosing.svelte';
import Explanation from './Explanation.svelte';
import './tokens.css';
import Turn from './turn/Composer.svelte';
import { ROUNDS, viewOf } from './view';

export default {
  catalogues: ['board', 'turn'],
  chooser: (table) => new Choosing(table),
  Board,
  Belongings,
  Explanation,
  Turn,
  points: (table, seat) => viewOf(table.shown)?.players[seat]?.points ?? null,
  where: (table) => {
    const round = viewOf(table.shown)?.round ?? 0;
    return round ? ['ws-round', { round, rounds: ROUNDS }] : ['ws-set-up'];
  },
} satisfies GameClient;
