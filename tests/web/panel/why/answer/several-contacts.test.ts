import { expect, test } from 'vitest';
import { Outcome } from '../../../../../web/core/results.ts';
import { hasSeveralContacts } from '../../../../../web/panel/why/answer/several-contacts.ts';
import type { Obb, Shape, Vec3 } from '../../../../../web/scene/shape.ts';
import { core, explainedScene, sceneOf } from '../../../strings/explained-scene.ts';

const cube: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const box = (center: Vec3, rotation: Obb['rotation'] = [0, 0, 0, 1]): Obb => ({
  kind: 'obb',
  center,
  rotation,
  halfExtents: [1, 1, 1],
});
const floor: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 1 };
const stick = (start: Vec3, end: Vec3): Shape => ({ kind: 'capsule', start, end, radius: 0.5 });
/** Turned by atan 4/3 about z: an edge down, 1.75 below the center. */
const onEdge = (center: Vec3): Obb => ({
  ...box(center, [0, 0, 1, 2]),
  halfExtents: [1.25, 1.25, 1.25],
});

test.each<[string, Shape, Shape, boolean]>([
  ['a face on a face', cube, box([0.5, 2, 0.25]), true],
  ['a face on a face, crosswise', cube, { ...box([0, 2, 0]), halfExtents: [3, 1, 0.25] }, true],
  ['a face beside a face, by an edge', cube, box([2, 2, 0]), true],
  ['by a corner', cube, box([2, 2, 2]), false],
  ['an edge on a face', cube, onEdge([0, 2.75, 0]), true],
  ['an edge on an edge, across', box([0, 0, 0]), box([2, 2, 0], [-7, -11, -8, 4]), false],
  [
    'a corner of a triangle on a face',
    cube,
    { kind: 'triangle', a: [0, 1, 0], b: [0, 2, 1], c: [1, 2, 0] },
    false,
  ],
  [
    'an edge of a triangle on a face',
    cube,
    { kind: 'triangle', a: [0, 1, 0], b: [0, 1, 3], c: [1, 2, 0] },
    true,
  ],
  ['a box on a plane', cube, floor, true],
  ['a ball on a plane', { kind: 'sphere', center: [0, 0, 0], radius: 1 }, floor, false],
  ['a ball on a face', cube, { kind: 'sphere', center: [0.5, 2, 0], radius: 1 }, false],
  ['a capsule along a face', cube, stick([0, 1.5, 0], [3, 1.5, 0]), true],
  ['a capsule that stands on a face', cube, stick([0, 1.5, 0], [0, 3, 0]), false],
])('%s', (_, a, b, several) => {
  for (const pair of [
    [a, b],
    [b, a],
  ] as const) {
    const { verdict } = explainedScene(sceneOf(...pair)).ledger;
    expect(verdict.outcome).toBe(Outcome.touching);
    expect(hasSeveralContacts(core, pair, verdict)).toBe(several);
  }
});

test('shapes that are apart or overlap have no contact points', () => {
  for (const center of [
    [0, 3, 0],
    [0, 1, 0],
  ] as const) {
    const pair = [cube, box(center)] as const;
    expect(hasSeveralContacts(core, pair, explainedScene(sceneOf(...pair)).ledger.verdict)).toBe(
      false,
    );
  }
});
