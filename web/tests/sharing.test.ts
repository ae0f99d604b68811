import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sharing } from '../src/core/sharing.ts';

const position = () => ({
  view: {
    map: [
      { name: 'a1', crystal: null as string | null },
      { name: 'a2', crystal: 'red' },
    ],
    bag: { red: 3 },
  },
  offers: [{ do: 'R1-a1' }],
});

test('what is the same stays the same object', () => {
  const before = position();
  assert.equal(sharing(before, position()), before);
});

test('what changed is new, and so is everything around it, but nothing else', () => {
  const before = position();
  const now = position();
  now.view.map[0]!.crystal = 'blue';
  const shared = sharing(before, now);
  assert.deepEqual(shared, now);
  assert.notEqual(shared.view.map[0], before.view.map[0]);
  assert.equal(shared.view.map[1], before.view.map[1]);
  assert.equal(shared.view.bag, before.view.bag);
  assert.equal(shared.offers, before.offers);
});

test('the older value is never changed', () => {
  const before = position();
  sharing(before, { ...position(), offers: [] });
  assert.deepEqual(before, position());
});

test('names that come or go make a new value', () => {
  for (const [before, now] of [
    [{ a: 1 }, { a: 1, b: undefined }],
    [
      { a: 1, b: undefined },
      { a: 1, c: undefined },
    ],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ 0: 1 }, [1]],
    [[1], { 0: 1 }],
    [null, {}],
    [{}, null],
  ]) {
    assert.deepEqual(sharing(before, now), now);
    assert.notEqual(sharing(before, now), before);
  }
});
