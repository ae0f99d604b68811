/** Which puzzles teach a rule: the door from rules and explanations to them. */
import { say } from '../../core/i18n.svelte';

const TAUGHT: Record<string, string> = {
  'WQ-4.3': 'domain',
  'WQ-7.9': 'last-stage',
  'WQ-8.0': 'depicted',
  'WQ-8.1': 'forest-wisps',
  'WQ-8.2': 'rose-of-the-winds',
  'WQ-8.3': 'border-keeper',
  'WQ-8.4': 'magical-clouds',
  'WQ-8.5': 'bright-way',
  'WQ-8.6': 'northern-lights',
  'WQ-8.7': 'polar-star',
  'WQ-8.8': 'arcane-knowledge',
};

/** What an effect scores, in a sentence. */
export function effectInWords(effect: string): string {
  const family = effect.replace(/^(forest_wisps)_.*/, '$1');
  const tag = family.replaceAll('_', '-');
  const rule = Object.keys(TAUGHT).find((number) => TAUGHT[number] === tag) ?? '';
  return say(`wq-rule-${family}`, { rule });
}

export const puzzlesAbout = (rule: string | null | undefined): string | null => {
  const tag = rule && TAUGHT[rule];
  return tag ? `/puzzles/winter-queen/${tag}` : null;
};
