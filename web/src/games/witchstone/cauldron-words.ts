/** What lies on each hex of a cauldron, as messages. */
import { HEXES } from './places';
import { symbolsOf, type PlayerView } from './view';

type Words = [key: string, values?: Record<string, string>];
const EMPTY: Words = ['web-witchstone-empty'];

export function cauldronWords({ cauldron, specials }: PlayerView): Record<string, Words> {
  const found: Record<string, Words> = {};
  for (const { name, printed } of HEXES)
    found[name] = printed ? ['web-witchstone-symbol', { kind: `ws-kind-${printed}` }] : EMPTY;
  for (const { tile, hexes } of cauldron.tiles)
    symbolsOf(tile).forEach(
      (kind, k) => (found[hexes[k]!] = ['web-witchstone-symbol', { kind: `ws-kind-${kind}` }]),
    );
  for (const { special, at } of specials) {
    const [kind, kind2] = symbolsOf(special);
    if (at in found)
      found[at] = ['web-witchstone-symbols', { kind: `ws-kind-${kind}`, kind2: `ws-kind-${kind2}` }];
  }
  for (const hex of cauldron.crystals) found[hex] = ['ws-crystal'];
  if (cauldron.black in found) found[cauldron.black] = ['ws-crystal-black'];
  return found;
}
