/** A gain or a loss, with its sign. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
