/** Numbers of the coach as people write them. */
import { i18n } from '../core/i18n.svelte';

const WHOLE = 1000; // a won game

export const percent = (worth: number): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(worth / WHOLE);

export const change = (worth: number): string =>
  new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' }).format(worth / WHOLE);

export const points = (tenths: number): string =>
  new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(
    tenths / 10,
  );
