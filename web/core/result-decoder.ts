// Turns the core's records into the results of the public API (verdict.ts).
import type { Vec3 } from '../scene/shape.ts';
import { type Catalog, type CatalogPair, type CatalogPairOf, kindsOf } from './catalog.ts';
import type { PairTexts, TrianglesOf } from './pair-texts.ts';
import type { AnyKind } from './posed.ts';
import type { Records, StepOffsets, VerdictOffsets } from './records.ts';
import { Beyond, SkipReason } from './results.ts';
import type { Slots } from './slots.ts';
import type { Explanation, Hit, OutcomeName, PlaneDistances, Step, Verdict } from './verdict.ts';

export type { PairTexts };

export const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

export function vector(v: Float64Array, from = 0): Vec3 | null {
  const x = v[from] as number;
  return Number.isNaN(x) ? null : [x, v[from + 1] as number, v[from + 2] as number];
}

function interval(min: number, max: number): [number, number] | null {
  return Number.isNaN(min) || Number.isNaN(max) ? null : [min, max];
}

/** The sets of at most eight corners that were asked for: a copy of a list takes less than to fill one. */
const kCorners: (readonly number[] | undefined)[] = new Array(256);

/** The numbers of the bits that are set, least first. */
function cornersOf(set: number): number[] {
  let corners = kCorners[set];
  if (corners === undefined) {
    corners = [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => (set & (1 << bit)) !== 0);
    kCorners[set] = corners;
  }
  return corners.slice();
}

/** The name of a code; null for a negative one, which means none, and where there are no names. */
function nameOf<Name extends string>(names: readonly Name[], code: number): Name | null {
  // Checked first, because engines look names[-1] up as a property, which is slow.
  return code < 0 ? null : (names[code] ?? null);
}

/** Faces of hulls have no names, but numbers. */
const featureOf = (features: readonly string[] | null, code: number): string | null =>
  features === null && code >= 0 ? `f${code}` : nameOf(features ?? [], code);

const isCurve = (kind: AnyKind): boolean => kind === 'ray' || kind === 'segment';

/**
 * The kind of the two that a ray or segment hits. Of two of them it is the caller's second; points
 * come before them in the table.
 */
function hitKind({ a, b }: CatalogPairOf<AnyKind>, swapped: boolean): AnyKind {
  if (isCurve(a) && isCurve(b)) return swapped ? a : b;
  return a === 'point' ? a : b;
}

/** Names of the pair's candidates, with `a` for the table's first shape and `b` for its second. */
const candidateNames = (pair: CatalogPair, a: string, b: string): readonly string[] =>
  pair.candidates.map(({ name }) =>
    name.replaceAll('{a}', a).replaceAll('{b}', b).replaceAll('{line}', 'line'),
  );

/** The catalog's codes, typed with their known names. */
type DecodedCodes = Catalog['codes'] & {
  readonly facing: readonly NonNullable<Hit['facing']>[];
  readonly side: readonly NonNullable<Verdict['side']>[];
};

/** For fields that are added: an object spread takes half a microsecond. */
type Writable<Type> = { -readonly [Name in keyof Type]: Type[Name] };
type Steps = Pick<Explanation, 'method' | 'file' | 'steps'>;

/** What gives them; undefined of two other kinds. */
export interface Described {
  describe(slots: Slots, a: number, b: number): PairTexts | undefined;
}

/** The part of the catalog about a pair that results need. */
interface PairNames {
  readonly pair: CatalogPairOf<AnyKind>;
  /** With `A` for the caller's first shape and `B` for the second, when the caller's order is the table's. */
  readonly candidates: readonly string[];
  /** The same when the caller's order is the reverse. */
  readonly swapped: readonly string[];
  /** Of the shape that a ray or segment hits, in the table's order and in the other. */
  readonly features: readonly string[] | null;
  readonly swappedFeatures: readonly string[] | null;
}

/** Turns records of the core into plain results, with the catalog's names for the codes. */
export class ResultDecoder {
  readonly #pairs: readonly PairNames[];
  readonly #codes: DecodedCodes;
  readonly #verdictAt: VerdictOffsets;
  readonly #stepAt: StepOffsets;
  readonly #stepStride: number;

  constructor(catalog: Catalog, records: Records) {
    const featuresOf = (kind: AnyKind) =>
      kind === 'hull'
        ? null
        : (kindsOf(catalog).find(({ name }) => name === kind)?.features ?? null);
    const namesOf = (pair: CatalogPairOf<AnyKind>, a: readonly string[], b: readonly string[]) => ({
      pair,
      candidates: a,
      swapped: b,
      features: featuresOf(hitKind(pair, false)),
      swappedFeatures: featuresOf(hitKind(pair, true)),
    });
    this.#pairs = [
      ...catalog.pairs.map((pair) =>
        namesOf(pair, candidateNames(pair, 'A', 'B'), candidateNames(pair, 'B', 'A')),
      ),
      ...(catalog.geometryPairs ?? []).map((pair) => namesOf(pair, [], [])),
    ];
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
    const hit: Writable<Hit> = {
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
      feature: featureOf(features, data[from + at.feature] as number),
      exitFeature: featureOf(features, data[from + at.exitFeature] as number),
      startsInside: data[from + at.startsInside] !== 0,
    };
    const triangle = Math.max(
      data[from + at.triangleA] as number,
      data[from + at.triangleB] as number,
    );
    if (triangle >= 0) hit.triangle = triangle;
    return hit;
  }

  /** That its fields are those of its outcome is the core's work, and tested. `texts`: where a hull is one. */
  verdict(record: Float64Array, texts?: PairTexts): Verdict {
    const at = this.#verdictAt;
    // Texts are asked of the core, whose memory may grow and move.
    const data = texts ? record.slice() : record;
    const codes = this.#codes;
    const swapped = data[at.swapped] !== 0;
    const names = this.#pairs[data[at.pair] as number] as PairNames;
    const candidate = data[at.candidate] as number;
    const verdict = {
      outcome: codes.outcome[data[at.outcome] as number] as OutcomeName,
      decidedBy: codes.decidedBy[data[at.decidedBy] as number] as Verdict['decidedBy'],
      gap: orNull(data[at.gap] as number),
      axis: vector(data, at.axis),
      supportA: vector(data, at.supportA),
      supportB: vector(data, at.supportB),
      cornersA: (texts?.cornersOfA ?? cornersOf)(data[at.cornersA] as number),
      cornersB: (texts?.cornersOfB ?? cornersOf)(data[at.cornersB] as number),
      contact: vector(data, at.contact),
      candidate:
        texts && candidate >= 0
          ? texts.candidateName(candidate, this.#triangles(data))
          : nameOf(swapped ? names.swapped : names.candidates, candidate),
      hit: data[at.hit] !== 0 ? this.hit(data, 0) : null,
      side: nameOf(codes.side, data[at.side] as number),
      plane: this.#plane(data),
    } as Verdict;
    return texts?.hasMesh ? { ...verdict, ...this.#triangles(data) } : verdict;
  }

  #triangles(data: Float64Array): TrianglesOf {
    const at = this.#verdictAt;
    const [a, b] = [data[at.triangleA] as number, data[at.triangleB] as number];
    return { triangleA: a < 0 ? null : a, triangleB: b < 0 ? null : b };
  }

  /** The verdict in `data` with the first `count` of `steps`, which led to it. */
  explanation(
    record: Float64Array,
    trace: Float64Array,
    count: number,
    texts?: PairTexts,
  ): Explanation {
    const data = texts ? record.slice() : record;
    const steps = texts ? trace.slice(0, count * this.#stepStride) : trace;
    const { pair } = this.#pairs[data[this.#verdictAt.pair] as number] as PairNames;
    const explanation = this.verdict(data, texts) as Verdict & Writable<Steps>;
    explanation.method = pair.method;
    explanation.file = pair.file;
    explanation.steps = this.#steps(steps, count, data, texts);
    return explanation;
  }

  #steps(
    data: Float64Array,
    count: number,
    verdict: Float64Array,
    texts: PairTexts | undefined,
  ): Step[] {
    const names = this.#pairs[verdict[this.#verdictAt.pair] as number] as PairNames;
    const ofPair = verdict[this.#verdictAt.swapped] !== 0 ? names.swapped : names.candidates;
    const ofSteps = texts?.stepNames(this.#triangles(verdict));
    const steps: Step[] = [];
    for (let i = 0; i < count; i++) {
      const from = i * this.#stepStride;
      const candidate = data[from + this.#stepAt.candidate] as number;
      const name = ofSteps ? ofSteps[i] : nameOf(ofPair, candidate);
      steps.push(this.#step(data, from, name ?? ''));
    }
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

  #step(data: Float64Array, from: number, name: string): Step {
    const at = this.#stepAt;
    const codes = this.#codes;
    const skipped = data[from + at.skipReason] as number;
    const beyond = data[from + at.beyond] as number;
    return {
      name,
      group: codes.stepGroup[data[from + at.group] as number] as string,
      status: codes.stepStatus[data[from + at.status] as number] as Step['status'],
      skipReason: skipped === SkipReason.none ? null : nameOf(codes.skipReason, skipped),
      beyond: beyond === Beyond.none ? null : (codes.beyond[beyond] as NonNullable<Step['beyond']>),
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
