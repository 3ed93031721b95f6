// docs/worlds.svg is what docs/worlds.json renders to; the scenes of the bench are what their titles say.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  boxesOf,
  kBoxNumbers,
  kSceneNames,
  mostBoxesOf,
  titleOf,
} from '../../bench/worlds/scenes.ts';
import { worldsPlot } from '../../bench/worlds/worlds-plot.ts';
import type { WorldScene } from '../../bench/worlds/worlds-result.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const stored: readonly WorldScene[] = JSON.parse(read('docs/worlds.json'));

// after a change of what is rendered: npx vitest run --project tools tests/tools/worlds --update
test('the stored plot is that of the stored numbers', async () => {
  await expect(worldsPlot(stored)).toMatchFileSnapshot('../../../docs/worlds.svg');
});

test('every scene is stored, from 100 boxes up to its most', () => {
  expect(stored.map(({ name }) => name)).toEqual(kSceneNames);
  for (const { name, title, rows } of stored) {
    expect(title).toBe(titleOf(name as (typeof kSceneNames)[number]));
    expect(rows[0]?.boxes).toBe(100);
    expect(rows.at(-1)?.boxes).toBe(mostBoxesOf(name as (typeof kSceneNames)[number]));
  }
});

test('a plot has a line for each scene, and a mark for each number of boxes', () => {
  const row = { pairs: 1, upload: 1, broadPhase: 1, narrowPhase: 1, nanosecondsEach: 1 };
  const rows = [
    { ...row, boxes: 100, milliseconds: 0.1 },
    { ...row, boxes: 1000, milliseconds: 2 },
  ];
  const svg = worldsPlot([
    { name: 'one', title: 'a < b', rows },
    { name: 'none', title: 'empty', rows: [] },
  ]);
  expect(svg.match(/<polyline/g)).toHaveLength(1);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('a &lt; b');
  expect(svg).not.toContain('empty');
});

describe.each(kSceneNames)('the scene %s', (name) => {
  const count = 2000;
  const boxes = boxesOf(name, count, 1);
  const sizes = Array.from({ length: count }, (_, i) => boxes[i * kBoxNumbers + 7] as number);

  test('is the same for a seed, and its boxes are boxes', () => {
    expect(boxesOf(name, count, 1)).toEqual(boxes);
    expect(boxesOf(name, count, 2)).not.toEqual(boxes);
    expect(boxes.every(Number.isFinite)).toBe(true);
    expect(Math.min(...sizes)).toBeGreaterThan(0);
  });

  test('has sizes as far apart as it says', () => {
    const ratio = Math.max(...sizes) / Math.min(...sizes);
    if (name === 'sizes') expect(ratio).toBeGreaterThan(10);
    else expect(ratio).toBeLessThanOrEqual(3);
  });
});
