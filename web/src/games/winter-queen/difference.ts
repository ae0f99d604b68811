/** What moved between two views. Places have names: b3 a space, h0-2 a hollow, p1-2L a page, s1-2 a place for a book,
 * pile-red a pile, bag the bag; a piece without a `to` leaves the game. */
import type { Spot } from './spots';
import { COLOURS, SIDES, type BookView, type Colour, type TableView } from './view';

export interface Move {
  from: string;
  to: string | null;
  colour?: Colour;
  book?: BookView;
}
export interface Scored {
  seat: number;
  points: number;
  spaces: string[];
}
export interface Difference {
  moves: Move[]; // by hand
  scored: Scored[];
  drawn: Move[]; // out of the bag, or books
}
type Event = unknown[];
type Pieces = Map<string, { colour: Colour; count: number }>;

export function difference(
  before: TableView,
  spotsBefore: Spot[][],
  now: TableView,
  spots: Spot[][],
  events: Event[],
): Difference {
  const was = pieces(before, spotsBefore);
  const is = pieces(now, spots);
  const taken = takenFrom(events, before, spotsBefore);
  if (taken) less(was, taken.from);
  const gone = [...(taken ? [taken] : []), ...more(was, is)];
  const come = more(is, was);
  const moves: Move[] = [];
  const drawn: Move[] = [];
  for (const { from: to, colour } of come) {
    const source = matching(gone, colour, to);
    if (source) moves.push({ from: source.from, to, colour });
    else drawn.push({ from: 'bag', to, colour });
  }
  for (const { from, colour } of gone)
    moves.push({ from, colour, to: now.bag[colour] > before.bag[colour] ? 'bag' : null });
  return { moves, scored: scored(events, now), drawn: [...drawn, ...books(before, now)] };
}

/** How many crystals of which colour lie where. */
function pieces(view: TableView, spots: Spot[][]): Pieces {
  const found: Pieces = new Map();
  for (const { name, crystal, depicted } of view.map)
    if (crystal && !depicted) found.set(name, { colour: crystal, count: 1 });
  spots.forEach((hollows, h) =>
    hollows.forEach(({ colour, count }, k) => colour && found.set(`h${h}-${k}`, { colour, count })),
  );
  view.players.forEach(({ books: shelf }, seat) =>
    shelf.forEach((book, slot) =>
      book?.crystals.forEach(
        (colour, side) => colour && found.set(`p${seat}-${slot + 1}${SIDES[side]}`, { colour, count: 1 }),
      ),
    ),
  );
  return found;
}

/** Pieces that are in the first and not in the second. */
function more(these: Pieces, those: Pieces): { from: string; colour: Colour }[] {
  const found: { from: string; colour: Colour }[] = [];
  for (const [from, { colour, count }] of these) {
    const other = those.get(from);
    const surplus = count - (other?.colour === colour ? other.count : 0);
    for (let k = 0; k < surplus; k++) found.push({ from, colour });
  }
  return found;
}

/** The hollow that a crystal was taken from: after a refill the counts alone don't tell. */
function takenFrom(
  events: Event[],
  before: TableView,
  spots: Spot[][],
): { from: string; colour: Colour } | null {
  const event = events.find(([kind]) => kind === 'crystal-placed' || kind === 'page-charged');
  if (!event) return null;
  const [, , holder, number] = event as [string, number, number, number];
  const colour = COLOURS[number]!;
  const hollow = spots[holder]?.findIndex((spot) => spot.colour === colour) ?? -1;
  return hollow < 0 ? null : { from: `h${holder}-${hollow}`, colour };
}

function less(pieces: Pieces, place: string): void {
  const piece = pieces.get(place);
  if (!piece) return;
  if (piece.count > 1) pieces.set(place, { ...piece, count: piece.count - 1 });
  else pieces.delete(place);
}

function matching(
  gone: { from: string; colour: Colour }[],
  colour: Colour,
  to: string,
): { from: string } | null {
  const fitting = gone.filter((piece) => piece.colour === colour);
  const best = fitting.find((piece) => piece.from.startsWith('h') !== to.startsWith('h')) ?? fitting[0];
  if (best) gone.splice(gone.indexOf(best), 1);
  return best ?? null;
}

function books(before: TableView, now: TableView): Move[] {
  const found: Move[] = [];
  now.players.forEach((player, seat) =>
    player.books.forEach((book, slot) => {
      const old = before.players[seat]?.books[slot] ?? null;
      if (old?.book === book?.book) return;
      const place = `s${seat}-${slot + 1}`;
      if (book) found.push({ from: pileOf(book, before) ?? place, to: place, book });
      else if (old) found.push({ from: place, to: pileOf(old, now), book: old });
    }),
  );
  return found;
}

function pileOf(book: BookView, view: TableView): string | null {
  const pile = view.piles.find(({ top }) => top?.book === book.book);
  return pile ? `pile-${pile.county}` : null;
}

function scored(events: Event[], view: TableView): Scored[] {
  const found: Scored[] = [];
  for (const event of events) {
    if (event[0] === 'holder-emptied')
      found.push({ seat: Number(event[1]), points: Number(event[3]), spaces: [] });
    if (event[0] !== 'effect-scored' || !event[6]) continue;
    const spaces = (event[10] as number[]).map((space) => view.map[space]!.name);
    found.push({ seat: Number(event[1]), points: Number(event[6]), spaces });
  }
  return found;
}
