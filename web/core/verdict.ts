// The results of the public API: plain objects, null where a number has no meaning.
import type { Kind, Vec3 } from '../scene/shape.ts';
import type { Catalog, CatalogPair } from './catalog.ts';
import type { Records, StepOffsets, VerdictOffsets } from './records.ts';
import { SkipReason } from './results.ts';

export type OutcomeName = 'apart' | 'touching' | 'overlapping';

/** Where a ray meets a shape. Their intersection is the part from t to tExit. */
export interface Hit {
  /**
   * Parameter along the direction as given: point = origin + t · direction. Infinity where it is
   * beyond the largest double, as of a direction of length 1e-310: `distance` and `point` are finite
   * and correct all the same, and several hits stay in their true order.
   */
  readonly t: number;
  /** null: the common part has no end. Infinity as of `t`; `exitPoint` is finite then. */
  readonly tExit: number | null;
  /** Parameter along the second, where both shapes are rays or segments; else null. */
  readonly tB: number | null;
  /** Metres from the origin: t · |direction|. */
  readonly distance: number;
  readonly point: Vec3;
  readonly exitPoint: Vec3 | null;
  /**
   * Unit normal of the surface, not turned towards the ray. null when the ray starts inside (unless
   * `solid: false` asks for the way out), and where there is none: of points and lines, of triangles
   * without area, of a radius of 0.
   */
  readonly normal: Vec3 | null;
  /**
   * The same where the ray leaves a box, sphere or capsule; for a flat shape the same as
   * `normal`. null where the ray or segment ends before it leaves (it would stay inside if it went
   * on), or never leaves. One that ends on the surface and would go on outside leaves there.
   */
  readonly exitNormal: Vec3 | null;
  readonly facing: 'front' | 'back' | null;
  /** Weight of corner b at `point`, of a triangle or parallelogram with area. */
  readonly u: number | null;
  /** Weight of corner c. */
  readonly v: number | null;
  /**
   * The face, edge or corner that is hit, such as `x-` or `ab`. Of a triangle or parallelogram
   * without area the corner, else the longest edge there. null when the ray starts inside.
   */
  readonly feature: string | null;
  /** The same where the ray leaves; null where `exitNormal` says so. */
  readonly exitFeature: string | null;
  /** The origin is in the shape's interior: t is 0 then, unless `solid: false` asks for the way out. */
  readonly startsInside: boolean;
}

/** Position of a shape relative to a plane: metres, positive in front of it, each number to 2 ulp. */
export interface PlaneDistances {
  /**
   * Of the center: of a triangle the mean of its corners, of a segment or capsule the middle, of a
   * ray the origin.
   */
  readonly signedDistance: number;
  /** Half length of the shape's projection on the normal; null for a ray that is unbounded along it. */
  readonly projectedRadius: number | null;
  /** Signed distance of the point furthest behind the plane; −Infinity for an unbounded ray. */
  readonly min: number;
  /** Signed distance of the point furthest in front of the plane; Infinity for an unbounded ray. */
  readonly max: number;
}

export interface Verdict {
  readonly outcome: OutcomeName;
  readonly decidedBy: 'filter' | 'exact';
  /**
   * Metres along `axis`: positive apart, zero touching, negative depth. null where depth has no
   * meaning; infinite where a double can't hold it (a plane of tiny normal and huge constant lies
   * further away than any double).
   */
  readonly gap: number | null;
  /** Unit, from a to b. */
  readonly axis: Vec3 | null;
  /** The points of a and b that face each other along the axis. */
  readonly pointA: Vec3 | null;
  readonly pointB: Vec3 | null;
  /**
   * The corners of a and of b (of a sphere's or capsule's core) that reach furthest along the axis:
   * with `candidate` they define the exact axis. A box numbers its corners in binary, x + 2y +
   * 4z with 1 for the upper end; a triangle a, b, c; a parallelogram a, b, c and the one across from
   * a; a segment, ray or capsule start and end. A plane has none.
   */
  readonly cornersA: readonly number[];
  readonly cornersB: readonly number[];
  /**
   * A point of both, to 2⁻⁴⁰ of their size; null when they are apart. With a ray or segment it is
   * the hit's point, so that of two of them it is the first one along a.
   */
  readonly contact: Vec3 | null;
  /** Name of the candidate that separates or has the least depth, such as `A.y×B.x`. */
  readonly candidate: string | null;
  /** Where a ray is one of the two and meets the other. */
  readonly hit: Hit | null;
  /** Where a plane is one of the two: on which side of it the other lies. */
  readonly side: 'front' | 'back' | 'straddling' | null;
  /** Where one of the two is a plane, and not both: how far from it the other lies. */
  readonly plane: PlaneDistances | null;
}

/** One line of the ledger: two intervals on a named line. */
export interface Step {
  readonly name: string;
  readonly group: string;
  readonly status: 'overlaps' | 'touches' | 'separates' | 'skipped';
  readonly skipReason: string | null;
  /** false: the test had already stopped, the step was computed only for display. */
  readonly reached: boolean;
  readonly decidedBy: 'filter' | 'exact';
  readonly unit: 'metre' | 'parameter' | 'ratio';
  /** Interval of the first and of the second shape; ±Infinity where it has no end. */
  readonly a: readonly [number, number] | null;
  readonly b: readonly [number, number] | null;
  readonly gap: number | null;
  /** Unit direction in space, where the line is one. */
  readonly axis: Vec3 | null;
  /** Line of the C++ file that decided. */
  readonly line: number;
}

/** A verdict with every step that led to it. */
export interface Explanation extends Verdict {
  readonly method: string;
  /** C++ source, below `cpp/`. */
  readonly file: string;
  readonly steps: readonly Step[];
}

export const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

export function vector(v: Float64Array, from = 0): Vec3 | null {
  const x = v[from] as number;
  return Number.isNaN(x) ? null : [x, v[from + 1] as number, v[from + 2] as number];
}

function interval(min: number, max: number): [number, number] | null {
  return Number.isNaN(min) || Number.isNaN(max) ? null : [min, max];
}

/** The numbers of the bits that are set, least first. */
function cornersOf(set: number): number[] {
  const corners: number[] = [];
  for (let bit = 0, rest = set; rest !== 0; bit++, rest >>= 1) {
    if ((rest & 1) !== 0) corners.push(bit);
  }
  return corners;
}

/** The name of a code; null for a negative one, which stands for none, and for what has no names. */
function nameOf<Name extends string>(names: readonly Name[], code: number): Name | null {
  // Checked first, because engines look names[-1] up as a property, which is slow.
  return code < 0 ? null : (names[code] ?? null);
}

const isCurve = (kind: Kind): boolean => kind === 'ray' || kind === 'segment';

/**
 * The kind of the two that a ray or segment hits. Of two of them it is the caller's second; points
 * come before them in the table.
 */
function hitKind({ a, b }: CatalogPair, swapped: boolean): Kind {
  if (isCurve(a) && isCurve(b)) return swapped ? a : b;
  return a === 'point' ? a : b;
}

/** Names of the pair's candidates, with `a` for the table's first shape and `b` for its second. */
const candidateNames = (pair: CatalogPair, a: string, b: string): readonly string[] =>
  pair.candidates.map(({ name }) => name.replaceAll('{a}', a).replaceAll('{b}', b));

/** The catalog's codes, typed with their known names. */
type DecodedCodes = Catalog['codes'] & {
  readonly facing: readonly NonNullable<Hit['facing']>[];
  readonly side: readonly NonNullable<Verdict['side']>[];
};

/** The part of the catalog about a pair that results need. */
interface PairNames {
  readonly pair: CatalogPair;
  /** With `A` for the caller's first shape and `B` for the second, when the caller's order is the table's. */
  readonly candidates: readonly string[];
  /** The same when the caller's order is the reverse. */
  readonly swapped: readonly string[];
  /** Of the shape that a ray or segment hits, in the table's order and in the other. */
  readonly features: readonly string[];
  readonly swappedFeatures: readonly string[];
}

/** Turns records of the core into plain results, with the catalog's names for the codes. */
export class ResultDecoder {
  readonly #pairs: readonly PairNames[];
  readonly #codes: DecodedCodes;
  readonly #verdictAt: VerdictOffsets;
  readonly #stepAt: StepOffsets;
  readonly #stepStride: number;

  constructor(catalog: Catalog, records: Records) {
    const featuresOf = (kind: Kind) =>
      catalog.kinds.find(({ name }) => name === kind)?.features ?? [];
    this.#pairs = catalog.pairs.map((pair) => ({
      pair,
      candidates: candidateNames(pair, 'A', 'B'),
      swapped: candidateNames(pair, 'B', 'A'),
      features: featuresOf(hitKind(pair, false)),
      swappedFeatures: featuresOf(hitKind(pair, true)),
    }));
    this.#codes = catalog.codes as DecodedCodes;
    this.#verdictAt = records.verdictAt;
    this.#stepAt = records.stepAt;
    this.#stepStride = records.stepStride;
  }

  /** The hit of the verdict at `from`, of the pair that the verdict names or another. */
  hit(data: Float64Array, from: number, pair = data[from + this.#verdictAt.pair] as number): Hit {
    const at = this.#verdictAt;
    const names = this.#pairs[pair] as PairNames;
    const features = data[from + at.swapped] !== 0 ? names.swappedFeatures : names.features;
    return {
      t: data[from + at.t] as number,
      tExit: orNull(data[from + at.tExit] as number),
      tB: orNull(data[from + at.tB] as number),
      distance: data[from + at.distance] as number,
      point: vector(data, from + at.point) as Vec3,
      exitPoint: vector(data, from + at.exitPoint),
      normal: vector(data, from + at.normal),
      exitNormal: vector(data, from + at.exitNormal),
      facing: nameOf(this.#codes.facing, data[from + at.facing] as number),
      u: orNull(data[from + at.u] as number),
      v: orNull(data[from + at.v] as number),
      feature: nameOf(features, data[from + at.feature] as number),
      exitFeature: nameOf(features, data[from + at.exitFeature] as number),
      startsInside: data[from + at.startsInside] !== 0,
    };
  }

  verdict(data: Float64Array): Verdict {
    const at = this.#verdictAt;
    const codes = this.#codes;
    const swapped = data[at.swapped] !== 0;
    const names = this.#pairs[data[at.pair] as number] as PairNames;
    return {
      outcome: codes.outcome[data[at.outcome] as number] as OutcomeName,
      decidedBy: codes.decidedBy[data[at.decidedBy] as number] as Verdict['decidedBy'],
      gap: orNull(data[at.gap] as number),
      axis: vector(data, at.axis),
      pointA: vector(data, at.pointA),
      pointB: vector(data, at.pointB),
      cornersA: cornersOf(data[at.cornersA] as number),
      cornersB: cornersOf(data[at.cornersB] as number),
      contact: vector(data, at.contact),
      candidate: nameOf(swapped ? names.swapped : names.candidates, data[at.candidate] as number),
      hit: data[at.hit] !== 0 ? this.hit(data, 0) : null,
      side: nameOf(codes.side, data[at.side] as number),
      plane: this.#plane(data),
    };
  }

  /** The verdict in `data` with the first `count` of `steps`, which led to it. */
  explanation(data: Float64Array, steps: Float64Array, count: number): Explanation {
    const { pair } = this.#pairs[data[this.#verdictAt.pair] as number] as PairNames;
    const verdict = this.verdict(data);
    // No object spread: it takes longer than the core takes to explain two spheres.
    return {
      outcome: verdict.outcome,
      decidedBy: verdict.decidedBy,
      gap: verdict.gap,
      axis: verdict.axis,
      pointA: verdict.pointA,
      pointB: verdict.pointB,
      cornersA: verdict.cornersA,
      cornersB: verdict.cornersB,
      contact: verdict.contact,
      candidate: verdict.candidate,
      hit: verdict.hit,
      side: verdict.side,
      plane: verdict.plane,
      method: pair.method,
      file: pair.file,
      steps: this.#steps(steps, count, data),
    };
  }

  #steps(data: Float64Array, count: number, verdict: Float64Array): Step[] {
    const names = this.#pairs[verdict[this.#verdictAt.pair] as number] as PairNames;
    const candidates = verdict[this.#verdictAt.swapped] !== 0 ? names.swapped : names.candidates;
    const steps: Step[] = [];
    for (let i = 0; i < count; i++) steps.push(this.#step(data, i * this.#stepStride, candidates));
    return steps;
  }

  #plane(data: Float64Array): PlaneDistances | null {
    const at = this.#verdictAt;
    const signedDistance = data[at.signedDistance] as number;
    if (Number.isNaN(signedDistance)) return null;
    return {
      signedDistance,
      projectedRadius: orNull(data[at.projectedRadius] as number),
      min: data[at.signedMin] as number,
      max: data[at.signedMax] as number,
    };
  }

  #step(data: Float64Array, from: number, candidates: readonly string[]): Step {
    const at = this.#stepAt;
    const codes = this.#codes;
    const skipped = data[from + at.skipReason] as number;
    return {
      name: nameOf(candidates, data[from + at.candidate] as number) ?? '',
      group: codes.stepGroup[data[from + at.group] as number] as string,
      status: codes.stepStatus[data[from + at.status] as number] as Step['status'],
      skipReason: skipped === SkipReason.none ? null : nameOf(codes.skipReason, skipped),
      reached: data[from + at.reached] !== 0,
      decidedBy: codes.decidedBy[data[from + at.decidedBy] as number] as Step['decidedBy'],
      unit: codes.stepUnit[data[from + at.unit] as number] as Step['unit'],
      a: interval(data[from + at.aMin] as number, data[from + at.aMax] as number),
      b: interval(data[from + at.bMin] as number, data[from + at.bMax] as number),
      gap: orNull(data[from + at.gap] as number),
      axis: vector(data, from + at.axis),
      line: data[from + at.line] as number,
    };
  }
}
