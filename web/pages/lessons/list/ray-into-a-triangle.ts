// A ray into a triangle: the plane first, then the barycentric coordinates u and v.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Point, Ray, Segment, Triangle, Vec3 } from '../../../scene/shape.ts';
import { add, dot, length, scale, sub } from '../../../scene/vectors.ts';
import type { Lesson } from '../model.ts';
import { rayCall } from '../ray-call.ts';
import type { Reading } from '../readings.ts';

type Own = Readonly<Record<string, Reading>>;

const triangle: Triangle = {
  kind: 'triangle',
  a: [-1.3, -0.7, 0.5],
  b: [1.5, -0.5, 0.2],
  c: [0.1, 1.2, -0.5],
};
const ray: Ray = { kind: 'ray', origin: [-1.6, 1.7, 1.4], direction: [1.5, -1.2, -1.1] };
const rayTo = (direction: Vec3) => sceneOfShapes({ ...ray, direction }, triangle);
const rayUpTo = (maxDistance: number) => sceneOfShapes({ ...ray, maxDistance }, triangle);

const standing = (x: number): Triangle => ({
  kind: 'triangle',
  a: [x, -0.8, 0.9],
  b: [x, -0.6, -1],
  c: [x, 1.1, 0.1],
});
/** The farther triangle comes first, the nearest second. */
const several = sceneOfShapes(
  { kind: 'ray', origin: [-3, 0.2, 0.1], direction: [2, 0, 0], maxDistance: 7 },
  standing(2),
  standing(1),
  standing(3),
);

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

/** Of each shape that the ray A may hit, and the name of the nearest. */
function hits(core: Core, { items }: PlainScene, shot: Ray): Own {
  const own: Record<string, Reading> = {};
  const world = core.createWorld({ shapes: items.length });
  for (const [slot, { name, shape }] of items.entries()) {
    if (shape === shot) continue;
    world.set(slot, shape);
    const { hit } = core.test(shot, shape);
    own[`${name}.t`] = hit?.t ?? null;
    own[`${name}.distance`] = hit?.distance ?? null;
  }
  own['nearest'] = items[world.raycast(shot)?.slot ?? -1]?.name ?? null;
  world.dispose();
  return own;
}

export const rayIntoATriangle: Lesson = {
  slug: 'ray-into-a-triangle',
  pairs: [
    ['ray', 'triangle'],
    ['ray', 'parallelogram'],
    ['segment', 'triangle'],
    ['segment', 'parallelogram'],
  ],
  figures: {
    main: { preset: 'ray-triangle', axis: 'u' },
    parallelogram: { preset: 'ray-parallelogram', ui: 'min' },
    several: { scene: several, ui: 'verdict', camera: '35 22' },
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
    'long-enough': {
      figure: { scene: rayUpTo(1.3) },
      goals: {
        hits: { reading: 'outcome', is: 'overlapping' },
        spare: { reading: 'spare', from: 0, to: 0.1 },
        far: { reading: 'hit.distance', from: 2.5 },
        kept: { kept: 'B' },
      },
      solution: rayUpTo(2.9),
    },
  },
  exhibits: [12, 13, 14, 15, 21],
  calls: {
    rayHitsTriangle: rayCall,
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
    const { maxDistance = Number.POSITIVE_INFINITY, direction } = first;
    return {
      ...(second.kind === 'triangle' && heights(core, second, hit?.point ?? null)),
      ...(second.kind === 'triangle' && gram(second)),
      ...hits(core, scene, first),
      length: length(direction),
      limit: maxDistance / length(direction),
      spare: hit && maxDistance - hit.distance,
    };
  },
};
