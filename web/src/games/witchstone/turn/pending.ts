/** What is about to be chosen: the tile as it would lie, what is under the pointer or the focus, or the only offer there is. */
import type { Offer } from '../../../wire/types';
import type { Choosing } from '../choosing.svelte';
import { what, type Kind } from '../view';

/** Choices that give something up or cost points stand apart from the others. */
export const APART = ['done', 'reach'];

export function pending(may: Choosing): Offer | null {
  if (may.ghost) return may.ghost.offer;
  const main = may.offers.filter((offer) => !APART.includes(what(offer).do));
  return hovered(may) ?? (main.length === 1 ? main[0]! : null);
}

function hovered(may: Choosing): Offer | undefined {
  const [, sort, name] = /^([a-z]+)-(.*)$/.exec(may.hovered ?? '') ?? [];
  if (sort === undefined || name === undefined) return undefined;
  switch (sort) {
    case 'hex':
      return may.hexes.get(name);
    case 'tile':
      return may.tiles.get(name);
    case 'link':
      return may.links.get(name);
    case 'loc':
      return may.locations.get(name);
    case 'lying':
      return may.layWitch;
    case 'pentagram':
      return may.step;
    case 'wand':
      return may.wand.get(Number(name));
    case 'rim':
      return may.rims.get(name as Kind);
    case 'shelf':
      return may.shelves.get(name);
    case 'token':
      return may.shelves.get(`bottom ${name}`);
    case 'scroll':
      return may.scrolls.get(Number(name));
    default:
      return undefined;
  }
}
