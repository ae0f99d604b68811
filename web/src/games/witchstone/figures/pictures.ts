/** Which picture stands beside which rule: a moment, and the part of the board that shows it. */
export type Part = 'cauldron' | 'ball' | 'pentagram' | 'shelves' | 'wand' | 'scrolls';

export interface Picture {
  moment: string; // also the end of its caption's name
  part: Part | 'prophecies' | 'end';
  tells?: true; // what the choice would bring stands below
}

export const PICTURES: Record<string, Picture> = {
  'WS-3.4': { moment: 'tile', part: 'cauldron', tells: true },
  'WS-4.2': { moment: 'begin', part: 'ball' },
  'WS-4.5': { moment: 'complete', part: 'ball' },
  'WS-5.2': { moment: 'witches', part: 'ball' },
  'WS-6.1': { moment: 'pentagram', part: 'pentagram' },
  'WS-6.5': { moment: 'special', part: 'cauldron', tells: true },
  'WS-7.1': { moment: 'crystals', part: 'cauldron' },
  'WS-7.3': { moment: 'shelves', part: 'shelves' },
  'WS-7.4': { moment: 'black', part: 'shelves' },
  'WS-8.3': { moment: 'wand', part: 'wand' },
  'WS-8.6': { moment: 'silver', part: 'wand' },
  'WS-9.2': { moment: 'scrolls', part: 'scrolls' },
  'WS-9.8': { moment: 'prophecies', part: 'prophecies' },
  'WS-11.1': { moment: 'end', part: 'end' },
};
