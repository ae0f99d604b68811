import assert from 'node:assert/strict';
import test from 'node:test';
import { clockwise, places } from '../src/invite/seating.ts';

test('the guest sits below, and nobody sits in another’s lap', () => {
  for (let seats = 2; seats <= 7; seats += 1) {
    const spots = places(seats);
    assert.equal(spots.length, seats);
    const [mine, ...others] = spots;
    assert.ok(others.every(({ top }) => top < mine!.top));
    for (const [k, one] of spots.entries())
      for (const other of spots.slice(k + 1))
        assert.ok(Math.hypot(one.left - other.left, one.top - other.top) > 20, `${seats} seats`);
  }
});

test('the order of seats goes on from the guest’s own', () => {
  assert.deepEqual(clockwise(['a', 'b', 'c'], 1), ['b', 'c', 'a']);
});
