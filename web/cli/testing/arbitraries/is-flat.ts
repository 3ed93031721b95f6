import type { Shape, Vec3 } from '../../../scene/shape.ts';
import { cross, sub } from '../../../scene/vectors.ts';

/** A shape has no thickness, area or length where its kind has: a box with a zero extent, and so on. */
export function isFlat(shape: Shape): boolean {
  switch (shape.kind) {
    case 'point':
    case 'plane':
    case 'ray':
      return false;
    case 'sphere':
      return shape.radius === 0;
    case 'capsule':
      return shape.radius === 0 || isZero(sub(shape.end, shape.start));
    case 'segment':
      return isZero(sub(shape.end, shape.start));
    case 'aabb':
      return sub(shape.max, shape.min).includes(0);
    case 'obb':
      return shape.halfExtents.includes(0);
    case 'triangle':
    case 'parallelogram':
      return isZero(cross(sub(shape.b, shape.a), sub(shape.c, shape.a)));
  }
}

const isZero = (v: Vec3) => v.every((x) => x === 0);
