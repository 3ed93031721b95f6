// The distance or penetration depth of two shapes.
import type { Vec3 } from '../scene/shape.ts';
import type { DistanceOffsets, Records } from './records.ts';
import { orNull, vector } from './result-decoder.ts';

export interface Distance {
  /**
   * Meters between the nearest points; 0 where the shapes meet; Infinity where one is a mesh without triangles, which
   * has no points.
   */
  readonly distance: number;
  /** Meters: the penetration depth of overlapping shapes; null where there is none. */
  readonly depth: number | null;
  /** Unit, from a to b: along the distance, or the direction in which moving b separates them. */
  readonly axis: Vec3 | null;
  /** The nearest points; where the shapes meet, twice the same point of both. */
  readonly pointA: Vec3;
  readonly pointB: Vec3;
  /**
   * Meters, of overlapping shapes: axis · depth, the least translation of b after which they just touch
   * (minimum translation vector); null where there is no depth.
   */
  readonly translation: Vec3 | null;
}

export class Distances {
  readonly #at: DistanceOffsets;

  constructor({ distanceAt }: Records) {
    this.#at = distanceAt;
  }

  read(data: Float64Array): Distance {
    const at = this.#at;
    return {
      distance: data[at.distance] as number,
      depth: orNull(data[at.depth] as number),
      axis: vector(data, at.axis),
      pointA: vector(data, at.pointA) as Vec3,
      pointB: vector(data, at.pointB) as Vec3,
      translation: vector(data, at.translation),
    };
  }
}
