// The method of a pair's test, as in the core's table: sentences and headings are chosen by it.
import type { SceneKind } from '../scene/scene-shape.ts';
import { type Strings, textOr } from './index.ts';
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

/** By the method that the core's table names; pairs of any other are explained as those of axes. */
const kMethods: Readonly<Record<string, PairMethod>> = {
  lines: 'lines',
  quadratic: 'sphere',
  slabs: 'slabs',
  barycentric: 'inside',
  distance: 'distance',
  signedDistance: 'side',
  projectedRadius: 'side',
  parallelPlanes: 'planes',
  intervals: 'axes',
  separatingAxes: 'axes',
};

/** Where a ray or segment is explained differently from other shapes. */
const kCurveMethods: Readonly<Record<string, PairMethod>> = {
  distance: 'capsule',
  signedDistance: 'crossing',
};

const isCurve = (kind: SceneKind) => kind === 'ray' || kind === 'segment';
export const isRound = (kind: SceneKind) => kind === 'sphere' || kind === 'capsule';

const isFlat = (kind: SceneKind) => kind === 'triangle' || kind === 'parallelogram';

/** Whose edges a pair crosses: languages have other words for the edges of solids and of flat shapes. */
export function edgeKinds({ a, b }: { readonly a: SceneKind; readonly b: SceneKind }) {
  if (isFlat(a) && isFlat(b)) return 'flat';
  return isFlat(a) || isFlat(b) ? 'mixed' : 'solid';
}

/** Of a mesh and another shape: that of the shape and a hull, which a triangle is. */
function methodOfTriangle(a: SceneKind, b: SceneKind): PairMethod {
  if (isCurve(a)) return 'slabs';
  if (b === 'plane') return 'side';
  return isRound(a) ? 'distance' : 'axes';
}

/** Rays and segments stand first in the pair table. */
export function methodOf({
  pair: { a, b, method },
}: {
  readonly pair: Pick<Explained['pair'], 'a' | 'b' | 'method'>;
}): PairMethod {
  if (method === 'triangles') return methodOfTriangle(a, b);
  return (isCurve(a) ? kCurveMethods[method] : undefined) ?? kMethods[method] ?? 'axes';
}

/** The name of a method, where a kind has a name of its own for it that one. */
export function methodName(
  { method, b }: { readonly method: string; readonly b: SceneKind },
  strings: Strings,
  prefix = 'method',
): string {
  const general = textOr(strings, `${prefix}.${method}`, method);
  return textOr(strings, `${prefix}.${method}.${b}`, general);
}

/** `ray` or `segment` in running text. */
export function curveWord({ pair }: Explained, strings: Strings): string {
  return strings[pair.a === 'segment' ? 'curve.segment' : 'curve.ray'];
}
