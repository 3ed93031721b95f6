// The tightest box around a convex hull: of the boxes with a side along one of its faces, or along two of its edges,
// the one of least volume. In doubles; enclosing-box.ts makes it one that encloses exactly.
import { type HullNumbers, kEdgeNumbers } from '../../core/hull-numbers.ts';
import { leastRectangle } from '../../scene/least-rectangle.ts';
import { cross, dot, normalized, scale, sub, type Vec3 } from '../../scene/vectors.ts';

/** In the coordinates of the hull. */
export interface LocalBox {
  readonly axes: readonly [Vec3, Vec3, Vec3];
  /** Along each axis, least and greatest. */
  readonly ranges: readonly [Range, Range, Range];
}
type Range = readonly [number, number];

/** Pairs of edges that are tried: of all of a small hull. */
const kMostPairs = 3000;
/** Parts of the size below which a difference is rounding. */
const kRounding = 1e-12;

export function tightBox(hull: HullNumbers): LocalBox {
  const corners = cornersOf(hull);
  let best: LocalBox | null = null;
  let least: readonly number[] = [];
  for (const axis of directionsOf(hull, corners)) {
    const box = boxAlong(axis, corners);
    const sizes = sizesOf(box);
    if (best && !isLess(sizes, least)) continue;
    best = box;
    least = sizes;
  }
  return best ?? boxAlong([0, 0, 1], corners);
}

function cornersOf({ corners }: HullNumbers): readonly Vec3[] {
  return Array.from({ length: corners.length / 3 }, (_, i) => {
    const [x = 0, y = 0, z = 0] = corners.subarray(3 * i);
    return [x, y, z];
  });
}

/** Unit vectors: of the world, across each face, and across each two edges. */
function directionsOf({ faces, edges }: HullNumbers, corners: readonly Vec3[]): readonly Vec3[] {
  const at = (i: number | undefined) => corners[i ?? 0] as Vec3;
  const along = Array.from({ length: edges.length / kEdgeNumbers }, (_, i) =>
    sub(at(edges[kEdgeNumbers * i + 1]), at(edges[kEdgeNumbers * i])),
  );
  const across = Array.from(faces, (face) =>
    cross(sub(at(face[1]), at(face[0])), sub(at(face[2]), at(face[0]))),
  );
  const isSmall = along.length ** 2 / 2 <= kMostPairs;
  const pairs = isSmall ? along.flatMap((a, i) => along.slice(0, i).map((b) => cross(a, b))) : [];
  const units = [...across, ...pairs].map(unitAlong).filter((each) => each !== null);
  return [[1, 0, 0], [0, 1, 0], [0, 0, 1], ...units];
}

/** With an axis: the smallest such box has a side on an edge of the hull's outline along it. */
function boxAlong(axis: Vec3, corners: readonly Vec3[]): LocalBox {
  const u = normalized(cross(axis, Math.abs(axis[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0])) as Vec3;
  const v = cross(axis, u);
  const seen = corners.flatMap((corner) => [dot(corner, u), dot(corner, v)]);
  const { x: c, y: s } = leastRectangle(Float64Array.from(seen), (along, across) => along * across);
  const first: Vec3 = [c * u[0] + s * v[0], c * u[1] + s * v[1], c * u[2] + s * v[2]];
  const axes = [first, cross(axis, first), axis] as const;
  const [x, y, z] = axes.map((each) => rangeAlong(each, corners)) as [Range, Range, Range];
  return { axes, ranges: [x, y, z] };
}

/** null: of no length. */
function unitAlong(direction: Vec3): Vec3 | null {
  const size = Math.max(...direction.map(Math.abs));
  // first to a size that can be squared
  return size > 0 ? normalized(scale(direction, 1 / size)) : null;
}

const least = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b));

function rangeAlong(axis: Vec3, corners: readonly Vec3[]): Range {
  const values = corners.map((corner) => dot(corner, axis));
  return [least(values), -least(values.map((each) => -each))];
}

const widthOf = ([from, to]: Range) => to - from;

/** Volume, surface and length, by which boxes of flat hulls are told apart as well. */
function sizesOf({ ranges }: LocalBox): readonly number[] {
  const [x, y, z] = ranges.map(widthOf) as [number, number, number];
  return [x * y * z, x * y + y * z + z * x, x + y + z];
}

function isLess(sizes: readonly number[], others: readonly number[]): boolean {
  const size = Math.max(sizes[2] as number, others[2] as number);
  for (const [i, each] of sizes.entries()) {
    const other = others[i] as number;
    if (Math.abs(each - other) > kRounding * size ** (3 - i)) return each < other;
  }
  return false;
}
