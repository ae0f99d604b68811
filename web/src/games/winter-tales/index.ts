import type { Game } from '../game';
import Art from './Art.svelte';

export default {
  id: 'winter-tales',
  minutes: 120,
  awning: '#b04a6b',
  Art,
  words: ['names', 'game', 'wording', 'plain', 'help'],
} satisfies Game;
