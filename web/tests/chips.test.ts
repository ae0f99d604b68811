import assert from 'node:assert/strict';
import test from 'node:test';
import { chips } from '../src/games/winter-tales/chips.ts';

test('the bookmark in a text is called by the memory that it lies on', () => {
  const [memory, ...others] = chips({ memory: 1 });
  assert.deepEqual(memory, { mark: '[memory]', also: '[bookmark]', name: ['wt-memory', { n: 2 }] });
  assert.deepEqual(others, []);
});
