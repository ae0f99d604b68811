import type { Game } from '../game';
import Art from './Art.svelte';
import { chips } from './chips';
import { isOffered, places } from './lesson';
import { orders } from './orders';

export default {
  id: 'winter-tales',
  minutes: 120,
  awning: '#b04a6b',
  Art,
  chips,
  orders,
  client: () => import('./client'),
  lesson: { minutes: 10, places, isOffered },
  words: ['names', 'game', 'wording', 'plain', 'help'],
} satisfies Game;
