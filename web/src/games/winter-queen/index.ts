import { form } from '../../core/i18n.svelte';
import type { GameClient } from '../game';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { Choosing } from './choosing.svelte';
import Explanation from './Explanation.svelte';
import { viewOf } from './view';

export default {
  id: 'winter-queen',
  name: () => form('game-winter_queen'),
  catalogues: ['table', 'winter-queen', 'winter-queen-told', 'web-winter-queen'],
  chooser: (table) => new Choosing(table),
  Board,
  Belongings,
  Explanation,
  points: (table, seat) => viewOf(table.now)?.players[seat]?.points ?? null,
} satisfies GameClient;
