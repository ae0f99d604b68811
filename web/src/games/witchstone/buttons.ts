/** The buttons of the action bar: what has no place on the table, and what is also pressed there. */
import type { Offer } from '../../wire/types';
import type { Choice } from '../game';
import type { Choosing } from './choosing.svelte';
import { viewOf, what } from './view';

export function buttonsFor(choosing: Choosing): Choice[] {
  if (choosing.placings.length) return placing(choosing);
  return choosing.offers.flatMap((offer) => button(choosing, offer) ?? []);
}

function placing(choosing: Choosing): Choice[] {
  const { ghost } = choosing;
  return [
    ...(ghost && choosing.hoveredHex === null
      ? [
          {
            label: ['web-witchstone-place'],
            kind: 'first',
            key: '⏎',
            run: () => choosing.choose(ghost.offer),
          } satisfies Choice,
        ]
      : []),
    { label: ['web-witchstone-turn'], kind: 'second', key: 'R', run: () => choosing.rotate() },
  ];
}

function button(choosing: Choosing, offer: Offer): Choice | null {
  const deed = what(offer);
  const run = () => choosing.choose(offer);
  switch (deed.do) {
    case 'begin':
    case 'choose':
      return {
        label: ['web-witchstone-kind', { kind: { name: `ws-kind-${deed.kind}` } }],
        kind: 'second',
        run,
      };
    case 'token':
      return {
        label: [
          'ws-choice-token',
          { kind: { name: `ws-kind-${deed.kind}` }, black: deed.black ? 'yes' : 'no' },
        ],
        kind: 'second',
        run,
      };
    case 'boost':
      return { label: ['ws-choice-boost', { strength: deed.strength }], kind: 'second', run };
    case 'use':
      return {
        label: ['web-witchstone-use', { kind: { name: `ws-kind-${deed.kind}` } }],
        kind: 'second',
        run,
      };
    case 'put':
      return deed.where === 'aside' ? { label: ['ws-choice-put-aside'], kind: 'first', key: '⏎', run } : null;
    case 'step':
      return { label: ['ws-choice-step'], kind: 'first', key: '⏎', run };
    case 'wand':
      return choosing.compact
        ? { label: ['ws-choice-wand', { spaces: deed.spaces }], kind: 'second', run }
        : null;
    case 'lay-witch':
      return { label: ['web-witchstone-lay-witch'], kind: 'second', run };
    case 'draw':
      return { label: ['web-witchstone-draw'], kind: 'first', key: '⏎', run };
    case 'done':
      return { label: [losesSomething(choosing) ? 'ws-choice-done' : 'ws-choice-on'], kind: 'second', run };
    case 'reach': // it costs points: it stands apart, beside the turn, unless nothing else can be done
      return choosing.offers.length > 1 ? null : { label: ['ws-choice-reach'], kind: 'first', key: '⏎', run };
    default:
      return null;
  }
}

function losesSomething(choosing: Choosing): boolean {
  const now = viewOf(choosing.table.now)?.owed.at(-1);
  return now !== undefined && (now.left > 0 || now.held.length > 0);
}
