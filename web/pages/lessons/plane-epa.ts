// EPA in the plane, for two boxes that are turned about z alone: the polygon that grows in their Minkowski difference,
// as it is seen along z. Its corners and distances are what the core answers for the boxes.
import type { Core } from '../../core/index.ts';
import type { Obb, Parallelogram, Vec3 } from '../../scene/shape.ts';
import { add, cross, dot, length, scale, sub } from '../../scene/vectors.ts';

export interface PlaneEdge {
  readonly start: Vec3;
  readonly end: Vec3;
  /** Unit, out of the polygon. */
  readonly normal: Vec3;
  /** Of its line from the origin, meters. */
  readonly distance: number;
}

export interface Support {
  readonly point: Vec3;
  /** How far it lies along the direction, meters. */
  readonly reach: number;
}

export interface PlaneStep {
  /** Counter-clockwise, with the origin inside. */
  readonly polygon: readonly Vec3[];
  /** Of its edges the one nearest to the origin. */
  readonly edge: PlaneEdge;
  /** What the step finds along the normal of this edge. */
  readonly support: Support;
}

/** The gain below which an edge counts as one of the difference, in meters. */
const kTolerance = 1e-9;

const inPlane = ([x, y]: Vec3): Vec3 => [x, y, 0];

/** Where the plane z = 0 cuts a box that is turned about z, with its center in that plane. */
export function sectionOf(core: Core, { center, rotation, halfExtents }: Obb): Parallelogram {
  const [right, up] = (
    [
      [1, 0, 0],
      [0, 1, 0],
    ] as const
  ).map((axis, i) =>
    scale(inPlane(core.quaternion.rotate(rotation, axis)), halfExtents[i] ?? 0),
  ) as [Vec3, Vec3];
  const at = (s: number, t: number) => add(inPlane(center), add(scale(right, s), scale(up, t)));
  return { kind: 'parallelogram', a: at(-1, -1), b: at(1, -1), c: at(-1, 1) };
}

/** The corner of the difference that is farthest along a direction in the plane. */
export function supportOf(core: Core, a: Obb, b: Obb, direction: Vec3): Support {
  const [ofA, ofB] = [core.project(a, direction), core.project(b, direction)];
  const point = outlineOf(core, a, b).reduce((best, corner) =>
    dot(corner, direction) > dot(best, direction) ? corner : best,
  );
  return { point, reach: ofA.max - ofB.min };
}

/** The outline of the difference, counter-clockwise. */
export function outlineOf(core: Core, a: Obb, b: Obb): readonly Vec3[] {
  const { points, faces } = core.difference(sectionOf(core, a), sectionOf(core, b));
  const outline = (faces[0]?.points ?? []).map((i): Vec3 => points[i]?.point ?? [0, 0, 0]);
  return counterClockwise(outline);
}

function counterClockwise(points: readonly Vec3[]): readonly Vec3[] {
  const [p, q, r] = points;
  if (!(p && q && r)) return points;
  return cross(sub(q, p), sub(r, p))[2] < 0 ? [...points].reverse() : points;
}

export function edgesOf(polygon: readonly Vec3[]): readonly PlaneEdge[] {
  return polygon.map((start, i) => {
    const end = polygon[(i + 1) % polygon.length] ?? start;
    const [x, y] = sub(end, start);
    const normal = scale([y, -x, 0], 1 / length([x, y, 0]));
    return { start, end, normal, distance: dot(normal, start) };
  });
}

export const nearestEdge = (polygon: readonly Vec3[]): PlaneEdge | undefined =>
  edgesOf(polygon).reduce<PlaneEdge | undefined>(
    (least, edge) => (least && least.distance <= edge.distance ? least : edge),
    undefined,
  );

/** The polygon with one more corner, where that lies outside. */
export function grown(polygon: readonly Vec3[], point: Vec3): readonly Vec3[] {
  const isSeen = ({ normal, distance }: PlaneEdge) => dot(normal, point) > distance + kTolerance;
  const edges = edgesOf(polygon);
  const hidden = edges.filter((edge) => !isSeen(edge));
  if (hidden.length === edges.length) return polygon;
  // the corners of the edges that stay, in order, with the new one after the last of them
  const first = edges.findIndex((edge, i) => !isSeen(edge) && isSeen(edges.at(i - 1) ?? edge));
  const staying = hidden.map((_, i) => edges[(first + i) % edges.length] as PlaneEdge);
  return [...staying.map(({ start }) => start), staying.at(-1)?.end ?? point, point];
}

/** The triangle at which GJK ends; fewer corners where the origin is not inside one. */
export function firstTriangle(core: Core, a: Obb, b: Obb): readonly Vec3[] {
  const { steps } = core.gjk(sectionOf(core, a), sectionOf(core, b));
  return counterClockwise((steps.at(-1)?.simplex ?? []).map(({ point }) => point));
}

/** All steps; none where the origin is not inside a triangle. */
export function planeSteps(core: Core, a: Obb, b: Obb): readonly PlaneStep[] {
  const steps: PlaneStep[] = [];
  let polygon = firstTriangle(core, a, b);
  if (polygon.length < 3) return steps;
  for (;;) {
    const edge = nearestEdge(polygon);
    if (!edge) return steps;
    const support = supportOf(core, a, b, edge.normal);
    steps.push({ polygon, edge, support });
    const next = grown(polygon, support.point);
    if (support.reach - edge.distance <= kTolerance || next === polygon) return steps;
    polygon = next;
  }
}
