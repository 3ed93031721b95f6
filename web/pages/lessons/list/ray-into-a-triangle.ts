// A ray into a triangle: the plane first, then the barycentric coordinates u and v.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Point, Ray, Segment, Triangle, Vec3 } from '../../../scene/shape.ts';
import { add, dot, scale, sub } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Readonly<Record<string, Reading>>;

export const triangle: Triangle = {
  kind: 'triangle',
  a: [-1.3, -0.7, 0.5],
  b: [1.5, -0.5, 0.2],
  c: [0.1, 1.2, -0.5],
};
export const ray: Ray = { kind: 'ray', origin: [-1.6, 1.7, 1.4], direction: [1.5, -1.2, -1.1] };
const rayTo = (direction: Vec3) => sceneOfShapes({ ...ray, direction }, triangle);

const point = (position: Vec3): Point => ({ kind: 'point', position });

/** Far beyond p and q, as the line through them. */
function line(p: Vec3, q: Vec3): Segment {
  const far = scale(sub(q, p), 100);
  return { kind: 'segment', start: sub(p, far), end: add(q, far) };
}

/** How high the corners and the hit are above the edges, in the triangle's plane. */
function heights(core: Core, { a, b, c }: Triangle, hit: Vec3 | null): Own {
  const height = (p: Vec3 | null, from: Vec3, to: Vec3) =>
    p && core.distance(point(p), line(from, to)).distance;
  return {
    'height.a': height(a, b, c),
    'height.b': height(b, c, a),
    'height.c': height(c, a, b),
    'hit.over.bc': height(hit, b, c),
    'hit.over.ca': height(hit, c, a),
    'hit.over.ab': height(hit, a, b),
  };
}

/** The dot products of both edges: the matrix whose inverse gives u and v, and its determinant. */
function gram({ a, b, c }: Triangle): Own {
  const [e, f] = [sub(b, a), sub(c, a)];
  const [ee, ef, ff] = [dot(e, e), dot(e, f), dot(f, f)];
  return { 'gram.ee': ee, 'gram.ef': ef, 'gram.ff': ff, 'gram.det': ee * ff - ef * ef };
}

/** The number of a row of the ledger, on the ray's line; null: it has none. */
function rowNumber(core: Core, { items }: PlainScene, row: string): number | null {
  const [first, second] = items.map(({ shape }) => shape);
  if (!(first && second)) return null;
  return core.explain(first, second).steps.find(({ name }) => name === row)?.a?.[0] ?? null;
}

export const rayIntoATriangle: Lesson = {
  slug: 'ray-into-a-triangle',
  pairs: [
    ['ray', 'triangle'],
    ['ray', 'parallelogram'],
  ],
  figures: {
    main: { preset: 'ray-triangle', axis: 'u' },
    parallelogram: { preset: 'ray-parallelogram', ui: 'min' },
  },
  exercises: {
    'middle-of-an-edge': {
      figure: { scene: rayTo([1.5, -1.2, -1.1]) },
      goals: {
        u: { reading: 'hit.u', from: 0.42, to: 0.56 },
        v: { reading: 'hit.v', from: 0.42, to: 0.56 },
        w: { reading: 'step(w).a.min', from: 0, to: 0.08 },
        kept: { kept: 'B' },
      },
      solution: rayTo([2.3, -1.35, -1.5]),
    },
    'beyond-the-edge': {
      figure: { scene: rayTo([1.5, -1.2, -1.1]) },
      goals: {
        misses: { reading: 'outcome', is: 'apart' },
        u: { reading: 'step(u).a.min', from: 0.2, to: 1 },
        v: { reading: 'step(v).a.min', from: 0.2, to: 1 },
        w: { reading: 'step(w).a.min', to: -0.2 },
        kept: { kept: 'B' },
      },
      solution: rayTo([3.24, -0.93, -1.81]),
    },
  },
  exhibits: [14, 21],
  calls: {
    planeCoordinates: {
      arguments: (scene, core) => {
        const [first, second] = scene.items.map(({ shape }) => shape);
        const t = rowNumber(core, scene, 't');
        if (first?.kind !== 'ray' || t === null) return [second, [Number.NaN, 0, 0]];
        return [second, add(first.origin, scale(first.direction, t))];
      },
      core: (core, scene) => ['u', 'v'].map((row) => rowNumber(core, scene, row) ?? Number.NaN),
    },
  },
  readings(core, scene) {
    const [first, second] = scene.items.map(({ shape }) => shape);
    if (first?.kind !== 'ray' || !second) return {};
    const { hit } = core.test(first, second);
    return {
      ...(second.kind === 'triangle' && heights(core, second, hit?.point ?? null)),
      ...(second.kind === 'triangle' && gram(second)),
    };
  },
};
