/** A message of the catalogues as the server sends it: a key and the values that fill it. */
export type Said = [key: string, values?: Record<string, SaidValue>];
export type SaidValue = string | number | { name: string } | { seat: number } | { list: (SaidValue | Said)[] } | Said;
