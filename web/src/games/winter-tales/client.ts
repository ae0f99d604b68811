import type { GameClient } from '../game';
import Belongings from './Belongings.svelte';
import Board from './Board.svelte';
import { Choosing } from './choosing.svelte';
import Explanation from './Explanation.svelte';
import Turn from './Lying.svelte';
import './tokens.css';
import { viewOf } from './view';

export default {
  catalogues: ['board'],
  chooser: (table) => new Choosing(table),
  Board,
  Belongings,
  Explanation,
  Turn,
  rail: true,
  endsOnBoard: true,
  points: () => undefined, // points belong to sides
  where: (table) => {
    const view = viewOf(table.shown);
    return view?.chapter
      ? ['web-winter-tales-where', { chapter: view.chapter, memories: view.track.filter(Boolean).length }]
      : ['web-winter-tales-prologue'];
  },
} satisfies GameClient;
