import { Quaternion, Vector3 } from 'three';
import { expect, test } from 'vitest';
import { gripsOf, nearestGrip, wholeRing } from '../../../web/input/grips.ts';
import type { Vec3 } from '../../../web/scene/shape.ts';

const center = new Vector3(1, 2, 3);
const quarter = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), Math.PI / 2);

/** Seen from the front, 100 CSS pixels per meter. */
const stage = { project: ([x, y]: Vec3) => ({ x: 100 * x, y: -100 * y, visible: true }) };

test('an arm has a grip at either head, in the frame of the shape', () => {
  const [right, left, ...more] = gripsOf(false, ['X'], center, quarter, 0.5);
  expect(more).toEqual([]);
  expect(right?.axis).toBe('X');
  for (const [grip, y] of [[right, 2.55] as const, [left, 1.45] as const]) {
    expect(
      new Vector3(...(grip?.position ?? [0, 0, 0])).distanceTo(new Vector3(1, y, 3)),
    ).toBeLessThan(1e-12);
  }
});

test.each(['X', 'Y', 'Z'] as const)('the ring about %s has grips all around', (axis) => {
  const grips = gripsOf(true, [axis], center, new Quaternion(), 0.5);
  const along = new Vector3(axis === 'X' ? 1 : 0, axis === 'Y' ? 1 : 0, axis === 'Z' ? 1 : 0);
  const sum = new Vector3();
  for (const { position } of grips) {
    const from = new Vector3(...position).sub(center);
    sum.add(from);
    expect(from.length()).toBeCloseTo(0.5, 12);
    expect(from.dot(along)).toBeCloseTo(0, 12);
  }
  expect(sum.length()).toBeCloseTo(0, 9);
  // Spacing at most the pick radius of touch.
  expect((2 * Math.PI * 96) / grips.length).toBeLessThan(22);
});

test('picks the closest grip within the radius, and none that points at the camera', () => {
  const grips = gripsOf(false, ['X', 'Y', 'Z'], center, new Quaternion(), 0.5);
  const near = (x: number, y: number) => nearestGrip(grips, { x, y }, 22, center, stage);
  expect(near(155, -200)?.axis).toBe('X');
  expect(near(155, -220)?.axis).toBe('X');
  expect(near(155, -223)).toBeNull();
  expect(near(100, -160)?.axis).toBe('Y');
  expect(near(100, -200)).toBeNull();
});

test.each([
  ['in the middle it is as large as the shape', [2, -2, 0] as Vec3, 80],
  ['near the border it ends there', [0.5, -2, 0] as Vec3, 46],
  ['near a panel it ends there', [3.6, -2, 0] as Vec3, 36],
  ['at the very border it can still be taken hold of', [0, -2, 0] as Vec3, 20],
])('the radius of a ring: %s', (_, at, radius) => {
  const freeArea = { left: 0, top: 0, right: 400, bottom: 400 };
  expect(wholeRing(80, at, { ...stage, freeArea })).toBeCloseTo(radius, 9);
});
