// The method of a pair's test, by which sentences and headings are chosen.
import type { Kind } from '../scene/shape.ts';
import type { Strings } from './index.ts';
import type { Explained } from './names.ts';

export type PairMethod =
  | 'axes' // two solids: directions with two intervals each
  | 'distance' // one of the two has a radius
  | 'side' // on which side of a plane
  | 'planes' // two planes
  | 'lines' // two of point, segment and ray
  | 'slabs' // a ray or segment against a box
  | 'inside' // against a triangle or parallelogram
  | 'sphere'
  | 'capsule'
  | 'crossing'; // against a plane

const byTarget: Readonly<Record<Kind, PairMethod>> = {
  point: 'lines',
  segment: 'lines',
  ray: 'lines',
  aabb: 'slabs',
  obb: 'slabs',
  triangle: 'inside',
  parallelogram: 'inside',
  sphere: 'sphere',
  capsule: 'capsule',
  plane: 'crossing',
};

const isCurve = (kind: Kind) => kind === 'ray' || kind === 'segment';
export const isRound = (kind: Kind) => kind === 'sphere' || kind === 'capsule';

/** Points, segments and rays stand first in the pair table, planes last. */
export function methodOf({ pair: { a, b } }: Explained): PairMethod {
  if (isCurve(a)) return byTarget[b];
  if (a === 'point' && byTarget[b] === 'lines') return 'lines';
  if (b === 'plane') return a === 'plane' ? 'planes' : 'side';
  return isRound(a) || isRound(b) ? 'distance' : 'axes';
}

/** `ray` or `segment` in running text. */
export function curveWord({ pair }: Explained, strings: Strings): string {
  return strings[pair.a === 'segment' ? 'curve.segment' : 'curve.ray'];
}
