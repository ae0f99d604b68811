import { i18n } from '../core/i18n.svelte';

/** A point in time as people of this language write it. */
export function moment(at: number): string {
  const locale = i18n.language === 'en' ? 'en-GB' : i18n.language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}
