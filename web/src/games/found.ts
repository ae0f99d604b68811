/** The games that this browser has a folder for: found, not listed. A server may offer others too. */
import type { Game } from './game';

const FOLDERS = import.meta.glob<{ default: Game }>('./*/index.ts', { eager: true });

export const GAMES: readonly Game[] = Object.values(FOLDERS).map((folder) => folder.default);
export const gameOf = (id: string): Game | undefined => GAMES.find((game) => game.id === id);

/** Whether it has a board of its own here. */
export const drawn = (id: string): boolean => gameOf(id)?.client !== undefined;

/** Games with a guided game. The first of them is what newcomers are shown. */
export const TAUGHT: readonly Game[] = GAMES.filter((game) => game.lesson);

/** Games with puzzles. */
export const PUZZLED: readonly Game[] = GAMES.filter((game) => game.puzzles);
