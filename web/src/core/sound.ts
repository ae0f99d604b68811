/** A few quiet tones, made on the spot; they only repeat what is visible, and only for those who want them. */
import { preferences } from './preferences.svelte';

type Tone = [hertz: number, at: number, seconds: number];
const SOUNDS = {
  place: [
    [880, 0, 0.09],
    [1320, 0.05, 0.12],
  ],
  turn: [
    [659, 0, 0.16],
    [988, 0.12, 0.3],
  ],
  score: [
    [784, 0, 0.12],
    [988, 0.09, 0.12],
    [1319, 0.18, 0.3],
  ],
  refuse: [[196, 0, 0.16]],
} satisfies Record<string, Tone[]>;

let context: AudioContext | null = null;

export function play(sound: keyof typeof SOUNDS): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  for (const [hertz, at, seconds] of SOUNDS[sound]) ring(context, hertz, context.currentTime + at, seconds);
}

function ring(on: AudioContext, hertz: number, start: number, seconds: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.frequency.value = hertz;
  tone.type = 'triangle';
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + seconds);
  tone.connect(volume).connect(on.destination);
  tone.start(start);
  tone.stop(start + seconds);
}
