// Support points, and how GJK walks in the Minkowski difference of two triangles: in a plane, where M can be drawn.

import type { DifferencePoint } from '../../../core/difference.ts';
import type { Core } from '../../../core/index.ts';
import type { DrawnVector } from '../../../scene/drawn-vector.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Point, Shape, Triangle, Vec3 } from '../../../scene/shape.ts';
import { add, length, scale, sub } from '../../../scene/vectors.ts';
import type { Lesson, LessonFigure, Variables } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

const a: Triangle = {
  kind: 'triangle',
  a: [-0.4, -0.4, 0],
  b: [-1.6, -0.3, 0],
  c: [-1.6, -1.5, 0],
};
/** To millimeters, so that sums have no digits of rounding. */
const rounded = (x: number) => Math.round(x * 1000) / 1000;
const bAt = (x: number, y: number): Triangle => ({
  kind: 'triangle',
  a: [rounded(1.6 + x), rounded(0.9 + y), 0],
  b: [rounded(-0.9 + x), rounded(0.6 + y), 0],
  c: [rounded(1.1 + x), rounded(-0.9 + y), 0],
});
const pairAt = (x: number, y: number) => sceneOfShapes(a, bAt(x, y));
const front = (scene: PlainScene, more: Partial<LessonFigure> = {}): LessonFigure => ({
  scene,
  ui: 'verdict',
  axis: 'none',
  camera: 'front parallel',
  ...more,
});

const b = bAt(0, 0);
const point = (position: Vec3): Point => ({ kind: 'point', position });
const between = (p: Vec3, q: Vec3) => sub(p, q).map(rounded) as unknown as Vec3;

/** The corners of M, around it, by the corners of A and of B that they come from. */
const kAround = ['ab', 'ac', 'bc', 'ba', 'ca', 'cb'] as const;

export const outline: readonly Vec3[] = kAround.map(([p, q]) => between(a[p as 'a'], b[q as 'a']));

/** The corners of M lie so far behind the simplex, as seen from the front, that they don't meet. In meters. */
const kBehind = 0.01;

/** The origin, the simplex of a step, and the corners of M around them. */
function walkScene(simplex: Shape): PlainScene {
  const corners = outline.map(([x, y], i): Item<Shape> => {
    const name = [...(kAround[i] ?? '')].join(' − ');
    return { id: i + 3, name, shape: point([x, y, -kBehind]) };
  });
  const items: readonly Item<Shape>[] = [
    { id: 1, name: 'O', shape: point([0, 0, 0]) },
    { id: 2, name: 'S', shape: simplex },
    ...corners,
  ];
  return { items, pair: [1, 2] };
}

/** The sides of M. */
const kSides: readonly DrawnVector[] = outline.map((from, i) => {
  return { from, to: outline[(i + 1) % outline.length] ?? from, dashed: true };
});

function simplexShape(corners: readonly DifferencePoint[]): Shape {
  const [p, q, r] = corners.map((corner) => corner.point);
  if (p && q && r) return { kind: 'triangle', a: p, b: q, c: r };
  return p && q ? { kind: 'segment', start: p, end: q } : point(p ?? [0, 0, 0]);
}

/** A direction in the plane, by its angle in degrees. */
const directionOf = (angle: number): Vec3 => {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians), 0];
};

/** The corner of A furthest along a direction, and that of B furthest against it. */
function supports(core: Core, first: Shape, second: Shape, angle: number) {
  const direction = directionOf(angle);
  const [ofA, ofB] = [core.project(first, direction), core.project(second, direction)];
  return { direction, ofA, ofB };
}

function followed(core: Core, scene: PlainScene, { angle = 0, step = 1 }: Variables): PlainScene {
  const [first, second, third, fourth, ...others] = scene.items;
  if (first?.name === 'O' && second) {
    const { steps } = core.gjk(a, b);
    const shown = steps[Math.min(step, steps.length) - 1];
    return shown ? walkScene(simplexShape(shown.simplex)) : scene;
  }
  if (!(first && second && third && fourth)) return scene;
  const { ofA, ofB } = supports(core, first.shape, second.shape, angle);
  const moved = (item: Item<Shape>, position: Vec3 | null) =>
    position ? { ...item, shape: point(position) } : item;
  const [p, q] = [moved(third, ofA.maxPoint), moved(fourth, ofB.minPoint)];
  return { ...scene, items: [first, second, p, q, ...others] };
}

/** How long directions are drawn, in meters. */
const kDrawn = 0.7;

/** d where A is furthest along it and against it where B is; or p, in the figure of the walk. */
function vectors(core: Core, scene: PlainScene, variables: Variables): readonly DrawnVector[] {
  const [first, second, third] = scene.items;
  if (!(first && second && third)) return [];
  if (first.name === 'O') {
    const to = core.distance(first.shape, second.shape).pointB;
    const p: DrawnVector[] = to ? [{ from: [0, 0, 0], to, name: 'p', color: 'gap' }] : [];
    return [...kSides, ...p];
  }
  const { direction, ofA, ofB } = supports(
    core,
    first.shape,
    second.shape,
    variables['angle'] ?? 0,
  );
  const along = (from: Vec3 | null, sign: number, name: string): readonly DrawnVector[] =>
    from ? [{ from, to: add(from, scale(direction, sign * kDrawn)), name }] : [];
  return [...along(ofA.maxPoint, 1, 'd'), ...along(ofB.minPoint, -1, '−d')];
}

function ofPair(core: Core, first: Shape, second: Shape, angle: number): Own {
  const { direction, ofA, ofB } = supports(core, first, second, angle);
  const { steps } = core.gjk(first, second);
  const own: Own = {
    'count.gjk': steps.length,
    'count.corners': steps.at(-1)?.simplex.length ?? 0,
    'd.x': direction[0],
    'd.y': direction[1],
    'a.along': ofA.max,
    'b.along': ofB.min,
    along: ofA.max - ofB.min,
  };
  const [pA, pB] = [ofA.maxPoint, ofB.minPoint];
  if (pA && pB) {
    const d = sub(pA, pB);
    Object.assign(own, { 'm.x': d[0], 'm.y': d[1] });
  }
  for (let i = 0; i < 4; i++) {
    const shown = steps[i];
    const corners = shown?.simplex.map(({ featureA, featureB }) => `${featureA} − ${featureB}`);
    own[`gjk(${i + 1}).corners`] = corners?.join(', ') ?? null;
    own[`gjk(${i + 1}).distance`] = shown?.distance ?? null;
  }
  const last = steps.at(-1)?.simplex ?? [];
  own['fromCornerOfA'] = new Set(last.map(({ featureA }) => featureA)).size === 1 ? 1 : 0;
  return own;
}

function readings(core: Core, { items }: PlainScene, { angle = 0, step = 1 }: Variables): Own {
  const [first, second] = items;
  if (!(first && second)) return {};
  if (first.name !== 'O') return ofPair(core, first.shape, second.shape, angle);
  const { steps } = core.gjk(a, b);
  const shown = steps[Math.min(step, steps.length) - 1];
  const nearest = shown?.nearest ?? [0, 0, 0];
  return { 'p.x': nearest[0], 'p.y': nearest[1], 'p.length': length(nearest) };
}

const marked: PlainScene = {
  items: [
    { id: 1, name: 'A', shape: a },
    { id: 2, name: 'B', shape: b },
    { id: 3, name: 'sA', shape: point(a.a) },
    { id: 4, name: 'sB', shape: point(b.b) },
  ],
  pair: [1, 2],
};

export const supportAndGjk: Lesson = {
  slug: 'support-and-gjk',
  pairs: [
    ['triangle', 'triangle'],
    ['obb', 'obb'],
  ],
  figures: {
    main: front(marked, { readonly: true }),
    // no verdict: O and S are no shapes to be judged
    walk: front(walkScene(point([0.5, -1, 0])), { readonly: true, ui: 'none' }),
  },
  exercises: {
    'corner-to-edge': {
      figure: front(pairAt(-1.2, 1.2)),
      goals: {
        apart: { reading: 'outcome', is: 'apart' },
        two: { reading: 'count.corners', is: 2 },
        same: { reading: 'fromCornerOfA', is: 1 },
        kept: { kept: 'A' },
      },
      solution: pairAt(0, 0),
    },
    around: {
      figure: front(pairAt(0.4, 0.5)),
      goals: {
        three: { reading: 'count.corners', is: 3 },
        inside: { reading: 'gjk(3).distance', is: 0 },
        kept: { kept: 'A' },
      },
      solution: pairAt(-0.6, -0.5),
    },
  },
  exhibits: [26],
  variables: { angle: 20, step: 1 },
  follow: followed,
  calls: {
    triangleDistance: {
      arguments: ({ items }) => items.slice(0, 2).map(({ shape }) => shape),
      core: (core, { items }) => {
        const [first, second] = items;
        return first && second ? core.distance(first.shape, second.shape).distance : null;
      },
    },
  },
  vectors,
  readings,
};
