// What a function can be judged for: the cases, the arguments of a call, the ruling, and simpler cases.
import { isFlat } from '../../../cli/testing/arbitraries/is-flat.ts';
import { isShape } from '../../../cli/testing/arbitraries/nudge.ts';
import { simplified } from '../../../cli/testing/judge/simplify.ts';
import type { Kind, Ray, Shape, Triangle, Vec3 } from '../../../scene/shape.ts';
import { sub } from '../../../scene/vectors.ts';
import type {
  FamilyCounts,
  JudgedCase,
  JudgedTask,
  kMuseumTasks,
  kOtherTasks,
  Ruling,
} from '../judge-messages.ts';
import { kindsOf } from '../tasks-list.ts';
import { pairRuling } from './answers.ts';
import { type BoxCastCase, boxCastCases, boxCastCounts, boxCastRuling } from './box-casts.ts';
import { castRuling } from './cast-answers.ts';
import { type CastCase, castCases } from './cast-cases.ts';
import { contactRuling } from './contact-answers.ts';
import { epaRuling, gjkRuling } from './convex-answers.ts';
import { convexCases, convexCounts } from './convex-cases.ts';
import { type HullCase, hullCases, hullCounts, hullRuling } from './hulls.ts';
import { nearestRuling } from './nearest-answers.ts';
import { type NearestCase, nearestCases, nearestCounts } from './nearest-cases.ts';
import {
  familyCounts,
  type MadeCase,
  museumPairs,
  type PairCase,
  pairCases,
} from './pair-cases.ts';
import type { Strictness } from './ruling.ts';
import { type SkinCase, skinCases, skinCounts, skinRuling } from './skins.ts';

/** Whether a simpler case still shows what is wrong. */
export type Shows = (judged: JudgedCase) => Promise<boolean>;

export interface Task {
  counts(count: number): FamilyCounts;
  cases(count: number, seed: number): Generator<MadeCase<JudgedCase>>;
  /** `tolerance`: meters within which a different answer is no mistake. */
  ruling(judged: JudgedCase, said: unknown, level: Strictness, tolerance?: number): Ruling;
  /** The simplest case that is found that `shows`. */
  simplest(judged: JudgedCase, shows: Shows): Promise<JudgedCase>;
}

/** What the function is called with. */
export function argumentsOf(judged: JudgedCase): readonly unknown[] {
  if ('points' in judged) return [judged.points];
  if ('skin' in judged) return [judged.skin];
  if ('ray' in judged) return [judged.ray, judged.triangles];
  const { a, b, motion } = judged;
  return motion ? [a, b, motion] : [a, b];
}

/** Valid, degenerate only if the given shape is, and a ray without an end stays without. */
const isSound = (shape: Shape, given: Shape) =>
  isShape(shape) &&
  (isFlat(given) || !isFlat(shape)) &&
  ('maxDistance' in given || !('maxDistance' in shape));

/** Without the end of a ray. */
function endless(shape: Shape): Shape {
  if (shape.kind !== 'ray') return shape;
  const { maxDistance: _, ...ray } = shape;
  return ray;
}

async function simplestPair({ a, b }: PairCase, shows: Shows): Promise<PairCase> {
  const without = { a: endless(a), b: endless(b) };
  const given = (await shows(without)) ? without : { a, b };
  const [first, second] = await simplified([given.a, given.b], async ([x, y]) => {
    return isSound(x, given.a) && isSound(y, given.b) && (await shows({ a: x, b: y }));
  });
  return { a: first, b: second };
}

async function simplestNearest(given: NearestCase, shows: Shows): Promise<NearestCase> {
  let { ray } = given;
  let triangles = await fewest(given.triangles, (some) => shows({ ray, triangles: some }));
  for (const i of triangles.keys()) {
    const all = triangles;
    const [x, y] = await simplified([ray, all[i] as Triangle], async ([first, second]) => {
      const triangles = all.with(i, second as Triangle);
      const isUsable = isSound(first, given.ray) && isSound(second, all[i] as Triangle);
      return isUsable && (await shows({ ray: first as Ray, triangles }));
    });
    ray = x as Ray;
    triangles = all.with(i, y as Triangle);
  }
  return { ray, triangles };
}

/** Without those of a list that the mistake shows without; one at least stays. */
async function fewest<T>(
  given: readonly T[],
  shows: (fewer: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  let kept = given;
  for (const one of given) {
    const fewer = kept.filter((each) => each !== one);
    if (fewer.length > 0 && (await shows(fewer))) kept = fewer;
  }
  return kept;
}

async function simplestHull(given: HullCase, shows: Shows): Promise<HullCase> {
  return { points: await fewest(given.points, (points) => shows({ points })) };
}

async function simplestSkin({ skin }: SkinCase, shows: Shows): Promise<SkinCase> {
  const vertices = await fewest(skin.vertices, (some) =>
    shows({ skin: { ...skin, vertices: some } }),
  );
  return { skin: { ...skin, vertices } };
}

const pairTask = (kinds: readonly [Kind, Kind]): Task => ({
  counts: (count) => familyCounts(museumPairs(...kinds).length, count),
  cases: (count, seed) => pairCases(kinds, count, seed),
  ruling: (judged, said, level, tolerance = 0) =>
    pairRuling(judged as PairCase, said, level, tolerance),
  simplest: (judged, shows) => simplestPair(judged as PairCase, shows),
});

const nearestTask: Task = {
  counts: nearestCounts,
  cases: nearestCases,
  ruling: (judged, said, level, tolerance = 0) =>
    nearestRuling(judged as NearestCase, said, level, tolerance),
  simplest: (judged, shows) => simplestNearest(judged as NearestCase, shows),
};

/** Museum inputs are about whether shapes meet, which others ask. */
const contactTask: Task = {
  counts: (count) => familyCounts(0, count),
  cases: (count, seed) => pairCases(['obb', 'obb'], count, seed, []),
  ruling: (judged, said, level, tolerance = 0) =>
    contactRuling(judged as PairCase, said, level, tolerance),
  simplest: (judged, shows) => simplestPair(judged as PairCase, shows),
};

const convexTask = (ruling: typeof gjkRuling): Task => ({
  counts: convexCounts,
  cases: convexCases,
  ruling: (judged, said, level, tolerance = 0) =>
    ruling(judged as PairCase, said, level, tolerance),
  simplest: (judged, shows) => simplestPair(judged as PairCase, shows),
});

const boxCastTask: Task = {
  counts: boxCastCounts,
  cases: boxCastCases,
  ruling: (judged, said, level) => boxCastRuling(judged as BoxCastCase, said, level),
  // their numbers are few and short
  simplest: (judged) => Promise.resolve(judged),
};

const hullTask: Task = {
  counts: hullCounts,
  cases: hullCases,
  ruling: (judged, said) => hullRuling(judged as HullCase, said),
  simplest: (judged, shows) => simplestHull(judged as HullCase, shows),
};

const skinTask: Task = {
  counts: skinCounts,
  cases: skinCases,
  ruling: (judged, said) => skinRuling(judged as SkinCase, said),
  simplest: (judged, shows) => simplestSkin(judged as SkinCase, shows),
};

/** Of a motion each velocity is tried without the other, and then with zeros. */
async function simplestCast(given: CastCase, shows: Shows): Promise<CastCase> {
  let { motion } = given;
  const still: Vec3 = [0, 0, 0];
  const { velocityA, velocityB } = motion;
  const simpler: readonly Partial<CastCase['motion']>[] = [
    { velocityA: still, velocityB: sub(velocityB, velocityA) },
    { velocityB: still, velocityA: sub(velocityA, velocityB) },
    ...kAxes.flatMap((i) => [
      { velocityA: velocityA.with(i, 0) as unknown as Vec3 },
      { velocityB: velocityB.with(i, 0) as unknown as Vec3 },
    ]),
  ];
  for (const change of simpler) {
    const changed = { ...motion, ...change };
    if (await shows({ ...given, motion: changed })) motion = changed;
  }
  const pair = await simplestPair(given, (each) => shows({ ...each, motion }));
  return { ...pair, motion };
}

const kAxes = [0, 1, 2];

const castTask: Task = {
  counts: convexCounts,
  cases: castCases,
  ruling: (judged, said, level, tolerance = 0) =>
    castRuling(judged as CastCase, said, level, tolerance),
  simplest: (judged, shows) => simplestCast(judged as CastCase, shows),
};

type OtherTask = (typeof kOtherTasks | typeof kMuseumTasks)[number];

const kOthers: Readonly<Record<OtherTask, Task>> = {
  'ray-triangles': nearestTask,
  'contact-boxes': contactTask,
  gjk: convexTask(gjkRuling),
  epa: convexTask(epaRuling),
  cast: castTask,
  'cast-boxes': boxCastTask,
  'hull-corners': hullTask,
  'skin-text': skinTask,
};

export function taskOf(name: JudgedTask): Task {
  const kinds = kindsOf(name);
  return kinds ? pairTask(kinds) : kOthers[name as keyof typeof kOthers];
}
