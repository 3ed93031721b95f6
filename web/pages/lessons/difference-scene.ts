// The Minkowski difference M of a pair as a scene of its own: the origin O, and the sides of M, or the faces of M that are
// in front, each named for the candidate whose axis is its normal.
import type { Difference, DifferenceFace, DifferencePoint } from '../../core/difference.ts';
import type { Core, Step } from '../../core/index.ts';
import { kViewAngles } from '../../scene/appearance.ts';
import type { Item, PlainScene } from '../../scene/scene.ts';
import type { Segment, Shape, Vec3 } from '../../scene/shape.ts';
import { add, dot, scale, sub } from '../../scene/vectors.ts';

interface Part {
  readonly name: string;
  readonly shape: Shape;
}

/** `ca` and not `ac`, as the rows of the ledger have it. */
function edgeName(from: string | null, to: string | null): string {
  const name = `${from}${to}`;
  return ['ab', 'bc', 'ca'].includes(name) ? name : `${to}${from}`;
}

/** Sides and faces are drawn apart from their neighbors, which they would touch. */
const kDrawn = 0.9;
const kDrawnSide = 0.97;

function drawnSmaller(corners: readonly Vec3[], part: number): readonly Vec3[] {
  const sum = corners.reduce((total, corner) => add(total, corner));
  const middle = scale(sum, 1 / corners.length);
  return corners.map((corner) => add(middle, scale(sub(corner, middle), part)));
}

/** The side of a polygon between two of its corners. */
function drawnSide(from: Vec3, to: Vec3): Segment {
  const [start = from, end = to] = drawnSmaller([from, to], kDrawnSide);
  return { kind: 'segment', start, end };
}

/** A side of M comes from the edge of one shape, and a corner of the other. */
function sideName(p: DifferencePoint, q: DifferencePoint): string {
  const names = [
    ...(p.featureA === q.featureA ? [] : [`A.${edgeName(p.featureA, q.featureA)}`]),
    ...(p.featureB === q.featureB ? [] : [`B.${edgeName(p.featureB, q.featureB)}`]),
  ];
  return names.join(', ');
}

const sidesOf = ({ points, faces }: Difference): readonly Part[] =>
  (faces[0]?.points ?? []).flatMap((at, i, around) => {
    const [p, q] = [points[at], points[around[(i + 1) % around.length] ?? 0]];
    if (!(p && q)) return [];
    return [{ name: sideName(p, q), shape: drawnSide(p.point, q.point) }];
  });

const faceName = ({ candidate }: DifferenceFace, steps: readonly Step[]): string | null =>
  candidate === null ? null : (steps[candidate]?.name ?? null);

/** Without parallel edges all faces of two boxes are parallelograms; others are drawn as triangles. */
function facetsOf(corners: readonly Vec3[]): readonly Shape[] {
  const [a, b, c, d, ...more] = corners;
  if (!(a && b && c)) return [];
  if (d && more.length === 0) return [{ kind: 'parallelogram', a, b, c: d }];
  return corners.slice(2).map((corner, i) => {
    return { kind: 'triangle', a, b: corners[i + 1] as Vec3, c: corner };
  });
}

/** From a scene toward its viewer, as figures open: one of each two opposite faces is in front. */
const { azimuth, elevation } = kViewAngles.quarter;
const inRadians = (degrees: number) => (degrees * Math.PI) / 180;
const kTowardViewer: Vec3 = [
  Math.cos(inRadians(elevation)) * Math.sin(inRadians(azimuth)),
  Math.sin(inRadians(elevation)),
  Math.cos(inRadians(elevation)) * Math.cos(inRadians(azimuth)),
];

const facesOf = ({ points, faces }: Difference, steps: readonly Step[]): readonly Part[] =>
  faces
    .filter(({ normal }) => dot(normal, kTowardViewer) > 0)
    .flatMap((face, i) => {
      const corners = face.points.map((at) => (points[at] as DifferencePoint).point);
      const name = faceName(face, steps) ?? String(i + 1);
      return facetsOf(drawnSmaller(corners, kDrawn)).map((shape, j) => {
        return { name: j === 0 ? name : `${name} (${j + 1})`, shape };
      });
    });

/** The pair is the origin and what is shown of M nearest to it. `scene`: of two convex shapes without radii. */
export function differenceScene(core: Core, { items }: PlainScene): PlainScene {
  const [a, b] = items.map(({ shape }) => shape);
  const origin: Shape = { kind: 'point', position: [0, 0, 0] };
  if (!(a && b)) return { items: [], pair: null };
  const difference = core.difference(a, b);
  const parts =
    difference.dimension === 2
      ? sidesOf(difference)
      : facesOf(difference, core.explain(a, b).steps);
  const distances = parts.map(({ shape }) => core.distance(origin, shape).distance);
  const nearest = distances.indexOf(Math.min(...distances));
  const outline = parts.map((part, i): Item<Shape> => ({ id: i + 2, ...part }));
  return { items: [{ id: 1, name: 'O', shape: origin }, ...outline], pair: [1, nearest + 2] };
}

/** The row of the ledger whose axis is the normal of a side or face. */
export const rowOfFace = (name: string): string =>
  name.replace(/ \(\d+\)$/, '').replace(/^[AB]\.[abc]{2}$/, 'n×$&');
