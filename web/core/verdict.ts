// The answers of the public API: plain objects, null where a number has no meaning.
import type { Kind, Vec3 } from '../scene/shape.ts';
import type { Catalog, CatalogPair } from './catalog.ts';
import type { HitRecord, StepRecord, VerdictRecord } from './results.ts';

/** Where a ray meets a shape. What they have in common is the part from t to tExit. */
export interface Hit {
  /** Parameter along the direction as given. */
  readonly t: number;
  /** null: the common part has no end. */
  readonly tExit: number | null;
  /** Parameter along the second, where both shapes are rays or segments; else null. */
  readonly tB: number | null;
  /** Metres from the origin: t · |direction|. */
  readonly distance: number;
  readonly point: Vec3;
  readonly exitPoint: Vec3 | null;
  /** Unit normal of the surface, as the surface has it; null when the ray starts inside. */
  readonly normal: Vec3 | null;
  readonly facing: 'front' | 'back' | null;
  /** Weight of corner b, of a triangle or parallelogram. */
  readonly u: number | null;
  /** Weight of corner c. */
  readonly v: number | null;
  /** The face, edge or corner that is hit, such as `x-` or `ab`. */
  readonly feature: string | null;
  /** The origin is in the shape's interior. */
  readonly startsInside: boolean;
}

export interface Verdict {
  readonly outcome: 'apart' | 'touching' | 'overlapping';
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
   * with `candidate` they say which exact axis it is. A box numbers its corners in binary, x + 2y +
   * 4z with 1 for the upper end; a triangle a, b, c; a parallelogram a, b, c and the one across from
   * a; a segment, ray or capsule start and end. A plane has none.
   */
  readonly cornersA: readonly number[];
  readonly cornersB: readonly number[];
  /** A point of both, to 2⁻⁴⁰ of their size; null when they are apart. */
  readonly contact: Vec3 | null;
  /** Name of the candidate that separates or has the least depth, such as `A.y×B.x`. */
  readonly candidate: string | null;
  /** Where a ray is one of the two and meets the other. */
  readonly hit: Hit | null;
  /** Where a plane is one of the two: on which side of it the other lies. */
  readonly side: 'front' | 'back' | 'straddling' | null;
}

/** One line of the ledger: two intervals on a named line. */
export interface Step {
  readonly name: string;
  readonly group: string;
  readonly status: 'overlaps' | 'touches' | 'separates' | 'skipped';
  readonly skipReason: string | null;
  /** false: the test had already stopped, the step was computed only to be shown. */
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

/** The numbers of the bits that are set. */
const cornersOf = (set: number): number[] => kBits.filter((bit) => set & (1 << bit));
const kBits = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** A candidate's name with `A` for the caller's first shape and `B` for the second. */
function candidateName(pair: CatalogPair, candidate: number, swapped: boolean): string | null {
  const name = pair.candidates[candidate]?.name;
  if (name === undefined) return null;
  const [a, b] = swapped ? ['B', 'A'] : ['A', 'B'];
  return name.replaceAll('{a}', a as string).replaceAll('{b}', b as string);
}

/** The kind of the two that a ray or segment hits: points come before them in the table. */
const hitKind = ({ a, b }: CatalogPair): Kind => (a === 'point' ? a : b);

/** Turns records into answers, with the catalog's names for the codes. */
export class Answers {
  private readonly catalog: Catalog;

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  hit(record: HitRecord, pairIndex: number): Hit {
    const { codes } = this.catalog;
    const features = this.featuresHit(this.catalog.pairs[pairIndex] as CatalogPair);
    return {
      t: record.t,
      tExit: orNull(record.tExit),
      tB: orNull(record.tB),
      distance: record.distance,
      point: vector(record.point) as Vec3,
      exitPoint: vector(record.exitPoint),
      normal: vector(record.normal),
      facing: (codes.facing[record.facing] as Hit['facing'] | undefined) ?? null,
      u: orNull(record.u),
      v: orNull(record.v),
      feature: features[record.feature] ?? null,
      startsInside: record.startsInside,
    };
  }

  verdict(record: VerdictRecord, pairIndex: number): Verdict {
    const { codes } = this.catalog;
    const pair = this.catalog.pairs[pairIndex] as CatalogPair;
    return {
      outcome: codes.outcome[record.outcome] as Verdict['outcome'],
      decidedBy: codes.decidedBy[record.decidedBy] as Verdict['decidedBy'],
      gap: orNull(record.gap),
      axis: vector(record.axis),
      pointA: vector(record.pointA),
      pointB: vector(record.pointB),
      cornersA: cornersOf(record.cornersA),
      cornersB: cornersOf(record.cornersB),
      contact: vector(record.contact),
      candidate: candidateName(pair, record.candidate, record.swapped),
      hit: record.hasHit ? this.hit(record.hit, pairIndex) : null,
      side: (codes.side[record.side] as Verdict['side'] | undefined) ?? null,
    };
  }

  step(record: StepRecord, pairIndex: number, swapped: boolean): Step {
    const { codes } = this.catalog;
    const pair = this.catalog.pairs[pairIndex] as CatalogPair;
    const reason = codes.skipReason[record.skipReason];
    return {
      name: candidateName(pair, record.candidate, swapped) ?? '',
      group: codes.stepGroup[record.group] as string,
      status: codes.stepStatus[record.status] as Step['status'],
      skipReason: reason === undefined || reason === 'none' ? null : reason,
      reached: record.reached,
      decidedBy: codes.decidedBy[record.decidedBy] as Step['decidedBy'],
      unit: codes.stepUnit[record.unit] as Step['unit'],
      a: interval(record.aMin, record.aMax),
      b: interval(record.bMin, record.bMax),
      gap: orNull(record.gap),
      axis: vector(record.axis),
      line: record.line,
    };
  }

  pair(index: number): CatalogPair {
    return this.catalog.pairs[index] as CatalogPair;
  }

  /** Features of the shape that a pair's ray or segment hits. */
  private featuresHit(pair: CatalogPair): readonly string[] {
    const hit = hitKind(pair);
    return this.catalog.kinds.find((kind) => kind.name === hit)?.features ?? [];
  }
}
