import { expect, test } from 'vitest';
import { boxDiagonalOf } from '../../../../../web/panel/why/answer/box-diagonal.ts';
import type { Obb, Shape, Vec3 } from '../../../../../web/scene/shape.ts';
import { core, explainedScene, sceneOf } from '../../../strings/explained-scene.ts';

const plane: Shape = { kind: 'plane', normal: [1, 2, -2], constant: -1.5 };
const box = (center: Vec3): Obb => ({
  kind: 'obb',
  center,
  rotation: [0.2, -0.4, 0.4, 1.2],
  halfExtents: [1, 0.5, 0.75],
});
const height = (position: Iterable<number>) =>
  core.project({ kind: 'point', position: [...position] as unknown as Vec3 }, [1, 2, -2]).min;

test.each<[string, Vec3]>([
  ['in front', [0.5, 3, -2]],
  ['behind', [0, -3, 1]],
  ['across', [0.3, 0.5, 0]],
])('a box %s: its lowest and its highest corner along the normal, in either order', (_, center) => {
  const found = [sceneOf(box(center), plane), sceneOf(plane, box(center))].map((scene) =>
    boxDiagonalOf(explainedScene(scene)),
  );
  expect(found[0]).toEqual(found[1]);
  const diagonal = found[0];
  if (!diagonal?.ends) throw new Error('there is no diagonal');
  const { min, max } = core.project(box(center), [1, 2, -2]);
  expect(height(diagonal.vmin)).toBeCloseTo(min, 12);
  expect(height(diagonal.vmax)).toBeCloseTo(max, 12);
  // The corner that is named is the one that is given.
  const axes = core.quaternion.toAxes(box(center).rotation);
  const corner = box(center).halfExtents.reduce<readonly number[]>((at, half, i) => {
    const sign = diagonal.ends?.[1][2 * i] === '+' ? 1 : -1;
    return at.map((part, k) => part + sign * half * (axes[i]?.[k] ?? 0));
  }, center);
  for (const [i, part] of corner.entries()) expect(diagonal.vmax[i]).toBeCloseTo(part, 12);
  expect(diagonal.ends[0]).toBe(
    diagonal.ends[1].replace(/[+−]/g, (sign) => (sign === '+' ? '−' : '+')),
  );
});

test('a box that lies along the plane has several, and other pairs have none', () => {
  const flat: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 3 };
  const cube: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
  const found = boxDiagonalOf(explainedScene(sceneOf(cube, flat)));
  expect(found?.ends).toBeNull();
  expect([found?.vmin[1], found?.vmax[1]]).toEqual([-1, 1]);
  const ball: Shape = { kind: 'sphere', center: [0, 2, 0], radius: 1 };
  expect(boxDiagonalOf(explainedScene(sceneOf(ball, flat)))).toBeNull();
  expect(boxDiagonalOf(explainedScene(sceneOf(cube, box([0, 5, 0]))))).toBeNull();
});
