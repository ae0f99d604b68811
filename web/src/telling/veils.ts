/** What the X-card has to do with texts. */
import type { TextData } from '../wire/types';

/** The newest passage that can be read; none: the server knows. */
export const newestTold = (texts: readonly TextData[]): string | undefined =>
  texts.findLast(({ words, status }) => words !== null && status === 'plain')?.id;
