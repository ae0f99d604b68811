/** Colours and signs: of the kinds of actions and tokens, of locations, of what the wand counts. */
import { ICONS as MORE } from './board/icons';
import { ICONS } from './icons';
import type { Kind, LocationView, Token, WandSpace } from './view';

export const SIGNS: Record<Kind, string> = {
  energy: ICONS['power-lightning'],
  witch: ICONS['pointy-hat'],
  pentagram: ICONS.pentacle,
  crystal: ICONS['cut-diamond'],
  wand: ICONS['fairy-wand'],
  scroll: MORE['tied-scroll'],
};
export const PLACES: Record<Exclude<LocationView['type'], 'witchstone'>, string> = {
  tower: MORE['stone-tower'],
  village: MORE['huts-village'],
  forest: MORE['pine-tree'],
  castle: MORE.castle,
};
/** What the silver spaces of the wand count, and prophecies too. */
export const COUNTED: Record<Exclude<NonNullable<WandSpace['what']>, Kind>, string> = {
  connections: MORE['path-distance'],
  witches: ICONS['pointy-hat'],
  scrolls: MORE['tied-scroll'],
  tokens: MORE.coins,
  crystals: ICONS['cut-diamond'],
  specials: MORE.hexes,
};
export const OWL = MORE['barn-owl'];
export const STONE = ICONS['cut-diamond'];

export const kindColour = (kind: Kind | Token | 'bottom' | 'any'): string =>
  `var(--kind-${kind === 'vp' || kind === 'bottom' ? 'any' : kind})`;
