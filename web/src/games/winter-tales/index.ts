import type { Game } from '../game';
import Art from './Art.svelte';
import { chips } from './chips';

export default {
  id: 'winter-tales',
  minutes: 120,
  awning: '#b04a6b',
  Art,
  chips,
  words: ['names', 'game', 'wording', 'plain', 'help'],
} satisfies Game;
