// A shape so many times as large, exactly as long as the factor is a power of two.
import type { Shape, Vec3 } from '../../../scene/shape.ts';
import { scale } from '../../../scene/vectors.ts';

export function scaled(shape: Shape, factor: number): Shape {
  const at = (v: Vec3) => scale(v, factor);
  switch (shape.kind) {
    case 'point':
      return { ...shape, position: at(shape.position) };
    case 'segment':
      return { ...shape, start: at(shape.start), end: at(shape.end) };
    case 'ray':
      return {
        ...shape,
        origin: at(shape.origin),
        direction: at(shape.direction),
        ...(shape.maxDistance === undefined ? {} : { maxDistance: shape.maxDistance * factor }),
      };
    // The normal has no size; the constant is metres times its length.
    case 'plane':
      return { ...shape, constant: shape.constant * factor };
    case 'sphere':
      return { ...shape, center: at(shape.center), radius: shape.radius * factor };
    case 'capsule':
      return {
        ...shape,
        start: at(shape.start),
        end: at(shape.end),
        radius: shape.radius * factor,
      };
    case 'aabb':
      return { ...shape, min: at(shape.min), max: at(shape.max) };
    case 'obb':
      return { ...shape, center: at(shape.center), halfExtents: at(shape.halfExtents) };
    case 'triangle':
    case 'parallelogram':
      return { ...shape, a: at(shape.a), b: at(shape.b), c: at(shape.c) };
  }
}
