import { Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import type { Plane, Shape } from '../../../web/scene/shape.ts';
import { outlinePoints, patchPoints } from '../../../web/view/framing.ts';
import { FigureKit } from '../../../web/view/kit.ts';
import { patchShape } from '../../../web/view/solids/plane.ts';
import { makeSolid } from '../../../web/view/solids/solids.ts';

const shapes: readonly Shape[] = [
  { kind: 'aabb', min: [-1, 0, 1], max: [2, 1, 3] },
  {
    kind: 'obb',
    center: [0.5, 1, -2],
    rotation: [0.2, -0.4, 0.4, 1.2],
    halfExtents: [1, 0.5, 0.25],
  },
  { kind: 'triangle', a: [0, 0, 0], b: [2, 0, 0], c: [0, 1, 1] },
  { kind: 'parallelogram', a: [0, 0, 0], b: [2, 0, 1], c: [0, 1, 1] },
  { kind: 'ray', origin: [1, 2, 3], direction: [0.5, -1, 2] },
];

/** Points whose hull is the drawn shape. */
function corners(shape: Shape): Vector3[] {
  if (shape.kind === 'triangle' || shape.kind === 'parallelogram') {
    const [a, b, c] = [shape.a, shape.b, shape.c].map((point) => new Vector3().fromArray(point));
    if (!(a && b && c)) return [];
    return shape.kind === 'triangle' ? [a, b, c] : [a, b, c, b.clone().add(c).sub(a)];
  }
  if (shape.kind === 'ray') {
    const origin = new Vector3().fromArray(shape.origin);
    return [origin, origin.clone().add(new Vector3().fromArray(shape.direction))];
  }
  return outlinePoints(shape);
}

describe('a drawn shape', () => {
  const directions = [
    [1, 0, 0],
    [0, -1, 0],
    [0.6, 0, -0.8],
    [-0.48, 0.6, 0.64],
  ].map((direction) => new Vector3().fromArray(direction));

  test.each(shapes)('has its support points where a $kind has them', (shape) => {
    const solid = makeSolid(shape.kind, new FigureKit());
    solid.place(shape);
    for (const direction of directions) {
      const furthest = Math.max(...corners(shape).map((point) => point.dot(direction)));
      const support = solid.support(direction, new Vector3());
      expect(support.dot(direction)).toBeCloseTo(furthest, 10);
    }
    solid.dispose();
  });
});

test('a plane is pointed at where its patch is drawn', () => {
  const plane: Plane = { kind: 'plane', normal: [0.5, 0.7, -0.4], constant: 0.3 };
  const room = { focus: new Vector3(1, -2, 0.5), radius: 3 };
  const { a, b, c } = patchShape(plane, room);
  const drawn = patchPoints(plane, room).map((point) => point.toArray());
  expect([a, b, c]).toEqual([drawn[0], drawn[1], drawn[3]]);
});
