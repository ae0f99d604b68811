import type { Game } from '../game';
import Art from './Art.svelte';

export default {
  id: 'witchstone',
  minutes: 75,
  awning: '#7a52b8',
  Art,
  words: ['game', 'wording', 'plain'],
} satisfies Game;
