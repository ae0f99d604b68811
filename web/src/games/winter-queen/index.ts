import type { GameClient } from '../game';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { Choosing } from './choosing.svelte';
import Explanation from './Explanation.svelte';
import { viewOf } from './view';

export default {
  id: 'winter-queen',
  catalogues: ['table', 'winter-queen/game', 'winter-queen/wording', 'winter-queen/web'],
  chooser: (table) => new Choosing(table),
  Board,
  Belongings,
  Explanation,
  points: (table, seat) => viewOf(table.shown)?.players[seat]?.points ?? null,
} satisfies GameClient;
