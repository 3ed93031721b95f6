import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import { type PointerRay, RingRotation } from '../../../web/input/ring-rotation.ts';
import type { Vec3 } from '../../../web/scene/shape.ts';

const center = new Vector3(1, 2, 3);

/** A pointer ray to a point relative to the center. */
function rayTo(offset: Vec3, direction: Vec3): PointerRay {
  const along = new Vector3(...direction).normalize();
  const origin = new Vector3(...offset).add(center).addScaledVector(along, -10);
  return { origin: origin.toArray(), direction: along.toArray() };
}

const onRing = (angle: number): Vec3 => [2 * Math.cos(angle), 2 * Math.sin(angle), 0];

test.each<[string, Vec3]>([
  ['straight on', [0, 0, -1]],
  ['from behind', [0, 0, 1]],
  ['askew', [0.5, -0.6, -0.4]],
])('seen %s, the grabbed point stays under the pointer', (_, direction) => {
  const rotation = new RingRotation(center, new Vector3(0, 0, 1), 2, rayTo(onRing(0.3), direction));
  expect(rotation.to(rayTo(onRing(0.3), direction))).toBeCloseTo(0, 12);
  expect(rotation.to(rayTo(onRing(1.3), direction))).toBeCloseTo(1, 12);
  expect(rotation.to(rayTo(onRing(-0.7), direction))).toBeCloseTo(-1, 12);
});

test('whole revolutions count', () => {
  const rotation = new RingRotation(center, new Vector3(0, 0, 1), 2, rayTo(onRing(0), [0, 0, -1]));
  for (let angle = 0; angle < 9; angle += 0.5) {
    expect(rotation.to(rayTo(onRing(angle), [0, 0, -1]))).toBeCloseTo(angle, 12);
  }
});

test('seen edge-on a ring rolls with the pointer', () => {
  // Points in front of a vertical axis move to the right.
  const direction: Vec3 = [0, 0, -1];
  const rotation = new RingRotation(center, new Vector3(0, 1, 0), 2, rayTo([0, 0, 0], direction));
  expect(rotation.to(rayTo([2, 0, 0], direction))).toBeCloseTo(1, 12);
  expect(rotation.to(rayTo([-1, 3, 0], direction))).toBeCloseTo(-0.5, 12);
});

test('a pointer ray that misses the plane changes nothing', () => {
  const rotation = new RingRotation(center, new Vector3(0, 0, 1), 2, rayTo(onRing(0), [0, 0, -1]));
  rotation.to(rayTo(onRing(1), [0, 0, -1]));
  expect(rotation.to({ origin: [0, 0, 9], direction: [0, 0, 1] })).toBeCloseTo(1, 12);
});
