import { expect, test } from 'vitest';
import { isPainted, painter } from '../../../web/cli/paint.ts';

test('a terminal has colors, unless its environment says otherwise', () => {
  expect(isPainted(true, {})).toBe(true);
  expect(isPainted(true, { NO_COLOR: '' })).toBe(true);
  expect(isPainted(true, { NO_COLOR: '1' })).toBe(false);
  expect(isPainted(true, { TERM: 'dumb' })).toBe(false);
  expect(isPainted(false, {})).toBe(false);
});

test('who paints has decided: neither this process’s terminal nor its environment is asked', () => {
  const before = process.env['NO_COLOR'];
  process.env['NO_COLOR'] = '1';
  try {
    expect(painter(true)('red', 'apart')).toBe('\u001b[31mapart\u001b[39m');
    expect(painter(true)('dim', 'apart')).toBe('\u001b[2mapart\u001b[22m');
  } finally {
    if (before === undefined) delete process.env['NO_COLOR'];
    else process.env['NO_COLOR'] = before;
  }
  expect(painter(false)('red', 'apart')).toBe('apart');
});
