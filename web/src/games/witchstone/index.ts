import type { Game } from '../game';
import Art from './Art.svelte';
import { isOffered, places } from './lesson';

export default {
  id: 'witchstone',
  minutes: 75,
  awning: '#7a52b8',
  Art,
  words: ['game', 'wording', 'plain'],
  client: () => import('./client'),
  figures: { words: ['game', 'wording', 'plain', 'board', 'figures'], load: () => import('./Figure.svelte') },
  puzzles: () => import('./puzzles/client'),
  lesson: { minutes: 10, places, isOffered },
} satisfies Game;
