import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readRules, runs, wordsOf } from '../src/rules/markdown.ts';

const GAMES = new URL('../../src/frostfair/games/', import.meta.url);
const FILES = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /RULES\.md$/.test(name),
);

test('bold, italic, code and numbers of rules become runs', () => {
  assert.deepEqual(runs('See **the *big* map** (WQ-8.10), `x_y`.'), [
    { text: 'See ' },
    { text: 'the ', look: 'strong' },
    { text: 'big', look: 'em' },
    { text: ' map', look: 'strong' },
    { text: ' (' },
    { text: 'WQ-8.10', rule: 'WQ-8.10' },
    { text: '), ' },
    { text: 'x_y', look: 'code' },
    { text: '.' },
  ]);
});

test('a rule goes on in the next line and ends where another begins', () => {
  const book = readRules('# T\n\nPreface.\n\n## 1. One\n- WQ-1.1 First\n  half.\n- WQ-1.2 Next.\n');
  assert.equal(book.title, 'T');
  assert.deepEqual(book.preface.map(wordsOf), [' Preface.']);
  assert.deepEqual(book.chapters[0]!.rules.map(wordsOf), ['WQ-1.1 First half.', 'WQ-1.2 Next.']);
});

for (const file of FILES)
  test(`${file} is read whole`, () => {
    const text = readFileSync(new URL(file, GAMES), 'utf8');
    const { title, preface, chapters } = readRules(text);
    const rules = chapters.flatMap((chapter) => chapter.rules);
    const ids = rules.flatMap((rule) => rule.id ?? []);
    assert.ok(title && preface.length && chapters.length > 5);
    assert.equal(ids.length, text.match(/^- \w\w-\d/gm)!.length, 'every numbered rule has its place');
    assert.equal(new Set(ids).size, ids.length, 'numbers are unique');
    for (const rule of [...preface, ...rules])
      assert.doesNotMatch(wordsOf(rule), /\*|`|^#/, 'no mark is left over');
    for (const run of rules.flatMap((rule) => rule.runs))
      if (run.rule) assert.ok(ids.includes(run.rule) || /-\d+$/.test(run.rule), `${run.rule} exists`);
  });

test('there are rules to read', () => assert.ok(FILES.length >= 3));
