import { expect, test } from 'vitest';
import { readingTime } from '../../../web/strings/reading-time.ts';

test('longer sentences are shown longer, Korean ones as long as English ones that say the same', () => {
  const english = readingTime('1 · A.x: they overlap by 0.465 m → next axis');
  expect(english).toBeGreaterThan(2000);
  expect(
    readingTime('1 · A.x: A [0, 1] m, B [0.5, 2] m, they overlap by 0.465 m → next axis'),
  ).toBeGreaterThan(english);
  expect(readingTime('가나다')).toBe(readingTime('abcdef'));
});
