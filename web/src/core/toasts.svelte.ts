/** Short words at the lower edge, one at a time. Errors stay until they are dismissed. */
export interface Toast {
  text: string;
  kind: 'good' | 'bad' | 'plain';
  rule?: { number: string; game: string };
}

let current = $state.raw<Toast | null>(null);
let timer = 0;

export const toasts = {
  get current() {
    return current;
  },
};

export function toast(text: string, kind: Toast['kind'] = 'plain', rule?: Toast['rule']): void {
  clearTimeout(timer);
  current = { text, kind, rule };
  if (kind !== 'bad') timer = setTimeout(dismiss, 4000);
}

export function dismiss(): void {
  current = null;
}
