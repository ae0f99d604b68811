/** Which puzzles this browser has solved, and on which days. Nobody else knows. */
const PLACE = 'frostfair.puzzles';
const DAY_MS = 86_400_000;

/** How a daily puzzle was solved. */
export interface Day {
  tries: number;
  hints: number;
}
interface Progress {
  solved: Record<string, string[]>; // by game: ids
  days: Record<string, Record<string, Day>>; // by game and date
}

const progress = $state<Progress>(kept());

export const isSolved = (game: string, id: string): boolean => progress.solved[game]?.includes(id) ?? false;
export const dayOf = (game: string, date: string): Day | undefined => progress.days[game]?.[date];

export function noteSolved(game: string, id: string): void {
  if (isSolved(game, id)) return;
  progress.solved[game] = [...(progress.solved[game] ?? []), id];
  keep();
}

/** The first time counts. */
export function noteDay(game: string, date: string, day: Day): void {
  if (dayOf(game, date)) return;
  progress.days[game] = { ...progress.days[game], [date]: day };
  keep();
}

/** Days in a row up to this one; today need not be solved yet. */
export function daysRunning(game: string, today: string): number {
  const solved = progress.days[game] ?? {};
  const before = (date: string): string =>
    new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
  let days = 0;
  for (let date = solved[today] ? today : before(today); solved[date]; date = before(date)) days += 1;
  return days;
}

function keep(): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(progress));
  } catch {
    // private windows may refuse: then it lasts as long as the page
  }
}

function kept(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Progress>;
    return { solved: found.solved ?? {}, days: found.days ?? {} };
  } catch {
    return { solved: {}, days: {} };
  }
}
