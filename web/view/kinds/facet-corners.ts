// The corners of triangles and parallelograms in the order of their letters: a, b, c, and d = b + c − a.
import type { Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';

/** 0: the shape has no named corners. */
export function countCorners({ kind }: SceneShape): number {
  if (kind === 'triangle') return 3;
  return kind === 'parallelogram' ? 4 : 0;
}

/** One of so many. */
export function writeCorner(shape: SceneShape, corner: number, into: Vector3): Vector3 {
  if (shape.kind !== 'triangle' && shape.kind !== 'parallelogram') return into;
  const { a, b, c } = shape;
  if (corner === 0) return into.fromArray(a);
  if (corner === 1) return into.fromArray(b);
  into.fromArray(c);
  if (corner === 3) {
    into.x += b[0] - a[0];
    into.y += b[1] - a[1];
    into.z += b[2] - a[2];
  }
  return into;
}
