// Which shapes and how many of them: what the slider gives, and what the address takes and says.
import { describe, expect, test } from 'vitest';
import { choiceIn, kUsualCounts, putChoice } from '../../../../web/pages/stress/choice.ts';
import { kCounts } from '../../../../web/pages/stress/counts.ts';
import { kModes } from '../../../../web/pages/stress/mode.ts';

describe.each(kModes)('the slider of %s', (mode) => {
  const counts = kCounts[mode];
  const positions = Array.from({ length: counts.positions + 1 }, (_, position) => position);

  test('goes from the fewest to the most, always upwards, by numbers of two digits', () => {
    const all = positions.map((position) => counts.at(position));
    expect(all[0]).toBe(counts.fewest);
    expect(all.at(-1)).toBe(counts.most);
    expect(all).toContain(1000);
    expect(all).toContain(10_000);
    for (const [i, count] of all.entries()) {
      expect(count).toBeGreaterThan(all[i - 1] ?? 0);
      expect(String(count)).toMatch(/^\d\d0*$/);
    }
  });

  test('finds its position again', () => {
    for (const position of positions) expect(counts.positionOf(counts.at(position))).toBe(position);
  });

  test('can show the usual number', () => {
    expect(counts.in(String(kUsualCounts[mode]))).toBe(kUsualCounts[mode]);
  });
});

test.each([
  ['boxes=100', { mode: 'boxes', count: 100 }],
  ['boxes=12345', { mode: 'boxes', count: 12_345 }],
  ['boxes=100000', { mode: 'boxes', count: 100_000 }],
  ['boxes=1e4', { mode: 'boxes', count: 10_000 }],
  ['meshes=10', { mode: 'meshes', count: 10 }],
  ['meshes=10000', { mode: 'meshes', count: 10_000 }],
  ['boxes=99', { mode: 'boxes', count: 5000 }],
  ['boxes=100001', { mode: 'boxes', count: 5000 }],
  ['boxes=2.5', { mode: 'boxes', count: 5000 }],
  ['boxes=many', { mode: 'boxes', count: 5000 }],
  ['boxes=', { mode: 'boxes', count: 5000 }],
  ['meshes=9', { mode: 'meshes', count: 300 }],
  ['meshes=20000', { mode: 'meshes', count: 300 }],
  ['meshes', { mode: 'meshes', count: 300 }],
  ['', { mode: 'boxes', count: 5000 }],
])('an address with "%s"', (query, choice) => {
  expect(choiceIn(new URLSearchParams(query))).toEqual(choice);
});

test('an address says the last choice, and all else as before', () => {
  const parameters = new URLSearchParams('boxes=100&lang=ko&theme=dark');
  putChoice(parameters, { mode: 'boxes', count: 200 });
  expect(String(parameters)).toBe('boxes=200&lang=ko&theme=dark');
  putChoice(parameters, { mode: 'meshes', count: 50 });
  expect(String(parameters)).toBe('lang=ko&theme=dark&meshes=50');
  expect(choiceIn(parameters)).toEqual({ mode: 'meshes', count: 50 });
});
