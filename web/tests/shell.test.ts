import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

// A game is one folder: whatever lies outside of it is for all games, and names none.
const SOURCES = new URL('../src/', import.meta.url);
const FOLDERS = globSync('games/*/index.ts', { cwd: SOURCES }).map((path) => path.split('/')[1]!);
const OUTSIDE = globSync('**/*.{ts,svelte,css,json}', { cwd: SOURCES }).filter(
  (path) => !FOLDERS.some((folder) => path.startsWith(`games/${folder}/`)),
);

/** What the numbers of a game's rules and the keys of its messages begin with. */
function prefixOf(folder: string): string {
  const rules = `../../src/frostfair/games/${folder.replaceAll('-', '_')}/texts/en/RULES.md`;
  return /^- ([A-Z]{2})-\d/m.exec(readFileSync(new URL(rules, SOURCES), 'utf8'))![1]!;
}

/** winter-queen, Winter Queen, winter_queen, WinterQueen, WQ-8.6, wq-colour; but no nim in an animation. */
function namesOf(folder: string): RegExp {
  const words = folder.split('-');
  const capitals = words.map((word) => word[0]!.toUpperCase() + word.slice(1));
  const prefix = prefixOf(folder);
  const forms = [
    `(?<![A-Za-z])${words.join('[-_ ]?')}`,
    capitals.join('[-_ ]?'),
    `\\b(?:${prefix}|${prefix.toLowerCase()})-`,
  ];
  return new RegExp(forms.join('|'));
}

test('there is something to look at', () => {
  assert.ok(FOLDERS.length >= 3);
  assert.ok(OUTSIDE.length > 100);
  assert.match('WinterQueenView', namesOf('winter-queen'));
  assert.match("say('wq-colour-red')", namesOf('winter-queen'));
  assert.doesNotMatch('midwinter-queens', namesOf('winter-queen'));
});

for (const folder of FOLDERS)
  test(`nothing outside its folder names ${folder}`, () => {
    const names = namesOf(folder);
    const named = OUTSIDE.filter((path) => names.test(readFileSync(new URL(path, SOURCES), 'utf8')));
    assert.deepEqual(named, []);
  });
