import { expect, test } from 'vitest';
import { columns, padEnd, padStart, widthOf } from '../../../web/cli/columns.ts';

test.each([
  ['A.y×B.x', 7],
  ['겹침', 4],
  ['–0.5 m', 6],
  ['漢字 ａ', 7],
  // outside of the first 65,536 letters
  ['𠀀', 2],
])('%s takes %i columns', (text, width) => {
  expect(widthOf(text)).toBe(width);
});

test('text is padded to a width, and never cut', () => {
  expect(padEnd('겹침', 6)).toBe('겹침  ');
  expect(padStart('겹침', 6)).toBe('  겹침');
  expect(padEnd('겹침', 3)).toBe('겹침');
});

test('columns are as wide as their widest cell, and nothing stands behind the last', () => {
  const heads = [
    { heading: 'name', align: 'start' },
    { heading: 'gap', align: 'end' },
    { heading: '', align: 'start' },
  ] as const;
  const rows = [
    ['겹침입니다', '0.25', 'x'],
    ['b', '-1', ''],
  ];
  expect(columns(heads, rows)).toBe('name         gap\n겹침입니다  0.25  x\nb             -1\n');
});
