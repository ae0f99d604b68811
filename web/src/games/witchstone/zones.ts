/** A phone shows one part of the table at a time; which one, the choice decides. */
import type { Choosing } from './choosing.svelte';

export const ZONES = ['cauldron', 'ball', 'tracks', 'scrolls'] as const;
export type Zone = (typeof ZONES)[number];

/** Where something can be chosen on the table itself, the most likely place first. */
export function zonesOf(may: Choosing | null): Zone[] {
  if (!may) return [];
  const found: Zone[] = [];
  if (may.shelves.size || may.step || may.wand.size) found.push('tracks');
  if (may.tiles.size || may.placings.length || may.movable.size || may.hexes.size || may.begins.size)
    found.push('cauldron');
  if (may.locations.size || may.links.size || may.layWitch) found.push('ball');
  if (may.scrolls.size) found.push('scrolls');
  return found;
}
