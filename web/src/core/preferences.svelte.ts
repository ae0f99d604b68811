/** What this person likes, kept in this browser. */
export type Theme = 'system' | 'dark' | 'light';
export interface Preferences {
  language: string | null;
  theme: Theme;
  sound: boolean;
  confirm: boolean; // ask before what ends a turn
  motion: 'system' | 'less';
  plain: boolean; // boards in words, also where there is a drawn one
  learned: string[]; // tutorials that were finished
  nameless: string | null; // the guest who was let in without a name
  played: string[]; // games that were played to their end: before that, the first opponent is a gentle one
}

const PLACE = 'frostfair.preferences';
const USUAL: Preferences = {
  language: null,
  theme: 'system',
  sound: false,
  confirm: false,
  motion: 'system',
  plain: false,
  learned: [],
  nameless: null,
  played: [],
};

export const preferences = $state<Preferences>({ ...USUAL, ...kept() });

export function prefer<K extends keyof Preferences>(what: K, value: Preferences[K]): void {
  preferences[what] = value;
  try {
    localStorage.setItem(PLACE, JSON.stringify(preferences));
  } catch {
    // private windows may refuse: the wish then lasts as long as the page
  }
}

function kept(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export function applyTheme(): void {
  const theme = preferences.theme === 'system' ? (dark.matches ? 'dark' : 'light') : preferences.theme;
  document.documentElement.dataset['theme'] = theme;
}

/** Style sheets stand still too. */
export function applyMotion(): void {
  document.documentElement.dataset['motion'] = preferences.motion;
}
dark.addEventListener('change', applyTheme);

/** Whether pieces should stand still. */
export function wantsStillness(): boolean {
  return still.matches || preferences.motion === 'less';
}
