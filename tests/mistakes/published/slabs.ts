// Ray against box by slabs, after Kay and Kajiya 1986, and against an oriented box as in Möller,
// Haines and Hoffman, Real-Time Rendering: mistakes 1 to 4, 7 to 11 and 20.
import type { Aabb, Obb, Ray } from '../../../web/scene/shape.ts';
import { miss, onPair, type Published, type PublishedAnswer } from './answer.ts';
import { add, boxOf, dot, length, normalize, scale, sub, three } from './vector.ts';

type Interval = readonly [number, number];
/** What a slab leaves of the ray: an interval of t, or whether the whole ray is inside. */
type Slab = (origin: number, direction: number, min: number, max: number) => Interval | boolean;

const everything: Interval = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];

function throughSlabs(ray: Ray, box: Aabb, slab: Slab): PublishedAnswer {
  let [enter, exit] = everything;
  for (const i of three) {
    const inside = slab(ray.origin[i], ray.direction[i], box.min[i], box.max[i]);
    if (inside === false) return miss;
    const [from, to] = inside === true ? everything : inside;
    enter = Math.max(enter, Math.min(from, to));
    exit = Math.min(exit, Math.max(from, to));
  }
  // written so that NaN misses
  if (!(enter <= exit && exit >= 0)) return miss;
  return { meets: true, hit: { t: enter, point: add(ray.origin, scale(ray.direction, enter)) } };
}

const slabs = (slab: Slab) => onPair(['ray'], ['aabb'], (ray, box) => throughSlabs(ray, box, slab));

/** The plane −min − o = 0 in place of min − o = 0. */
export const minusMin: Published = slabs((o, d, min, max) =>
  d === 0 ? min <= o && o <= max : [(-o - min) / d, (-o - max) / d],
);

/** Directions of less than 10⁻⁸ count as parallel. */
export const absoluteEpsilon: Published = slabs((o, d, min, max) =>
  Math.abs(d) < 1e-8 ? min <= o && o <= max : [(min - o) / d, (max - o) / d],
);

/** No parallel case at all: 0 · ∞ is NaN where the origin lies on a face's plane. */
export const timesInfinity: Published = slabs((o, d, min, max) => [
  (min - o) * (1 / d),
  (max - o) * (1 / d),
]);

interface ObbRules {
  /** Whether slope f counts as zero; e is the offset of the center along the same axis. */
  readonly parallel: (e: number, f: number) => boolean;
  /** Whether a parallel ray at offset e runs outside of the slab. */
  readonly outside: (e: number, half: number) => boolean;
}

/** Where the line enters the box; null where it doesn't. */
function enterObb({ origin, direction }: Ray, obb: Obb, rules: ObbRules): number | null {
  const { center, axes, half } = boxOf(obb);
  let [enter, exit] = everything;
  for (const i of three) {
    const e = dot(axes[i], sub(center, origin));
    const f = dot(axes[i], direction);
    if (rules.parallel(e, f)) {
      if (rules.outside(e, half[i])) return null;
      continue;
    }
    const from = (e - half[i]) / f;
    const to = (e + half[i]) / f;
    enter = Math.max(enter, Math.min(from, to));
    exit = Math.min(exit, Math.max(from, to));
  }
  return enter <= exit && exit >= 0 ? enter : null;
}

const isZero: ObbRules = {
  parallel: (_, f) => f === 0,
  outside: (e, half) => Math.abs(e) > half,
};

const obbBy = (rules: ObbRules) =>
  onPair(['ray'], ['obb'], (ray, obb) => {
    const t = enterObb(ray, obb, rules);
    return t === null ? miss : { meets: true, hit: { t } };
  });

/** The offset compared with the slope, in place of the slope with zero. */
export const offsetAgainstSlope: Published = obbBy({
  ...isZero,
  parallel: (e, f) => Math.abs(e - f) < 1e-8,
});

/** A parallel ray on the plane of a face is outside; any other that grazes is not. */
export const openWhereParallel: Published = obbBy({
  ...isZero,
  outside: (e, half) => Math.abs(e) >= half,
});

/** The distance along the unit direction, but the point along the given one. */
export const twoDirections: Published = onPair(['ray'], ['obb'], (ray, obb) => {
  const unit = { ...ray, direction: normalize(ray.direction) };
  const distance = enterObb(unit, obb, isZero);
  if (distance === null) return miss;
  const point = add(ray.origin, scale(ray.direction, distance));
  return { meets: true, hit: { distance, point } };
});

/** Where the line enters, also behind the origin. */
export const entryNotClamped: Published = onPair(['ray'], ['obb'], (ray, obb) => {
  const t = enterObb(ray, obb, isZero);
  return t === null ? miss : { meets: true, hit: { t, distance: t * length(ray.direction) } };
});
