// Where a mesh is: its box, and the point of it that is nearest to another.
import type { Vec3 } from '../scene/shape.ts';

export interface MeshBounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** The point of a mesh that is nearest to another. */
export interface MeshPoint {
  readonly triangle: number;
  readonly point: Vec3;
  /** Meters. */
  readonly distance: number;
  /** Weights of the corners b and c. */
  readonly u: number;
  readonly v: number;
}

/** From the numbers that the core has written. */
export function meshPointOf(triangle: number, numbers: Float64Array): MeshPoint {
  const [x, y, z, distance, u, v] = numbers as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return { triangle, point: [x, y, z], distance, u, v };
}
