/** Gradients of a drawing: ids are the document's, so each drawing has its own. */
import { getContext, setContext } from 'svelte';

const PAINT = Symbol('paint');
export type Paint = (name: string) => string;

export function mixPaint(uid: string): void {
  setContext<Paint>(PAINT, (name) => `url(#${uid}-${name})`);
}

export const paint = (): Paint => getContext<Paint>(PAINT);
