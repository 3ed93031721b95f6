import { expect, test } from 'vitest';
import { havePairSameKinds } from '../../../web/scene/same-kinds.ts';
import { emptyScene, type Scene } from '../../../web/scene/scene.ts';
import type { Shape } from '../../../web/scene/shape.ts';
import { shapes } from './samples.ts';

const sceneOf = (a: Shape, b: Shape): Scene => ({
  items: [
    { id: 1, name: 'A', shape: a },
    { id: 2, name: 'B', shape: b },
  ],
  pair: [1, 2],
});
const { obb, sphere, point } = shapes;

test('kinds are compared side by side', () => {
  const before = sceneOf(obb, sphere);
  expect(havePairSameKinds(before, sceneOf({ ...obb, center: [9, 9, 9] }, sphere))).toBe(true);
  expect(havePairSameKinds(before, sceneOf(sphere, obb))).toBe(false);
  expect(havePairSameKinds(before, sceneOf(obb, point))).toBe(false);
  expect(havePairSameKinds(before, { ...before, pair: null })).toBe(false);
  expect(havePairSameKinds(emptyScene, emptyScene)).toBe(true);
});
