// A Minkowski difference as its picture draws it: about its own middle, so that it stays where it is while a shape is
// moved, and the origin moves.
import type { Difference, DifferenceFace, DifferenceFaceKind } from '../../core/difference.ts';
import {
  type DifferenceAnswer,
  litFaces,
  type Shortest,
  shownWalk,
} from '../../page/difference.ts';
import { type MotionAnswer, metPair } from '../../page/motion.ts';
import { itemById, type Scene } from '../../scene/scene.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { add, kOrigin, max, min, scale, sub } from '../../scene/vectors.ts';
import type { Strings } from '../../strings/index.ts';
import { number } from '../../strings/number.ts';
import { format } from '../../strings/text.ts';
import type {
  DrawnDifference,
  Facet,
  FacetEdge,
  MeasuredLine,
  OriginPath,
} from '../../view/layers/difference-layer.ts';

export interface DifferenceContext {
  /** As the clock shows it, without hidden shapes. */
  readonly scene: Scene;
  /** In seconds. */
  readonly time: number;
  /** The shown row of the ledger; −1: none. */
  readonly row: number;
  /** What the test comes to is not shown. */
  readonly hidesEnd: boolean;
  /** null: nothing moves. */
  readonly motion: MotionAnswer | null;
  readonly strings: Strings;
}

/** Two lengths that differ by less are the same line, in parts of them. */
const kSameLength = 1e-9;
const kLongestName = 4;

export function drawnDifference(
  answer: DifferenceAnswer,
  context: DifferenceContext,
): DrawnDifference | null {
  const { difference, shortest } = answer;
  if (typeof difference === 'string') return null;
  const middle = middleOf(difference);
  const corners = difference.points.map(({ point }) => sub(point, middle));
  // A walk has lines and marks of its own, and leaves no room for others.
  const isWalked = shownWalk(answer, context.hidesEnd) !== null;
  const lit = litFaces(difference, answer.view, isWalked ? -1 : context.row);
  return {
    facets: facetsOf(difference, corners, lit, isWalked ? [] : namesOf(context.scene)),
    edges: edgesOf(difference, corners),
    origin: scale(middle, -1),
    originText: context.strings['difference.origin'],
    radius: difference.radius,
    lines: context.hidesEnd || isWalked ? [] : linesOf(difference, shortest, lit, middle, context),
    path: pathOf(middle, context),
  };
}

/** Of the box around its corners. */
export function middleOf({ points }: Difference): Vec3 {
  const all = points.map(({ point }) => point);
  const [first = kOrigin] = all;
  return scale(add(all.reduce(min, first), all.reduce(max, first)), 0.5);
}

const namesOf = (scene: Scene): readonly string[] =>
  (scene.pair ?? []).map((id) => {
    const name = itemById(scene, id)?.name ?? '';
    return name.length > kLongestName ? `${name.slice(0, kLongestName - 1)}…` : name;
  });

function facetsOf(
  { faces }: Difference,
  corners: readonly Vec3[],
  lit: readonly number[],
  [a = '', b = '']: readonly string[],
): readonly Facet[] {
  const letters: Readonly<Record<DifferenceFaceKind, string>> = {
    'face-a': a,
    'face-b': b,
    edges: '',
    both: '',
  };
  return faces.map(({ kind, points, normal }, i) => ({
    kind,
    corners: points.map((point) => corners[point] ?? kOrigin),
    normal,
    letters: letters[kind],
    lit: i === lit[0] ? 'chosen' : lit.includes(i) ? 'also' : null,
  }));
}

/** Each once, with the faces on both sides; of a segment itself. */
function edgesOf({ faces, dimension }: Difference, corners: readonly Vec3[]): readonly FacetEdge[] {
  const at = (place: number) => corners[place] ?? kOrigin;
  if (dimension < 2) return [{ ends: [at(0), at(corners.length - 1)], normals: [] }];
  const edges = [...sidesOf(faces).values()];
  return edges.map(({ from, to, of }) => ({
    ends: [at(from), at(to)],
    normals: dimension === 3 ? of.map(({ normal }) => normal) : [],
  }));
}

export interface Side {
  /** Places of its ends in the points. */
  readonly from: number;
  readonly to: number;
  /** The faces that have it as a side. */
  readonly of: DifferenceFace[];
}

export function sidesOf(faces: readonly DifferenceFace[]): ReadonlyMap<string, Side> {
  const sides = new Map<string, Side>();
  for (const face of faces) {
    face.points.forEach((from, i) => {
      const to = face.points[(i + 1) % face.points.length] ?? from;
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      const known = sides.get(key);
      if (known) known.of.push(face);
      else sides.set(key, { from, to, of: [face] });
    });
  }
  return sides;
}

/** The shortest way out or in, and that along the normal of the lit face where that is longer. */
function linesOf(
  { faces, radius }: Difference,
  shortest: Shortest | null,
  [lit]: readonly number[],
  middle: Vec3,
  { strings }: DifferenceContext,
): readonly MeasuredLine[] {
  const lines: MeasuredLine[] = [];
  const face = lit === undefined ? undefined : faces[lit];
  if (face) {
    const gap = -face.distance - radius;
    const isShortest =
      shortest && Math.abs(gap - shortest.gap) <= kSameLength * Math.max(1, Math.abs(gap));
    if (!isShortest && gap !== 0) lines.push({ ...along(face.normal, gap), kind: 'row' });
  }
  if (shortest && shortest.gap !== 0) {
    const kind = shortest.gap > 0 ? 'gap' : 'depth';
    lines.push({ ...along(shortest.axis, shortest.gap), kind });
  }
  return lines;

  /** From the sphere about the origin, or the origin, along a normal of the polytope to its plane. */
  function along(normal: Vec3, gap: number): Omit<MeasuredLine, 'kind'> {
    const from = sub(scale(normal, -radius), middle);
    const word = strings[gap > 0 ? 'stage.gap' : 'stage.depth'];
    const text = `${shortest?.gap === gap ? word : ''} ${number(Math.abs(gap))}`.trim();
    return { from, to: add(from, scale(normal, -gap)), text };
  }
}

/** As seen from the polytope the origin moves against the first shape's motion, as the second does. */
function pathOf(
  middle: Vec3,
  { scene, time, motion, strings, hidesEnd }: DifferenceContext,
): OriginPath | null {
  if (motion === null) return null;
  const [a = kOrigin, b = kOrigin] = (scene.pair ?? []).map((id) => itemById(scene, id)?.velocity);
  const velocity = sub(b, a);
  if (velocity.every((each) => each === 0) || !Number.isFinite(motion.duration)) return null;
  const at = (then: number) => add(scale(middle, -1), scale(velocity, then - time));
  const enter = hidesEnd ? undefined : metPair(motion)?.tEnter;
  return {
    from: at(0),
    to: at(motion.duration),
    enters:
      typeof enter === 'number'
        ? { at: at(enter), text: format(strings['difference.enters'], { time: number(enter) }) }
        : null,
  };
}
