/** Standing orders (WT-26.4): whose answers may be given beforehand, and about what. */
import type { Orderable } from '../game';

interface Character {
  name: string;
  seat: number;
}

export const orders: Orderable = {
  /** The characters that a seat plays. */
  subjects: (view, seat) =>
    ((view['characters'] ?? []) as Character[])
      .filter((character) => character.seat === seat)
      .map(({ name }) => ({ id: name, name: { name: `wt-character-${name}` } })),
  matters: [
    { id: 'fight', name: ['wt-order-matter', { matter: 'fight' }] },
    { id: 'quest', name: ['wt-order-matter', { matter: 'quest' }] },
  ],
};
