/** Scrolls in words and signs. */
import { form, listed, say } from '../../core/i18n.svelte';
import type { Prophecy } from './foresight.svelte';
import { COUNTED, PLACES, SIGNS, STONE } from './kinds';
import type { Kind, OwnScroll, Scroll } from './view';

/** Points of a prophecy by its level, as printed on it. */
export const LEVELS = ['basic', 'middle', 'full'] as const;
export const WORTH = [3, 5, 7];

export const isBoost = ({ kind }: Pick<Scroll, 'kind'>): boolean =>
  kind === 'double_boost' || kind === 'single_boost';

/** What a scroll is about: kinds of actions, or places. */
const isAboutKinds = ({ kind }: Scroll): boolean => kind === 'double_boost' || kind === 'group';

function aboutInWords(scroll: Scroll): string {
  const names = scroll.about.map((word) =>
    form(`${isAboutKinds(scroll) ? 'ws-kind' : 'ws-location'}-${word}`),
  );
  return scroll.kind.endsWith('_in_order') ? names.join(', ') : listed(names);
}

/** On the scroll itself, where signs say what it is about. */
export const titleOf = ({ kind, about }: Scroll): string =>
  say(about.length || kind === 'single_boost' ? `web-witchstone-title-${kind}` : `ws-short-${kind}`);
export const longName = (scroll: Scroll): string =>
  say(`ws-scroll-${scroll.kind}`, { about: aboutInWords(scroll) });

const ONE_SIGN: Partial<Record<Scroll['kind'], string>> = {
  witchstone_rank: STONE,
  witches: COUNTED.witches,
  lying: COUNTED.witches,
  silver: SIGNS.wand,
  specials: COUNTED.specials,
  scrolls: COUNTED.scrolls,
  tokens: COUNTED.tokens,
  crystals: COUNTED.crystals,
};

/** The kind of action whose disc it shows … */
export const discOf = ({ kind, about }: Scroll): Kind | 'any' | null =>
  kind === 'single_boost' ? 'any' : kind === 'double_boost' || kind === 'group' ? (about[0] as Kind) : null;

/** … or the signs of what it counts. */
export function signsOf({ kind, about }: Scroll): string[] {
  const one = ONE_SIGN[kind];
  if (one) return [one];
  return about.map((place) =>
    place === 'foreign_tower' ? PLACES.tower : PLACES[place as keyof typeof PLACES],
  );
}

/** How many levels of an own prophecy are fulfilled. */
export const reached = ({ level }: OwnScroll): number =>
  level ? LEVELS.indexOf(level as (typeof LEVELS)[number]) + 1 : 0;

/** The same of a scroll that nobody has yet, as it would count for us. */
export const levelOf = (prophecy: Prophecy | null): number | undefined =>
  prophecy?.level ? LEVELS.indexOf(prophecy.level as (typeof LEVELS)[number]) + 1 : undefined;

/** How much of what the next level needs is there: 2/3. */
export const progressOf = (prophecy: Prophecy | null): string | undefined =>
  prophecy?.have != null && prophecy.need != null ? `${prophecy.have}/${prophecy.need}` : undefined;
