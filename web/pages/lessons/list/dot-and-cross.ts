// Vectors for beginners: how far along a line a point is, on which side of it, and the normal of a triangle.
import type { Core } from '../../../core/index.ts';
import type { DrawnVector } from '../../../scene/drawn-vector.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Plane, Point, Ray, Segment, Shape, Triangle, Vec3 } from '../../../scene/shape.ts';
import { add, cross, dot, length, scale, sub } from '../../../scene/vectors.ts';
import type { Lesson, LessonFigure } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Readonly<Record<string, Reading>>;

const point = (x: number, y: number): Point => ({ kind: 'point', position: [x, y, 0] });

/** Of length 4, along 0.8, 0.6. */
const line: Segment = { kind: 'segment', start: [-1.5, -1, 0], end: [1.7, 1.4, 0] };
const pointAt = (x: number, y: number) => sceneOfShapes(point(x, y), line);

const corners: Triangle = {
  kind: 'triangle',
  a: [-1.6, -1, 0],
  b: [1.6, -0.7, 0],
  c: [-0.2, 1.3, 0],
};
const besideAt = (x: number, y: number) => sceneOfShapes(point(x, y), corners);

/** Without the lines of an axis, which is across the picture. */
const flat = (scene: PlainScene): LessonFigure => ({
  scene,
  ui: 'verdict',
  axis: 'none',
  camera: 'front parallel',
});

const tilted: Triangle = {
  kind: 'triangle',
  a: [-1.4, -0.6, 0.8],
  b: [1.5, -0.4, 0.6],
  c: [0.1, 0.3, -1.1],
};
const down: Ray = { kind: 'ray', origin: [0.1, 1.9, 0.3], direction: [0, -1, 0] };

/** How far along B the point A is, and on which side. */
function alongLine({ position }: Point, { start, end }: Segment): Own {
  const [e, w] = [sub(end, start), sub(position, start)];
  return {
    'e.x': e[0],
    'e.y': e[1],
    'w.x': w[0],
    'w.y': w[1],
    's.top': dot(w, e),
    's.bottom': dot(e, e),
    s: dot(w, e) / dot(e, e),
    side: cross(e, w)[2],
    'e.length': length(e),
    across: cross(e, w)[2] / length(e),
  };
}

/** e and w, and what is left of w beside e. */
function vectors({ items }: PlainScene): readonly DrawnVector[] {
  const [a, b] = items.map(({ shape }) => shape);
  if (a?.kind === 'ray' && b?.kind === 'triangle') {
    return [
      { from: b.a, to: b.b, name: 'u', color: 'b' },
      { from: b.a, to: b.c, name: 'v', color: 'b' },
    ];
  }
  if (!(a?.kind === 'point' && b?.kind === 'segment')) return [];
  const { start, end } = b;
  const e = sub(end, start);
  const foot = add(start, scale(e, dot(sub(a.position, start), e) / dot(e, e)));
  return [
    { from: start, to: end, name: 'e', color: 'b' },
    { from: start, to: a.position, name: 'w', color: 'a' },
    { from: foot, to: a.position, name: 'r', dashed: true },
  ];
}

/** On which side of each edge the point is. */
function besideEdges({ position }: Point, { a, b, c }: Triangle): Own {
  const side = (p: Vec3, q: Vec3) => cross(sub(q, p), sub(position, p))[2];
  return { 'side(ab)': side(a, b), 'side(bc)': side(b, c), 'side(ca)': side(c, a) };
}

function normalOf({ a, b, c }: Triangle): Own {
  const n = cross(sub(b, a), sub(c, a));
  return { 'n.x': n[0], 'n.y': n[1], 'n.z': n[2], 'n.length': length(n), area: length(n) / 2 };
}

function readings({ items }: PlainScene): Own {
  const [a, b] = items.map(({ shape }) => shape);
  if (b?.kind === 'segment' && a?.kind === 'point') return alongLine(a, b);
  if (b?.kind !== 'triangle') return {};
  return a?.kind === 'point' ? besideEdges(a, b) : normalOf(b);
}

/** The ends of the segment, and the point. */
function alongArguments({ items }: PlainScene): readonly unknown[] {
  const [a, b] = items.map(({ shape }) => shape);
  if (a?.kind !== 'point' || b?.kind !== 'segment') throw new Error('no point and segment');
  return [b.start, b.end, a.position];
}

/** The point of B that is nearest to A. */
function nearestPoint(core: Core, { items }: PlainScene): Vec3 | null {
  const [a, b] = items.map(({ shape }) => shape);
  return a && b ? core.distance(a, b).pointB : null;
}

/** By the upright plane through the segment, whose front is to its left. */
function sideBy(core: Core, point: Shape, { start, end }: Segment): number | null {
  const [x, y] = sub(end, start);
  const normal: Vec3 = [-y, x, 0];
  const upright: Plane = { kind: 'plane', normal, constant: -dot(normal, start) };
  const { plane } = core.test(point, upright);
  return plane && plane.signedDistance * length(normal);
}

export const dotAndCross: Lesson = {
  slug: 'dot-and-cross',
  pairs: [
    ['point', 'segment'],
    ['point', 'triangle'],
  ],
  figures: {
    main: flat(pointAt(-0.8, 1)),
    inside: flat(besideAt(0.1, 0.1)),
    normal: { scene: sceneOfShapes(down, tilted), ui: 'verdict', axis: 'none' },
  },
  exercises: {
    'quarter-way': {
      figure: flat(pointAt(1.4, -0.6)),
      goals: {
        quarter: { reading: 's', from: 0.24, to: 0.26 },
        left: { reading: 'side', from: 0.01 },
        far: { reading: 'distance', from: 0.98, to: 1.02 },
        kept: { kept: 'B' },
      },
      solution: pointAt(-1.3, 0.4),
    },
    'two-of-three': {
      figure: flat(besideAt(0, 0)),
      goals: {
        ab: { reading: 'side(ab)', from: 0.01 },
        bc: { reading: 'side(bc)', to: -0.01 },
        ca: { reading: 'side(ca)', to: -0.01 },
        kept: { kept: 'B' },
      },
      solution: besideAt(-0.2, 1.9),
    },
  },
  exhibits: [7, 22],
  calls: {
    nearestOnSegment: { arguments: alongArguments, core: nearestPoint },
    sideOfLine: {
      arguments: alongArguments,
      core: (core, { items }) => {
        const [a, b] = items.map(({ shape }) => shape);
        return a && b?.kind === 'segment' ? sideBy(core, a, b) : null;
      },
    },
    nearestOnTriangle: {
      arguments: ({ items }) => {
        const [a, b] = items.map(({ shape }) => shape);
        return [b, a?.kind === 'point' ? a.position : [0, 0, 0]];
      },
      core: nearestPoint,
    },
  },
  vectors: (_core, scene) => vectors(scene),
  readings: (_core, scene) => readings(scene),
};
