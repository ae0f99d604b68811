import type { Game } from '../game';
import Art from './Art.svelte';
import { chips } from './chips';
import { orders } from './orders';

export default {
  id: 'winter-tales',
  minutes: 120,
  awning: '#b04a6b',
  Art,
  chips,
  orders,
  client: () => import('./client'),
  words: ['names', 'game', 'wording', 'plain', 'help'],
} satisfies Game;
