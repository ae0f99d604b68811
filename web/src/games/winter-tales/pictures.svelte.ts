/** The drawings of cards, characters and quests: many, so they come by themselves, after the table. */
import url from '../../../../src/frostfair/games/winter_tales/data/pictures.json?url';
import { sharedName } from './view';

interface Pictures {
  cards: Record<string, string>;
  characters: Record<string, string>;
  quests: Record<string, string>;
}
let drawn = $state.raw<Pictures>({ cards: {}, characters: {}, quests: {} });
let asked = false;

export async function takePictures(): Promise<void> {
  if (asked) return;
  asked = true;
  const answer = await fetch(url);
  if (answer.ok) drawn = (await answer.json()) as Pictures;
  else asked = false;
}

export const cardPicture = (card: string): string => drawn.cards[card] ?? '';
export const characterPicture = (character: string): string => drawn.characters[character] ?? '';
export const questPicture = (quest: string): string => drawn.quests[sharedName(quest)] ?? '';
/** A story card by the number that the rules give it. */
export const cardNumbered = (number: number): string => Object.keys(drawn.cards)[number] ?? '';
/** One of five crayons, always the same for a card. */
const INKS = ['#b0413e', '#27608c', '#3c7a4a', '#7a4aa0', '#a8620a'];
export const inkOf = (card: string): string =>
  INKS[[...card].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5]!;
