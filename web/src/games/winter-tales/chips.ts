/** What may stand inside the words of a tale, by what is being told: its card, quest, memory and place. */
import type { Chip } from '../game';

export function chips(about: Readonly<Record<string, unknown>>): Chip[] {
  const { card, quest, memory, space } = about;
  const found: Chip[] = [];
  if (typeof card === 'string') found.push({ mark: '[card]', name: [`wt-card-${card}`, {}] });
  if (typeof quest === 'string') found.push({ mark: '[quest]', name: { name: `wt-quest-${shared(quest)}` } });
  if (typeof memory === 'number')
    found.push({ mark: '[memory]', also: '[bookmark]', name: ['wt-memory', { n: memory + 1 }] });
  if (typeof space === 'string' && !isSquare(space))
    found.push({ mark: '[place]', name: { name: `wt-place-${space}` } });
  return found;
}

/** Both Great Artifacts have one name. */
const shared = (quest: string): string => quest.replace(/_[sw]$/, '');
const isSquare = (space: string): boolean => /^sq\d/.test(space);
