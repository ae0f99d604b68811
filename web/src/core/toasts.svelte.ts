/** Short words, one at a time: at the lower edge, or in the row that a page has for them. Errors stay until they are
 * dismissed. */
export interface Toast {
  text: string;
  kind: 'good' | 'bad' | 'plain';
  rule?: { number: string; game: string };
}

let current = $state.raw<Toast | null>(null);
let timer = 0;
let rows = $state(0); // places on the page that show them

export const toasts = {
  get current() {
    return current;
  },
  get hasRow() {
    return rows > 0;
  },
};

/** As long as this row is there, it shows what is to be said; until the answer is called. */
export function toastsInRow(): () => void {
  rows += 1;
  return () => void (rows -= 1);
}

export function toast(text: string, kind: Toast['kind'] = 'plain', rule?: Toast['rule']): void {
  clearTimeout(timer);
  current = { text, kind, rule };
  if (kind !== 'bad') timer = setTimeout(dismiss, 4000);
}

export function dismiss(): void {
  current = null;
}
