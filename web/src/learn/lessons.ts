/** Guided games of the server: the tutor's seat marks such a table. */
import { get } from '../core/api';
import { alsoSpeak } from '../core/i18n.svelte';
import type { TableData } from '../wire/types';
import type { LessonStep } from './lesson.svelte';

const TUTOR = 'tutor';

export const isLesson = (table: TableData): boolean => table.seats.some((seat) => seat.bot === TUTOR);

export async function lessonSteps(game: string): Promise<LessonStep[]> {
  const [{ steps }] = await Promise.all([
    get<{ steps: LessonStep[] }>(`/api/tutorials/${game}`),
    alsoSpeak(`${game}/tutorial`),
  ]);
  return steps;
}
