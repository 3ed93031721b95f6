// A function on a ray and many triangles has to look at all of them.
import { expect, test } from 'vitest';
import { nearestCases } from '../../../../web/pages/bench/judging/nearest-cases.ts';
import type { Ray, Triangle } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';
import { judge } from './support/in-process.ts';

function nearest(ray: Ray, triangles: readonly Triangle[]) {
  let found: { readonly index: number; readonly t: number } | null = null;
  for (const [index, triangle] of triangles.entries()) {
    const { hit } = core.test(ray, triangle);
    if (hit && (found === null || hit.t < found.t)) found = { index, t: hit.t };
  }
  return found;
}

test('who looks at all of them earns the seal', async () => {
  const verdict = await judge('ray-triangles', nearest, 2000, 'exact');
  expect(verdict.type, JSON.stringify(verdict)).toBe('passed');
});

const kLazy: Readonly<Record<string, (ray: Ray, triangles: readonly Triangle[]) => unknown>> = {
  'the first 6': (ray, triangles) => nearest(ray, triangles.slice(0, 6)),
  'the first 8': (ray, triangles) => nearest(ray, triangles.slice(0, 8)),
  'the first 38': (ray, triangles) => nearest(ray, triangles.slice(0, 38)),
  'all but the first': (ray, triangles) => {
    const found = nearest(ray, triangles.slice(1));
    return found && { ...found, index: found.index + 1 };
  },
  'no more than 8': (ray, triangles) => (triangles.length > 8 ? null : nearest(ray, triangles)),
  'more than 8': (ray, triangles) => (triangles.length > 8 ? nearest(ray, triangles) : null),
};

test.each(Object.entries(kLazy))('who looks at %s is found out', async (_, lazy) => {
  const verdict = await judge('ray-triangles', lazy, 2000);
  expect(verdict.type).toBe('wrong');
});

test('the nearest is anywhere in the list, of loose triangles and in a net', () => {
  const places = { anywhere: new Set<number>(), touching: new Set<number>() };
  for (const { family, judged } of nearestCases(6000, 1)) {
    const found = nearest(judged.ray, judged.triangles);
    if (found && (family === 'anywhere' || family === 'touching')) places[family].add(found.index);
  }
  for (const found of Object.values(places)) {
    expect([...found].sort((i, j) => i - j).slice(0, 40)).toEqual(
      Array.from({ length: 40 }, (_, i) => i),
    );
  }
});
