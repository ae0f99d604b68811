/** What moved between two views, piece by piece. Places are named by `data-at`; a piece without a `to` rises and goes. */
import type { TableView } from './view';

export type Piece =
  | { sort: 'energy' | 'witch' | 'owl' | 'crystal'; seat: number }
  | { sort: 'black' }
  | { sort: 'tile'; name: string }
  | { sort: 'special'; name: string }
  | { sort: 'token'; name: string }
  | { sort: 'scroll' }
  | { sort: 'points'; points: number };

export interface Move {
  piece: Piece;
  from: string;
  to: string | null;
  /** What isn't drawn at its goal until the piece has landed there. */
  hides?: string;
}

export function difference(old: TableView, now: TableView): Move[] {
  const moves = now.players.flatMap((_, seat) => [
    ...tiles(old, now, seat),
    ...crystals(old, now, seat),
    ...witches(old, now, seat),
    ...owls(old, now, seat),
    ...scrolls(old, now, seat),
  ]);
  return [...moves, ...energies(old, now), ...tokens(old, now), ...points(old, now)];
}

const things = (seat: number): string => `things-${seat}`;

function tiles(old: TableView, now: TableView, seat: number): Move[] {
  const known = new Set(old.players[seat]!.cauldron.tiles.map(({ tile }) => tile));
  const laid = now.players[seat]!.cauldron.tiles.filter(({ tile }) => !known.has(tile));
  const fresh = laid.map(({ tile, hexes }): Move => {
    const to = now.you === seat ? `hex-${seat}-${hexes[0]}` : null;
    return {
      piece: { sort: 'tile', name: tile },
      from: now.you === seat ? `tile-${tile}` : things(seat),
      to,
    };
  });
  const before = new Map(old.players[seat]!.specials.map(({ special, at }) => [special, at]));
  const specials = now.players[seat]!.specials.flatMap(({ special, at }): Move[] => {
    const piece = { sort: 'special', name: special } as const;
    if (!before.has(special)) {
      const dark = old.pentagram.specials.indexOf(special);
      const spaces = old.pentagram.spaces.flatMap((sort, k) => (sort === 'special' ? k : []));
      return [{ piece, from: `pentagram-${spaces[dark]}`, to: things(seat) }];
    }
    if (before.get(special) === at || at === 'used') return [];
    const hex = `hex-${seat}-${at}`;
    return [{ piece, from: things(seat), to: hex, hides: hex }];
  });
  return [...fresh, ...specials];
}

function crystals(old: TableView, now: TableView, seat: number): Move[] {
  const [was, is] = [old.players[seat]!.cauldron, now.players[seat]!.cauldron];
  const gone = was.crystals.filter((hex) => !is.crystals.includes(hex)).map((hex) => `hex-${seat}-${hex}`);
  const come = is.crystals.filter((hex) => !was.crystals.includes(hex)).map((hex) => `hex-${seat}-${hex}`);
  for (const [kind, n] of Object.entries(is.rim)) {
    if (n < (was.rim[kind] ?? 0)) gone.push(`rim-${seat}-${kind}`);
    if (n > (was.rim[kind] ?? 0)) come.push(`rim-${seat}-${kind}`);
  }
  for (const [k, { shelf, crystals: vials, black }] of now.shelves.entries()) {
    const dark = Number(black.includes(seat)) - Number(old.shelves[k]!.black.includes(seat));
    if (vials[seat]! - dark > old.shelves[k]!.crystals[seat]!) come.push(`shelf-${shelf}`);
  }
  const piece: Piece = { sort: 'crystal', seat };
  const moved = come.map((to, k): Move => ({ piece, from: gone[k] ?? things(seat), to, hides: to }));
  const left = gone.slice(come.length).map((from): Move => ({ piece, from, to: null }));
  return [...moved, ...left, ...(was.black === is.black ? [] : [black(seat, was.black, is.black)])];
}

function black(seat: number, was: string, is: string): Move {
  const place = (where: string): string | null => {
    const [board, which] = where.split(' ') as [string, string | undefined];
    if (board === 'aside') return null;
    return which === undefined
      ? `hex-${seat}-${board}`
      : board === 'rim'
        ? `rim-${seat}-${which}`
        : `shelf-${which}`;
  };
  const to = place(is);
  return { piece: { sort: 'black' }, from: place(was) ?? things(seat), to, ...(to && { hides: to }) };
}

function energies(old: TableView, now: TableView): Move[] {
  return now.connections.flatMap(({ name, owner, filled }, k) => {
    const before = old.connections[k]!.filled;
    return Array.from({ length: Math.max(0, filled - before) }, (_, n): Move => {
      const slot = `slot-${name}-${before + n}`;
      return { piece: { sort: 'energy', seat: owner! }, from: things(owner!), to: slot, hides: slot };
    });
  });
}

function witches(old: TableView, now: TableView, seat: number): Move[] {
  const [was, is] = [old.players[seat]!, now.players[seat]!];
  const piece: Piece = { sort: 'witch', seat };
  const sent = is.standing
    .filter((name) => !was.standing.includes(name))
    .map((name): Move => ({
      piece,
      from: was.tower ? `lying-${seat}` : things(seat),
      to: `loc-${name}`,
      hides: `witch-${seat}-${name}`,
    }));
  const laid = Math.max(0, was.supply - is.supply);
  return [
    ...Array.from({ length: laid }, (): Move => ({ piece, from: things(seat), to: `lying-${seat}` })),
    ...sent,
  ];
}

function owls(old: TableView, now: TableView, seat: number): Move[] {
  const [was, is] = [old.players[seat]!, now.players[seat]!];
  const piece: Piece = { sort: 'owl', seat };
  const found: Move[] = [];
  if (was.pentagram !== is.pentagram) {
    const to = `pentagram-${is.pentagram}`;
    found.push({ piece, from: `pentagram-${was.pentagram}`, to, hides: `owl-${seat}` });
  }
  if (was.wand !== is.wand)
    found.push({ piece, from: `wand-${was.wand}`, to: `wand-${is.wand}`, hides: `wand-owl-${seat}` });
  return found;
}

function scrolls(old: TableView, now: TableView, seat: number): Move[] {
  const known = new Set(old.players[seat]!.scrolls.map(({ scroll }) => scroll));
  return now.players[seat]!.scrolls.flatMap(({ scroll }): Move[] => {
    const place = old.scrolls.open.findIndex((one) => one?.scroll === scroll) + 1;
    if (known.has(scroll) || !place) return [];
    return [{ piece: { sort: 'scroll' }, from: `scroll-${place}`, to: things(seat) }];
  });
}

function tokens(old: TableView, now: TableView): Move[] {
  return now.locations.flatMap(({ token, name, standing }, k): Move[] => {
    const was = old.locations[k]!;
    if (!was.token || token) return [];
    const seat = standing.find((one) => !was.standing.includes(one));
    const to = seat === undefined ? null : things(seat);
    return [{ piece: { sort: 'token', name: was.token }, from: `token-${name}`, to }];
  });
}

function points(old: TableView, now: TableView): Move[] {
  return now.players.flatMap(({ points: all }, seat): Move[] => {
    const more = all - old.players[seat]!.points;
    return more ? [{ piece: { sort: 'points', points: more }, from: things(seat), to: null }] : [];
  });
}
