import { expect, test } from 'vitest';
import { withoutLongLines } from '../../../../../tools/site/lessons/languages/long-lines.ts';

test('a long line is broken behind a comma, as often as it takes', () => {
  expect(withoutLongLines('  call(first, second, third, fourth);\nshort(a, b)', 20)).toBe(
    '  call(first,\n      second, third,\n      fourth);\nshort(a, b)',
  );
});

test('comments, and lines without a comma, stay as they are', () => {
  const lines = '// one, two, three, four\nnothingToBreakInThis()';
  expect(withoutLongLines(lines, 10)).toBe(lines);
});
