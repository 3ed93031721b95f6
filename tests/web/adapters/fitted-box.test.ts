// Boxes around points: all are inside, and the box is hardly larger than the one that they were taken from.
import fc from 'fast-check';
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { type Axis, boxAround, type FittedBox } from '../../../web/adapters/fitted-box.ts';
import { orientation, point } from './arbitraries.ts';

const surface = ([x, y, z]: Axis) => x * y + y * z + x * z;

const coordinate = fc.double({ min: -1, max: 1, noNaN: true });
const size = fc.double({ min: 0.1, max: 2, noNaN: true });

const corners = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [-1, 1].map((z) => [x, y, z])));

const excess = ({ center, axes, halfExtents }: FittedBox, points: Float64Array) => {
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < points.length; at += 3) {
    const from = new Vector3(...points.subarray(at, at + 3)).sub(new Vector3(...center));
    for (const k of [0, 1, 2] as const) {
      most = Math.max(most, Math.abs(from.dot(new Vector3(...axes[k]))) - halfExtents[k]);
    }
  }
  return most;
};

test('a turned box is found again, with points inside it or none', () => {
  const inside = fc.array(fc.tuple(coordinate, coordinate, coordinate), { maxLength: 200 });
  fc.assert(
    fc.property(
      orientation,
      point,
      fc.tuple(size, size, size),
      inside,
      (turn, place, half, more) => {
        const points = Float64Array.from(
          [...corners, ...more].flatMap(([x = 0, y = 0, z = 0]) =>
            new Vector3(x * half[0], y * half[1], z * half[2])
              .applyQuaternion(turn)
              .add(place)
              .toArray(),
          ),
        );
        const box = boxAround(points);
        expect(excess(box, points)).toBeLessThan(1e-12);
        expect(surface(box.halfExtents)).toBeLessThan(1.05 * surface(half));
        expect([...box.halfExtents].sort((a, b) => b - a)).toEqual([...box.halfExtents]);
        const [x, y, z] = box.axes.map((axis) => new Vector3(...axis)) as [
          Vector3,
          Vector3,
          Vector3,
        ];
        expect(x.cross(y).dot(z)).toBeCloseTo(1, 12);
      },
    ),
    { numRuns: 100 },
  );
});

test.each([
  ['one point', [1, 2, 3], [0, 0, 0]],
  ['a point twice', [1, 2, 3, 1, 2, 3], [0, 0, 0]],
  ['a segment', [0, 0, 0, 3, 4, 12], [6.5, 0, 0]],
  ['a triangle', [0, 0, 0, 4, 0, 0, 0, 3, 0], [2, 1.5, 0]],
])('%s has a flat box', (_, points, halfExtents) => {
  const box = boxAround(Float64Array.from(points));
  for (const k of [0, 1, 2] as const) {
    expect(box.halfExtents[k]).toBeCloseTo(halfExtents[k] as number, 1);
  }
  expect(excess(box, Float64Array.from(points))).toBeLessThan(1e-12);
});
