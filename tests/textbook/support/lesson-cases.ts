// What the code of lessons is called with, within its limits, and what the core says of the same.
import fc from 'fast-check';
import { isFlat } from '../../../web/cli/testing/arbitraries/is-flat.ts';
import { loadCore } from '../../../web/core/index.node.ts';
import type { Kind, Obb, Quat, Shape, Triangle, Vec3 } from '../../../web/scene/shape.ts';
import { add, length, scale, sub } from '../../../web/scene/vectors.ts';
import { direction, point, shapeOf } from '../../core/support/shapes.ts';

const core = await loadCore();

/** A value that code gets or returns: numbers, vectors, and records of them. */
export type Value = number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

export interface LessonCase {
  readonly args: readonly unknown[];
  /** What is right. */
  readonly expected: Value;
  /** Rounding decides: another answer is none that the code must not give. */
  readonly isNear: boolean;
}

export interface LessonCode {
  readonly name: string;
  /** Not below the limits that its text states. */
  readonly cases: readonly LessonCase[];
  /** What is compared of what it returns. Default: all. */
  readonly read?: (returned: unknown, args: readonly unknown[]) => Value;
}

const kRuns = 400;
/** Nearer to contact than this, in meters, doubles may decide wrongly. */
const kNear = 1e-9;

const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns = kRuns): T[] =>
  fc.sample(arbitrary, { seed: 1, numRuns });

function isNear(a: Shape, b: Shape): boolean {
  const { distance, depth } = core.distance(a, b);
  return Math.max(distance, depth ?? 0) < kNear;
}

/** Code that says whether two shapes meet. `isExact`: also where tidy numbers touch. */
function meeting(name: string, a: Kind, b: Kind, isExact = false): LessonCode {
  const pairs = sample(fc.tuple(shapeOf[a], shapeOf[b])).filter(
    ([x, y]) => name !== 'trianglesMeet' || !(isFlat(x) || isFlat(y)),
  );
  const cases = pairs.map(([x, y]) => ({
    args: [x, y],
    expected: core.meets(x, y),
    isNear: !isExact && isNear(x, y),
  }));
  return { name, cases };
}

const limited = (ray: Shape) => {
  if (ray.kind !== 'ray') throw new Error('no ray');
  const { origin, direction: along, maxDistance = 1e30 } = ray;
  return { origin, direction: along, tMax: maxDistance / length(along) };
};

/** Code that says where a ray meets a shape first, or −1. */
function hitting(name: string, b: Kind, isExact = false): LessonCode {
  const cases = sample(fc.tuple(shapeOf.ray, shapeOf[b]))
    .filter(([, shape]) => !isFlat(shape))
    .map(([ray, shape]) => ({
      args: [limited(ray), shape],
      expected: core.test(ray, shape).hit?.t ?? -1,
      isNear: !isExact && (isNear(ray, shape) || grazes(ray, shape)),
    }));
  return { name, cases };
}

/** What touches in a single point, where its t is a multiple root. */
const grazes = (ray: Shape, shape: Shape): boolean => core.outcome(ray, shape) === 'touching';

const pointShape = (position: Vec3): Shape => ({ kind: 'point', position });
const unit = ([x, y, z, w]: Quat): Quat => {
  const size = Math.hypot(x, y, z, w);
  return [x / size, y / size, z / size, w / size];
};
const rotations = shapeOf.obb.map((box) => (box as Obb).rotation);
const distanceTo = (shape: Shape, p: Vec3) => core.distance(pointShape(p), shape).distance;

/** By how far the point that is returned misses the nearest, in meters. */
function nearest(name: 'nearestOnSegment' | 'nearestOnTriangle'): LessonCode {
  const isSegment = name === 'nearestOnSegment';
  const shapes = sample(fc.tuple(isSegment ? shapeOf.segment : shapeOf.triangle, point));
  const cases = shapes.map(([shape, p]) => ({
    args: shape.kind === 'segment' ? [shape.start, shape.end, p] : [shape, p],
    expected: [distanceTo(shape, p), 0],
    isNear: false,
  }));
  const read = (returned: unknown, args: readonly unknown[]) => {
    const [found, p] = [returned as Vec3, args.at(-1) as Vec3];
    const [start, end] = args as readonly Vec3[];
    const shape = isSegment ? { kind: 'segment', start, end } : args[0];
    return [length(sub(found, p)), distanceTo(shape as Shape, found)];
  };
  return { name, cases, read };
}

const kEye: Vec3 = [-3.6, 0.7, 0];
const camera = {
  ...{ eye: kEye, forward: [1, 0, 0], right: [0, 0, 1], up: [0, 1, 0] },
  ...{ halfHeight: 0.5, width: 640, height: 360 },
} as const;

/** The number of the nearest shape, 0 for none, and its t. */
function picking(): LessonCode {
  const pixel = fc.tuple(fc.integer({ min: 0, max: 639 }), fc.integer({ min: 0, max: 359 }));
  const asked = sample(fc.tuple(pixel, shapeOf.obb, shapeOf.sphere, shapeOf.parallelogram)).filter(
    ([, ...shapes]) => !shapes.some(isFlat),
  );
  const cases = asked.map(([[column, row], ...shapes]) => {
    const across = ((2 * column + 1) / 640 - 1) * 0.5 * (640 / 360);
    const up = (1 - (2 * row + 1) / 360) * 0.5;
    const ray: Shape = { kind: 'ray', origin: kEye, direction: [1, up, across] };
    const hits = shapes.map((shape) => core.test(ray, shape).hit?.t ?? Number.POSITIVE_INFINITY);
    const t = Math.min(...hits);
    const found = t === Number.POSITIVE_INFINITY ? [0, -1] : [hits.indexOf(t) + 1, t];
    return {
      args: [camera, column, row, shapes],
      expected: found,
      isNear: shapes.some((shape) => isNear(ray, shape)),
    };
  });
  const read = (returned: unknown, args: readonly unknown[]): Value => {
    const found = returned as { shape: Shape; t: number } | null;
    return found ? [(args[3] as readonly Shape[]).indexOf(found.shape) + 1, found.t] : [0, -1];
  };
  return { name: 'pick', cases, read };
}

function inMotion(): readonly LessonCode[] {
  const boxes = sample(
    fc.tuple(shapeOf.aabb, point, shapeOf.aabb, point, fc.integer({ min: 1, max: 3 })),
  );
  const firstContact = boxes.map(([a, velocityA, b, velocityB, duration]) => {
    const cast = core.cast(a, b, { velocityA, velocityB, duration });
    const isGrazing = cast.outcome === 'touches';
    return {
      args: [a, velocityA, b, velocityB, duration],
      expected: cast.tEnter ?? -1,
      isNear: isGrazing,
    };
  });
  const balls = sample(
    fc.tuple(shapeOf.sphere, point, shapeOf.aabb, fc.integer({ min: 1, max: 8 })),
  );
  const firstFound = balls.map(([ball, velocity, box, steps]) => {
    const times = Array.from({ length: steps + 1 }, (_, i) => (i / steps) * 2);
    const at = (t: number) => {
      if (ball.kind !== 'sphere') throw new Error('no sphere');
      return { ...ball, center: add(ball.center, scale(velocity, t)) };
    };
    const t = times.find((time) => core.meets(at(time), box)) ?? -1;
    const near = times.some((time) => isNear(at(time), box));
    return { args: [ball, velocity, box, 2, steps], expected: t, isNear: near };
  });
  return [
    { name: 'firstContact', cases: firstContact },
    { name: 'firstFound', cases: firstFound },
  ];
}

function inThePlane(): readonly LessonCode[] {
  const flat = ([x, y]: Vec3): Vec3 => [x, y, 0];
  const triples = sample(fc.tuple(point.map(flat), point.map(flat), point.map(flat)));
  const around = sample(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })));
  const close = around.map(([i, k]): readonly Vec3[] => [
    [3.9, 3.9, 0],
    [4.8, 4.8, 0],
    [0.5 + i * 2 ** -53, 0.5 + k * 2 ** -53, 0],
  ]);
  const upright = (start: Vec3, end: Vec3): Shape => {
    const [x, y] = sub(end, start);
    return { kind: 'plane', normal: [-y, x, 0], constant: y * start[0] - x * start[1] };
  };
  const exactly = [...triples.filter(([a, b]) => length(sub(a, b)) > 0), ...close].map((asked) => {
    const [a = [0, 0, 0], b = [0, 0, 0], p = [0, 0, 0]] = asked;
    // the line x = y has this plane exactly; the others have tidy numbers
    const line: Shape =
      p[0] < 1 && a[0] === 3.9 ? { kind: 'plane', normal: [-1, 1, 0], constant: 0 } : upright(a, b);
    const { outcome, side } = core.test(pointShape(p), line);
    const expected = outcome === 'touching' ? 0 : side === 'front' ? 1 : -1;
    return { args: [a, b, p], expected, isNear: false };
  });
  return [
    { name: 'exactSide', cases: exactly },
    { name: 'roundedSide', cases: exactly.slice(0, -close.length) },
    {
      name: 'sideOfLine',
      cases: exactly.slice(0, -close.length),
      read: (side) => Math.sign(side as number),
    },
  ];
}

function turned(): readonly LessonCode[] {
  const vectors = sample(fc.tuple(rotations, direction));
  const pairs = sample(fc.tuple(rotations, rotations, fc.integer({ min: 0, max: 16 })));
  const close = pairs.map(([p, q, s]) => [p, p.map((x, i) => x + (q[i] ?? 0) * 1e-9), s] as const);
  const between = [...pairs, ...close].map(([p, q, s]) => {
    const [from, to] = [unit(p), unit(q as unknown as Quat)];
    return { args: [from, to, s / 16], expected: core.quaternion.slerp(from, to, s / 16) };
  });
  return [
    {
      name: 'rotate',
      cases: vectors.map(([q, v]) => ({
        args: [q, v],
        expected: core.quaternion.rotate(q, v),
        isNear: false,
      })),
    },
    {
      name: 'slerp',
      // half a turn apart both ways are equally short
      cases: between.map((each) => ({
        ...each,
        isNear: Math.abs(core.quaternion.dot(each.args[0] as Quat, each.args[1] as Quat)) < 1e-12,
      })),
    },
  ];
}

function triangles(): readonly LessonCode[] {
  const pairs = sample(fc.tuple(shapeOf.triangle, shapeOf.triangle));
  const coordinates = sample(fc.tuple(shapeOf.triangle, point)).filter(([s]) => !isFlat(s));
  return [
    {
      name: 'triangleDistance',
      cases: pairs
        .filter((shapes) => !shapes.some(isFlat))
        .map(([a, b]) => ({ args: [a, b], expected: core.distance(a, b).distance, isNear: false })),
    },
    {
      name: 'planeCoordinates',
      // the rest is perpendicular to both edges
      cases: coordinates.map((args) => ({ args, expected: [0, 0], isNear: false })),
      read: (returned, [shape, x]) => {
        const [u = 0, v = 0] = returned as readonly number[];
        const { a, b, c } = shape as Triangle;
        const [e, f] = [sub(b, a), sub(c, a)];
        const rest = sub(sub(x as Vec3, a), add(scale(e, u), scale(f, v)));
        const along = (edge: Vec3) => rest.reduce((sum, each, i) => sum + each * (edge[i] ?? 0), 0);
        return [along(e), along(f)];
      },
    },
  ];
}

/** Lists of boxes, and how many pairs of them meet, which the core counts. */
function crowds(): readonly LessonCode[] {
  const lists = sample(fc.array(shapeOf.aabb, { maxLength: 9 }));
  const meets = (a: Shape, b: Shape) => core.meets(a, b);
  const cases = (...more: readonly unknown[]): readonly LessonCase[] =>
    lists.map((boxes) => ({
      args: [boxes, meets, ...more],
      expected: boxes.flatMap((a, i) => boxes.slice(0, i).filter((b) => meets(a, b))).length,
      isNear: false,
    }));
  const read = (returned: unknown) => (returned as { pairs: readonly Value[] }).pairs.length;
  return [
    { name: 'sweepPairs', cases: cases(), read },
    { name: 'gridPairs', cases: cases(1.5), read },
    { name: 'treePairs', cases: cases(), read },
  ];
}

/** All that lessons show and that runs with what another language can be given as well. */
export const lessonCode: readonly LessonCode[] = [
  meeting('spheresMeet', 'sphere', 'sphere'),
  meeting('sphereMeetsBox', 'sphere', 'aabb'),
  meeting('sphereMeetsTriangle', 'sphere', 'triangle'),
  meeting('capsulesMeet', 'capsule', 'capsule'),
  meeting('alignedBoxesMeet', 'aabb', 'aabb', true),
  meeting('turnedBoxMeetsPlane', 'obb', 'plane'),
  meeting('turnedBoxesMeet', 'obb', 'obb'),
  meeting('boxMeetsTriangle', 'aabb', 'triangle'),
  meeting('trianglesMeet', 'triangle', 'triangle'),
  hitting('rayHitsBox', 'aabb', true),
  hitting('rayHitsTurnedBox', 'obb'),
  hitting('rayHitsSphere', 'sphere'),
  hitting('rayHitsTriangle', 'triangle'),
  hitting('rayHitsParallelogram', 'parallelogram'),
  nearest('nearestOnSegment'),
  nearest('nearestOnTriangle'),
  picking(),
  ...inMotion(),
  ...inThePlane(),
  ...turned(),
  ...triangles(),
  ...crowds(),
];
