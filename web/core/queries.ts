// Questions to one world, answered with plain objects or typed errors. Core and World both ask here.
import type { Kind, Ray, Shape } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import { type Distance, Distances } from './distance.ts';
import { type InvalidReason, InvalidShapeError } from './errors.ts';
import { emptyMeeting, emptyStep, emptyVerdict, type Records } from './records.ts';
import { Outcome } from './results.ts';
import type { Slots } from './slots.ts';
import { Answers, type Explanation, type Hit, type Verdict } from './verdict.ts';

/** A shape that a ray hits: where it is in the world, and how it is hit. */
export interface RayHit {
  readonly slot: number;
  readonly hit: Hit;
}

export class Queries {
  private readonly catalog: Catalog;
  private readonly records: Records;
  private readonly answers: Answers;
  private readonly distances: Distances;
  private readonly verdictRecord = emptyVerdict();
  private readonly stepRecord = emptyStep();
  private readonly meetingRecord = emptyMeeting();

  constructor(catalog: Catalog, records: Records) {
    this.catalog = catalog;
    this.records = records;
    this.answers = new Answers(catalog);
    this.distances = new Distances(catalog);
  }

  /** Writes a shape and lets the core check it. */
  put(slots: Slots, slot: number, shape: Shape, name: string): void {
    slots.write(slot, shape, name);
    this.check(slots, slot, name);
  }

  /** Lets the core check a slot that was written; throws what is wrong with it. */
  check(slots: Slots, slot: number, name: string): void {
    if (slots.prepare(slot) === 0) return;
    slots.test(slot, slot);
    throw this.faultOf(slots, slot, name);
  }

  test(slots: Slots, a: number, b: number): Verdict {
    slots.test(a, b);
    return this.answer(slots, a, b);
  }

  explain(slots: Slots, a: number, b: number): Explanation {
    const count = slots.explain(a, b);
    const verdict = this.answer(slots, a, b);
    const index = this.records.pairOf(slots.verdict);
    const pair = this.answers.pair(index);
    const swapped = this.verdictRecord.swapped;
    const steps = [];
    for (let i = 0; i < count; i++) {
      this.records.readStep(slots.steps, i * this.records.stepStride, this.stepRecord);
      steps.push(this.answers.step(this.stepRecord, index, swapped));
    }
    return { ...verdict, method: pair.method, file: pair.file, steps };
  }

  distance(slots: Slots, a: number, b: number): Distance {
    if (!slots.measure(a, b)) this.answer(slots, a, b); // throws what is wrong
    return this.distances.read(slots.distance);
  }

  raycast(slots: Slots, count: number, ray: Ray): (RayHit & { readonly verdict: Verdict }) | null {
    this.put(slots, slots.raySlot, ray, 'ray');
    const slot = slots.raycast(count);
    if (slot < 0) return null;
    const verdict = this.answer(slots, slots.raySlot, slot);
    return { slot, hit: verdict.hit as Hit, verdict };
  }

  raycastAll(slots: Slots, count: number, ray: Ray): RayHit[] {
    this.put(slots, slots.raySlot, ray, 'ray');
    const found = slots.raycastAll(count);
    const stride = this.records.meetingStride;
    const data = slots.hits;
    const hits: RayHit[] = [];
    for (let i = 0; i < found; i++) {
      this.records.readMeeting(data, i * stride, this.meetingRecord);
      const { b: slot, pair, hit } = this.meetingRecord;
      hits.push({ slot, hit: this.answers.hit(hit, pair) });
    }
    return hits;
  }

  /** The hit of a verdict that the core has just written, of two kinds in the table's order. */
  hitOf(slots: Slots, [a, b]: readonly [Kind, Kind]): Hit {
    this.records.readVerdict(slots.verdict, 0, this.verdictRecord);
    const pair = this.catalog.pairs.findIndex((each) => each.a === a && each.b === b);
    return this.answers.hit(this.verdictRecord.hit, pair);
  }

  /** What the core has just refused, and where. */
  fault({ verdict }: Slots): { reason: string; slot: number; index: number } {
    const { records } = this;
    return {
      reason: this.reason(verdict),
      slot: records.faultSlotOf(verdict),
      index: records.faultIndexOf(verdict),
    };
  }

  /** Reads the verdict that the core has just written. */
  private answer(slots: Slots, a: number, b: number): Verdict {
    const data = slots.verdict;
    this.records.readVerdict(data, 0, this.verdictRecord);
    if (this.verdictRecord.outcome === Outcome.invalid) {
      const first = this.records.faultSlotOf(data) === 0;
      throw this.faultOf(slots, first ? a : b, String(first ? a : b));
    }
    return this.answers.verdict(this.verdictRecord, this.records.pairOf(data));
  }

  private reason(data: Float64Array): string {
    return this.catalog.codes.reason[this.records.reasonOf(data)] ?? 'none';
  }

  private faultOf(slots: Slots, slot: number, name: string): InvalidShapeError {
    const data = slots.verdict;
    const reason = this.reason(data);
    if (reason === 'noShape') return new InvalidShapeError(name, 'kind', undefined, 'notAShape');
    const index = this.records.faultIndexOf(data);
    return slots.fault(slot, index, reason as InvalidReason, name);
  }
}
