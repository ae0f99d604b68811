import type { Game } from '../game';
import Art from './Art.svelte';
import { isOffered, places } from './lesson';

export default {
  id: 'winter-queen',
  minutes: 30,
  awning: '#3c7fb0',
  Art,
  words: ['names', 'game', 'wording', 'plain'],
  client: () => import('./client'),
  figures: { words: ['names', 'figures'], load: () => import('./Figure.svelte') },
  lesson: { minutes: 5, places, isOffered },
  puzzles: () => import('./puzzles'),
} satisfies Game;
