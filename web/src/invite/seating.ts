/** Where people sit round the table of an invitation: the guest below, the others above and beside it. */
export interface Place {
  left: number; // of the picture, in percent
  top: number;
}

const CENTRE = { left: 50, top: 42 };
const REACH = 38;
const BELOW = 90;
const ABOVE = 270;
/** By how many others there are: how far apart the outermost sit, in degrees. */
const SPREAD = [0, 0, 100, 128, 200, 240, 270];

/** The first place is the guest's own. */
export function places(seats: number): Place[] {
  const others = seats - 1;
  const spread = SPREAD[others] ?? ABOVE;
  const step = others > 1 ? spread / (others - 1) : 0;
  const angles = Array.from({ length: others }, (_, k) => ABOVE - spread / 2 + k * step);
  return [BELOW, ...angles].map(onTheRim);
}

function onTheRim(degrees: number): Place {
  const angle = (degrees * Math.PI) / 180;
  return { left: CENTRE.left + REACH * Math.cos(angle), top: CENTRE.top + REACH * Math.sin(angle) };
}

/** The seats clockwise from the one that lies below. */
export function clockwise<Seat>(seats: Seat[], first: number): Seat[] {
  return [...seats.slice(first), ...seats.slice(0, first)];
}
