import { describe, expect, test } from 'vitest';
import { handlesOf, kMaxHandles, withHandle, writeHandles } from '../../../web/scene/handles.ts';
import type { Capsule, Vec3 } from '../../../web/scene/shape.ts';
import { kMinSize } from '../../../web/scene/transform.ts';
import { dot, length, scale, sub } from '../../../web/scene/vectors.ts';
import { all, expectNear, shapes } from './samples.ts';

describe('handles', () => {
  test.each(all)('of a $kind go where they are put', (shape) => {
    for (const { id, position } of handlesOf(shape)) {
      const target: Vec3 =
        shape.kind === 'sphere' || shape.kind === 'plane' || id === 'radius'
          ? position
          : [position[0] + 0.3, position[1] - 0.2, position[2] + 0.1];
      const moved = withHandle(shape, id, target);
      const found = handlesOf(moved).find((handle) => handle.id === id);
      expectNear(found?.position ?? [], target);
    }
  });

  test('a corner does not move the other corners', () => {
    const moved = withHandle(shapes.triangle, 'b', [5, 5, 5]);
    expect(moved).toEqual({ ...shapes.triangle, b: [5, 5, 5] });
  });

  test('a ray’s origin keeps its tip', () => {
    const moved = withHandle(shapes.ray, 'origin', [0, 0, 0]);
    expectNear(handlesOf(moved)[1]?.position ?? [], [1.5, 1, 5]);
  });

  test('a ray never loses its direction, a sphere never its radius', () => {
    expect(withHandle(shapes.ray, 'tip', shapes.ray.origin)).toBe(shapes.ray);
    expect(withHandle(shapes.sphere, 'radius', [-9, 0, 0])).toMatchObject({ radius: kMinSize });
  });

  test('an end of a segment does not move the other end, and may coincide with it', () => {
    const { segment } = shapes;
    expect(withHandle(segment, 'end', segment.start)).toEqual({ ...segment, end: segment.start });
  });

  test('a capsule’s radius is measured perpendicular to it and never vanishes', () => {
    const level: Capsule = { kind: 'capsule', start: [0, 1, 0], end: [4, 1, 0], radius: 1 };
    const handle = handlesOf(level)[2];
    expectNear(handle?.position ?? [], [2, 2, 0]);
    expect(withHandle(level, 'radius', [3, 1.5, 7])).toEqual({ ...level, radius: 0.5 });
    expect(withHandle(level, 'radius', [3, -1, 7])).toEqual({ ...level, radius: kMinSize });
  });

  test.each<[string, Vec3]>([
    ['upright', [0, 3, 0]],
    ['without length', [0, 0, 0]],
    ['slanted', [1, 2, -2]],
  ])('the radius of a capsule that is %s stands its radius from the middle', (_, end) => {
    const capsule: Capsule = { kind: 'capsule', start: [0, 0, 0], end, radius: 0.5 };
    const middle = scale(end, 0.5);
    const out = sub(handlesOf(capsule)[2]?.position ?? [0, 0, 0], middle);
    expect(length(out)).toBeCloseTo(0.5, 12);
    expect(dot(out, end)).toBeCloseTo(0, 12);
  });

  test('a plane rotates about its point closest to the focus', () => {
    const near: Vec3 = [4, 7, -2];
    const turned = withHandle(shapes.plane, 'normal', [4.6, 1.5, -2], near) as typeof shapes.plane;
    expectNear(turned.normal, [1, 0, 0]);
    expect(turned.constant).toBeCloseTo(-4, 12);
  });

  test('unknown names and non-finite positions change nothing', () => {
    for (const shape of all) {
      expect(withHandle(shape, 'nose', [0, 0, 0])).toBe(shape);
      expect(withHandle(shape, 'a', [Number.NaN, 0, 0])).toBe(shape);
    }
  });

  test('fit in a buffer for kMaxHandles', () => {
    for (const shape of all) {
      const places = new Float64Array(3 * kMaxHandles);
      expect(writeHandles(shape, [0, 0, 0], places)).toBe(handlesOf(shape).length);
    }
  });
});
