import type { Game } from '../game';
import Art from './Art.svelte';

export default {
  id: 'nim',
  minutes: 5,
  awning: '#4a6a7a',
  Art,
  words: ['game'],
} satisfies Game;
