import type { GameClient } from '../game';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { Choosing } from './choosing.svelte';
import Explanation from './Explanation.svelte';
import Far from './Far.svelte';
import SourceIcon from './SourceIcon.svelte';
import Tally from './Tally.svelte';
import './tokens.css';
import { viewOf } from './view';

export default {
  catalogues: ['web'],
  chooser: (table) => new Choosing(table),
  Board,
  Belongings,
  Tally,
  Far,
  Explanation,
  SourceIcon,
  points: (table, seat) => viewOf(table.shown)?.players[seat]?.points ?? null,
} satisfies GameClient;
