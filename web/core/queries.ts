// The tests and queries of one world, with plain objects or typed errors as results. Used by Core and World.
import type { Kind, Vec3 } from '../scene/shape.ts';
import { type Catalog, type CatalogKind, kindsOf } from './catalog.ts';
import { type Distance, Distances } from './distance.ts';
import type { InvalidReason, InvalidShapeError } from './errors.ts';
import type { HitOptionsCode } from './hit-options.ts';
import type { Interaction } from './interaction.ts';
import type { AnyKind, AnyShape } from './posed.ts';
import type { Records } from './records.ts';
import { type Described, type PairTexts, ResultDecoder } from './result-decoder.ts';
import { Outcome } from './results.ts';
import type { Slots } from './slots.ts';
import type { Explanation, Hit, OutcomeName, Verdict } from './verdict.ts';
import type { ShapeName } from './writer-errors.ts';

/** A shape that a ray hits: its slot in the world, and the hit. */
export interface RayHit {
  readonly slot: number;
  readonly hit: Hit;
}

/** Names of a pair's slots in errors. */
type Names = readonly [string, string];
const kPairNames: Names = ['a', 'b'];
const kShapeName = 'shape';

export class Queries {
  readonly #catalog: Catalog;
  readonly #records: Records;
  readonly #decoder: ResultDecoder;
  readonly #described: Described | undefined;
  readonly #kinds: readonly CatalogKind<AnyKind>[];
  readonly #distances: Distances;
  readonly #outcomes: readonly OutcomeName[];
  readonly #places = new WeakMap<readonly [Kind, Kind], number>();

  /** `described`: what describes pairs with a hull or mesh, of a core that has them. */
  constructor(catalog: Catalog, records: Records, described?: Described) {
    this.#described = described;
    this.#kinds = kindsOf(catalog);
    this.#catalog = catalog;
    this.#records = records;
    this.#decoder = new ResultDecoder(catalog, records);
    this.#distances = new Distances(records);
    this.#outcomes = catalog.codes.outcome as readonly OutcomeName[];
  }

  get catalog(): Catalog {
    return this.#catalog;
  }

  /** Writes a shape and lets the core check it. */
  put(slots: Slots, slot: number, shape: AnyShape, name: ShapeName): void {
    slots.write(slot, shape, name);
    this.check(slots, slot, name);
  }

  /** Lets the core check a written slot; throws if it is invalid. */
  check(slots: Slots, slot: number, name: ShapeName): void {
    if (slots.prepare(slot) === 0) return;
    slots.test(slot, slot);
    throw this.#faultOf(slots, slot, name);
  }

  /** The outcome code of a pair, which is written into the slots 0 and 1. */
  pairOutcome(slots: Slots, a: AnyShape, b: AnyShape): number {
    this.#writePair(slots, a, b);
    return this.#answered(slots, slots.pairOutcome());
  }

  pairTest(slots: Slots, a: AnyShape, b: AnyShape, options: HitOptionsCode): Verdict {
    this.#writePair(slots, a, b);
    this.#answered(slots, slots.pairTest(options));
    return this.#verdict(slots, 0, 1);
  }

  /** What another call about the pair answers, for valid shapes; `invalid`: what it answers of others. */
  answered(
    slots: Slots,
    a: AnyShape,
    b: AnyShape,
    call: () => number,
    invalid: number = Outcome.invalid,
  ): number {
    this.#writePair(slots, a, b);
    return this.#answered(slots, call(), invalid);
  }

  /** The result of `Slots.pairSeparates` for valid shapes. */
  pairSeparates(slots: Slots, a: AnyShape, b: AnyShape, axis: Vec3): number {
    this.#writePair(slots, a, b);
    slots.scratch.set(axis);
    return this.#answered(slots, slots.pairSeparates());
  }

  /** The result of `Slots.project` for a valid shape. */
  project(slots: Slots, shape: AnyShape, axis: Vec3): number {
    const kind = slots.writeNumbers(0, shape, kShapeName);
    slots.scratch.set(axis);
    const answer = slots.project(kind);
    if (answer === Outcome.invalid) throw this.#refusal(slots, 0, 0, [kShapeName, kShapeName]);
    return answer;
  }

  /** The code of the outcome of two slots. */
  outcome(slots: Slots, a: number, b: number): number {
    const outcome = slots.outcome(a, b);
    if (outcome === Outcome.invalid) throw this.#refusal(slots, a, b);
    return outcome;
  }

  outcomeName(outcome: number): OutcomeName {
    return this.#outcomes[outcome] as OutcomeName;
  }

  test(slots: Slots, a: number, b: number): Verdict {
    if (slots.test(a, b) === Outcome.invalid) throw this.#refusal(slots, a, b);
    return this.#verdict(slots, a, b);
  }

  /** What the core has just answered about two slots. */
  #verdict(slots: Slots, a: number, b: number): Verdict {
    return this.#decoder.verdict(slots.verdict, this.describe(slots, a, b));
  }

  /** The names of a pair of slots that depend on the shapes; undefined where the catalog has all of them. */
  describe(slots: Slots, a: number, b: number): PairTexts | undefined {
    return this.#described?.describe(slots, a, b);
  }

  pairExplain(slots: Slots, a: AnyShape, b: AnyShape): Explanation {
    this.#writePair(slots, a, b);
    slots.preparePair();
    return this.explain(slots, 0, 1, kPairNames);
  }

  explain(slots: Slots, a: number, b: number, names?: Names): Explanation {
    const count = slots.explain(a, b);
    const data = slots.verdict;
    if (this.#records.outcomeOf(data) === Outcome.invalid) throw this.#refusal(slots, a, b, names);
    return this.explained(slots, count, a, b);
  }

  /** The verdict and the steps that the core has just written about two slots. */
  explained(slots: Slots, count: number, a: number, b: number): Explanation {
    const texts = this.describe(slots, a, b);
    return this.#decoder.explanation(slots.verdict, slots.steps, count, texts);
  }

  pairDistance(slots: Slots, a: AnyShape, b: AnyShape): Distance {
    this.#writePair(slots, a, b);
    slots.preparePair();
    return this.distance(slots, 0, 1, kPairNames);
  }

  distance(slots: Slots, a: number, b: number, names?: Names): Distance {
    if (!slots.measure(a, b)) throw this.#refusal(slots, a, b, names);
    return this.#distances.read(slots.distance);
  }

  /** Of the ray that was put. */
  raycast(
    slots: Slots,
    count: number,
    options: HitOptionsCode,
    interaction: Interaction,
    milliseconds = Number.POSITIVE_INFINITY,
  ): RayHit | null {
    const slot = slots.raycast(count, interaction, options, milliseconds);
    return slot < 0 ? null : { slot, hit: this.#decoder.hit(slots.verdict, 0) };
  }

  raycastAll(
    slots: Slots,
    count: number,
    options: HitOptionsCode,
    interaction: Interaction,
  ): RayHit[] {
    slots.beginRaycastAll(count, interaction, options);
    return this.hitsOf(slots, slots.proceedRaycastAll());
  }

  /** The first records of `slots.hits`; of two kinds where these are the same for all. */
  hitsOf(slots: Slots, count: number, kinds?: readonly [Kind, Kind]): RayHit[] {
    const data = slots.hits;
    const pair = kinds === undefined ? undefined : this.#placeOf(kinds);
    const { hitStride } = this.#records;
    const hits: RayHit[] = [];
    for (let i = 0; i < count; i++) {
      const at = i * hitStride;
      const slot = data[at] as number;
      hits.push({ slot, hit: this.#decoder.hit(data, at + 1, pair) });
    }
    return hits;
  }

  /** The kind of a slot's shape. */
  kindOf(slots: Slots, slot: number): AnyKind | undefined {
    return this.#kinds[slots.kinds[slot] as number]?.name;
  }

  /** The hit of a verdict that the core has just written, of two kinds in the table's order. */
  hitOf(slots: Slots, kinds: readonly [Kind, Kind]): Hit {
    return this.#decoder.hit(slots.verdict, 0, this.#placeOf(kinds));
  }

  /** The place of two kinds in the table, looked up once for each array of them. */
  #placeOf(kinds: readonly [Kind, Kind]): number {
    const known = this.#places.get(kinds);
    if (known !== undefined) return known;
    const [a, b] = kinds;
    const place = this.#catalog.pairs.findIndex((each) => each.a === a && each.b === b);
    this.#places.set(kinds, place);
    return place;
  }

  /** The error for what the core has just rejected. */
  fault({ verdict }: Slots): { reason: string; slot: number; index: number } {
    return {
      reason: this.#reason(verdict),
      slot: this.#records.faultSlotOf(verdict),
      index: this.#records.faultIndexOf(verdict),
    };
  }

  /** Writes the numbers of a and b into the slots 0 and 1 for a call about them. */
  #writePair(slots: Slots, a: AnyShape, b: AnyShape): void {
    slots.isReading = true;
    try {
      slots.kindA = slots.writeNumbers(0, a, kPairNames[0]);
      slots.kindB = this.#writeSecond(slots, b);
    } finally {
      slots.isReading = false;
    }
  }

  /** What a call about the pair has answered, unless a shape is invalid. */
  #answered(slots: Slots, answer: number, invalid: number = Outcome.invalid): number {
    if (answer === invalid) throw this.#refusal(slots, 0, 1, kPairNames);
    return answer;
  }

  /** Writes b's numbers; if that fails, an error in a's numbers takes precedence. */
  #writeSecond(slots: Slots, b: AnyShape): number {
    try {
      return slots.writeNumbers(1, b, kPairNames[1]);
    } catch (error) {
      slots.kinds[0] = slots.kindA;
      this.check(slots, 0, kPairNames[0]);
      throw error;
    }
  }

  /** The error for two slots that the core rejected; without `names` they are named by their numbers. */
  #refusal(slots: Slots, a: number, b: number, names?: Names): InvalidShapeError {
    slots.test(a, b);
    const second = this.#records.faultSlotOf(slots.verdict);
    const slot = second === 0 ? a : b;
    return this.#faultOf(slots, slot, names?.[second] ?? slot);
  }

  #reason(data: Float64Array): string {
    return this.#catalog.codes.reason[this.#records.reasonOf(data)] ?? 'none';
  }

  #faultOf(slots: Slots, slot: number, name: ShapeName): InvalidShapeError {
    const data = slots.verdict;
    const reason = this.#reason(data);
    if (reason === 'noShape') return slots.noShape(slot, name);
    const index = this.#records.faultIndexOf(data);
    return slots.fault(slot, index, reason as InvalidReason, name);
  }
}
