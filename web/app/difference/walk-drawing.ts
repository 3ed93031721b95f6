// A step of GJK or EPA as the picture of the difference draws it, about the middle of that. All points and lengths are the
// core's.
import type { Difference, DifferencePoint } from '../../core/difference.ts';
import {
  type EpaAnswer,
  type GjkAnswer,
  removedFaces,
  type WalkAnswer,
} from '../../page/difference.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { add, cross, kOrigin, length, normalized, scale, sub } from '../../scene/vectors.ts';
import type { Strings } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import type { WalkedEdge, WalkedPolytope } from '../../view/layers/walked-polytope-layer.ts';
import { middleOf } from './difference-drawing.ts';

/** Length of the arrow, or of what goes on beyond the origin, as a part of how far the difference reaches. */
const kArrow = 0.4;

/** null: the method has no steps. */
export function drawnWalk(
  difference: Difference,
  walk: WalkAnswer,
  strings: Strings,
): WalkedPolytope | null {
  const middle = middleOf(difference);
  const reach = Math.max(...difference.points.map(({ point }) => length(sub(point, middle))));
  const frame = { middle, arrow: kArrow * reach, strings };
  return walk.method === 'gjk' ? drawnSimplex(walk, frame) : drawnExpansion(walk, frame);
}

interface Frame {
  readonly middle: Vec3;
  readonly arrow: number;
  readonly strings: Strings;
}

function drawnSimplex(
  { walk: { steps }, step: shown }: GjkAnswer,
  { middle, arrow, strings }: Frame,
): WalkedPolytope | null {
  const step = steps[shown];
  if (!step) return null;
  const corners = step.simplex.map(({ point }) => sub(point, middle));
  const next = steps[shown + 1]?.simplex[0];
  const from = sub(step.nearest, middle);
  const forwards = normalized(scale(step.nearest, -1));
  const kind = next ? 'open' : 'gap';
  return {
    faces: trianglesOf(corners)
      .filter((face) => face.length > 2)
      .map((face) => ({ kind: 'simplex', corners: face })),
    edges: edgesOfSimplex(corners),
    corners,
    newest: markOf(step.simplex[0], middle, strings['difference.walk.new']),
    next: markOf(next, middle, strings['difference.walk.next.mark']),
    line:
      step.distance > 0 ? { from, to: scale(middle, -1), text: number(step.distance), kind } : null,
    arrow:
      next && forwards ? { from, to: add(from, scale(forwards, step.distance + arrow)) } : null,
  };
}

/** The triangles of a simplex; of a triangle itself. */
const trianglesOf = (corners: readonly Vec3[]): readonly (readonly Vec3[])[] =>
  corners.length < 4 ? [corners] : corners.map((each) => corners.filter((other) => other !== each));

const edgesOfSimplex = (corners: readonly Vec3[]): readonly WalkedEdge[] =>
  corners.flatMap((from, i) =>
    corners.slice(i + 1).map((to): WalkedEdge => ({ ends: [from, to], normals: [] })),
  );

function drawnExpansion(
  answer: EpaAnswer,
  { middle, arrow, strings }: Frame,
): WalkedPolytope | null {
  const { walk, step: shown } = answer;
  const step = walk.steps[shown];
  if (!step) return null;
  const places = walk.points.map(({ point }) => sub(point, middle));
  const at = (place: number) => places[place] ?? kOrigin;
  const removed = new Set(removedFaces(walk, shown));
  const isLast = shown === walk.steps.length - 1;
  const foot = sub(scale(step.normal, step.distance), middle);
  const newest = shown > 0 ? walk.steps[shown - 1]?.support : null;
  return {
    faces: step.faces.map((face, i) => ({
      kind: i === step.nearest ? 'nearest' : removed.has(i) ? 'removed' : 'outer',
      corners: face.map(at),
    })),
    edges: edgesOfFaces(step.faces, at),
    corners: [...new Set(step.faces.flat())].map(at),
    newest: markOf(walk.points[newest ?? -1], middle, strings['difference.walk.new']),
    next: isLast
      ? null
      : markOf(walk.points[step.support ?? -1], middle, strings['difference.walk.next.mark']),
    line: {
      from: foot,
      to: scale(middle, -1),
      text: number(step.distance),
      kind: isLast ? 'depth' : 'open',
    },
    arrow: isLast ? null : { from: foot, to: add(foot, scale(step.normal, arrow)) },
  };
}

const markOf = (corner: DifferencePoint | undefined, middle: Vec3, text: string) =>
  corner ? { at: sub(corner.point, middle), text } : null;

type Triangle = readonly [number, number, number];

/** Each once, with directions across both faces: those behind are drawn fainter. */
function edgesOfFaces(
  faces: readonly Triangle[],
  at: (place: number) => Vec3,
): readonly WalkedEdge[] {
  const edges = new Map<string, { ends: readonly [Vec3, Vec3]; normals: Vec3[] }>();
  for (const face of faces) {
    const [p, q, r] = face.map(at) as [Vec3, Vec3, Vec3];
    const normal = normalized(cross(sub(q, p), sub(r, p))) ?? kOrigin;
    face.forEach((from, i) => {
      const to = face[(i + 1) % 3] ?? from;
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      const known = edges.get(key);
      if (known) known.normals.push(normal);
      else edges.set(key, { ends: [at(from), at(to)], normals: [normal] });
    });
  }
  return [...edges.values()];
}
