// The distance or penetration depth of two shapes.
import type { Vec3 } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import { offsetsOf } from './records.ts';
import { orNull, vector } from './verdict.ts';

export interface Distance {
  /** Metres between the nearest points; 0 where the shapes meet. */
  readonly distance: number;
  /** Metres: the penetration depth of overlapping shapes; null where there is none. */
  readonly depth: number | null;
  /** Unit, from a to b: along the distance, or the direction in which moving b separates them. */
  readonly axis: Vec3 | null;
  /** The nearest points; where the shapes meet, twice the same point of both. */
  readonly pointA: Vec3;
  readonly pointB: Vec3;
}

const kNames = ['distance', 'depth', 'axis', 'pointA', 'pointB'] as const;

export class Distances {
  readonly #at: Readonly<Record<(typeof kNames)[number], number>>;

  constructor(catalog: Catalog) {
    this.#at = offsetsOf(catalog.layout.distance, kNames);
  }

  read(data: Float64Array): Distance {
    const at = this.#at;
    return {
      distance: data[at.distance] as number,
      depth: orNull(data[at.depth] as number),
      axis: vector(data, at.axis),
      pointA: vector(data, at.pointA) as Vec3,
      pointB: vector(data, at.pointB) as Vec3,
    };
  }
}
