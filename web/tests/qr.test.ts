import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrCode } from '../src/kit/qr.ts';

// Each version filled to the brim. An independent encoder (segno 1.6) draws the very same modules, and two readers
// (OpenCV, ZXing) read them.
const KNOWN: [length: number, digest: string][] = [
  [14, 'e32e03cd619fe0b0'],
  [26, 'bbb58d4dfd3825aa'],
  [42, '022ce42cbe0d59db'],
  [62, '75ae0f22008e4a77'],
  [84, '007dc48dfb0318ac'],
  [106, '8121a67625295c61'],
  [122, '7cb72fb2849d01b8'],
  [152, 'bd37e13489c71712'],
  [180, 'a5537b5721d849ae'],
  [213, '44993c782716ba67'],
];
const filled = (length: number) =>
  'https://frostfair.example/t/'.padEnd(length, '0123456789').slice(0, length);
const rows = (text: string) => qrCode(text).map((row) => row.map(Number).join(''));

KNOWN.forEach(([length, digest], k) =>
  test(`version ${k + 1} is drawn as others draw it`, () => {
    const drawn = rows(filled(length));
    assert.equal(drawn.length, 21 + 4 * k);
    assert.equal(createHash('sha256').update(drawn.join('\n')).digest('hex').slice(0, 16), digest);
  }),
);

test('a byte more takes the next size, and what is too long is refused', () => {
  assert.equal(rows(filled(15)).length, 25);
  assert.equal(rows('❄'.repeat(5)).length, 25); // bytes, not characters
  assert.throws(() => qrCode(filled(214)), RangeError);
});

test('three corners carry the finder', () => {
  const drawn = rows('hi');
  for (const [from, line] of [
    [0, 0],
    [14, 0],
    [0, 14],
  ] as const)
    assert.equal(drawn[line]!.slice(from, from + 7), '1111111');
});
