// One figure's scene in the core: every frame its shapes go into slots, all pairs are tested, in parts
// where that takes long, and the same results object is refreshed. In steady state nothing is allocated.
import type { Item, Scene } from '../scene/scene.ts';
import type { Vec3 } from '../scene/shape.ts';
import { emptyMeeting, emptyNearest, emptyStep, emptyVerdict } from './empty-records.ts';
import { hasGeometry, isLargePair } from './geometry-pairs.ts';
import { kInteractsWithAll } from './interaction.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import type { Records } from './records.ts';
import {
  type FrameResults,
  type Ledger,
  type MeetingRecord,
  Outcome,
  type StepRecord,
} from './results.ts';
import type { Slots } from './slots.ts';

const kFirstCapacity = 64;
/** Milliseconds for what lies under the pointer. */
const kPickTime = 30;
/** Parts after which an evaluation that is not complete is late. */
const kPartsInTime = 12;

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export class Figure {
  readonly #createSlots: (capacity: number) => Slots;
  readonly #records: Records;
  readonly #queries: Queries;
  #slots: Slots;
  #targets: Slots;
  #meets = new Uint8Array(kFirstCapacity);
  readonly #meetings: MeetingRecord[] = [];
  readonly #hits: MeetingRecord[] = [];
  readonly #steps: StepRecord[] = [];
  readonly #ledger: Ledger;
  readonly #results: Writable<FrameResults>;
  /** The slot of the ray or segment whose hits are not all found yet; −1: none. */
  #castFrom = -1;
  /** How often the evaluation was gone on with. */
  #parts = 0;

  constructor(createSlots: (capacity: number) => Slots, records: Records, queries: Queries) {
    this.#createSlots = createSlots;
    this.#records = records;
    this.#queries = queries;
    this.#slots = createSlots(kFirstCapacity);
    this.#targets = createSlots(kFirstCapacity);
    this.#ledger = {
      pair: -1,
      slotA: -1,
      slotB: -1,
      verdict: emptyVerdict(),
      nearest: emptyNearest(),
      count: 0,
      isListed: true,
      steps: this.#steps,
      names: null,
    };
    this.#results = {
      shapeCount: 0,
      meets: this.#meets,
      meetingCount: 0,
      meetings: this.#meetings,
      ledger: null,
      hits: this.#hits,
      hitCount: 0,
      pairCount: 0,
      pairsLeft: 0,
      isComplete: true,
      isLate: false,
    };
  }

  /**
   * Explains the selected pair of the scene and measures its distance; then, for so many milliseconds,
   * tests all pairs and finds what the pair's ray hits. Throws InvalidShapeError for an invalid shape;
   * the results of the previous frame are kept.
   */
  evaluate(scene: Scene, budget?: number): FrameResults {
    const items = scene.items;
    this.#reserve(items.length);
    this.#write(items);
    this.#slots.begin(items.length);
    this.#check(items);
    const results = this.#results;
    results.shapeCount = items.length;
    results.meetingCount = 0;
    this.#meets.fill(Outcome.apart);
    this.#explain(scene);
    this.#parts = 0;
    return this.proceed(budget);
  }

  /** Goes on with what the last `evaluate` has left, for so many milliseconds. */
  proceed(budget?: number): FrameResults {
    const results = this.#results;
    const slots = this.#slots;
    this.#parts += 1;
    this.#readMeetings(slots.proceed(budget));
    const isTested = slots.isComplete;
    if (isTested && this.#castFrom >= 0) this.#castOn(budget);
    results.isComplete = isTested && this.#castFrom < 0;
    results.isLate = !results.isComplete && this.#parts > kPartsInTime;
    if (results.isLate) {
      results.pairCount = slots.pairs;
      results.pairsLeft = slots.pairsLeft;
    }
    return results;
  }

  /**
   * The nearest of `shapes` along a ray, decided by the core: its index in the list, the point, the
   * surface's unit normal there, null where the ray starts inside, and of a mesh the triangle.
   * Of scenes that take long, the nearest of the shapes that were tested in time.
   * Thin shapes must be passed in thickened, so that the pointer can hit them.
   */
  pick(
    shapes: readonly AnyShape[],
    origin: Vec3,
    direction: Vec3,
  ): { index: number; point: Vec3; normal: Vec3 | null; triangle: number | null } | null {
    if (shapes.length > this.#targets.capacity) {
      this.#targets.dispose();
      this.#targets = this.#createSlots(shapes.length * 2);
    }
    for (let i = 0; i < shapes.length; i++) {
      this.#targets.write(i, shapes[i] as AnyShape, `target ${i}`);
      this.#targets.prepare(i);
    }
    const ray = { kind: 'ray', origin, direction } as const;
    this.#queries.put(this.#targets, this.#targets.raySlot, ray, 'ray');
    const found = this.#queries.raycast(
      this.#targets,
      shapes.length,
      0,
      kInteractsWithAll,
      kPickTime,
    );
    if (!found) return null;
    const { point, normal, triangle = null } = found.hit;
    return { index: found.slot, point, normal, triangle };
  }

  dispose(): void {
    this.#slots.dispose();
    this.#targets.dispose();
  }

  #reserve(count: number): void {
    if (count <= this.#slots.capacity) return;
    const larger = this.#createSlots(count * 2);
    this.#slots.dispose();
    this.#slots = larger;
    this.#meets = new Uint8Array(larger.capacity);
    this.#results.meets = this.#meets;
  }

  #write(items: readonly Item[]): void {
    for (let i = 0; i < items.length; i++) {
      const item = items[i] as Item;
      this.#slots.write(i, item.shape, item.name);
    }
  }

  #check(items: readonly Item[]): void {
    const faults = this.#slots.faults;
    for (let i = 0; i < items.length; i++) {
      if (faults[i] !== 0) this.#queries.check(this.#slots, i, (items[i] as Item).name);
    }
  }

  /** Those that were found since the last time; `count`: of all. */
  #readMeetings(count: number): void {
    const records = this.#records;
    const meetings = this.#meetings;
    const meets = this.#meets;
    const from = this.#results.meetingCount;
    this.#results.meetingCount = count;
    while (meetings.length < count) meetings.push(emptyMeeting());
    for (let i = from; i < count; i++) {
      const meeting = meetings[i] as MeetingRecord;
      records.readMeeting(this.#slots, i, meeting);
      if (meeting.outcome > (meets[meeting.a] as number)) meets[meeting.a] = meeting.outcome;
      if (meeting.outcome > (meets[meeting.b] as number)) meets[meeting.b] = meeting.outcome;
    }
  }

  #explain(scene: Scene): void {
    const ledger = this.#ledger;
    const records = this.#records;
    const slots = this.#slots;
    this.#results.ledger = null;
    this.#results.hitCount = 0;
    this.#castFrom = -1;
    if (scene.pair === null) return;
    const a = slotOf(scene.items, scene.pair[0]);
    const b = slotOf(scene.items, scene.pair[1]);
    if (a < 0 || b < 0 || a === b) return;
    const isListed = !isLargePair(scene.items[a], scene.items[b]);
    const count = isListed ? slots.explain(a, b) : 0;
    if (!isListed) slots.test(a, b);
    while (this.#steps.length < count) this.#steps.push(emptyStep());
    records.readVerdict(slots.verdict, 0, ledger.verdict);
    ledger.pair = records.pairOf(slots.verdict);
    ledger.slotA = a;
    ledger.slotB = b;
    ledger.count = count;
    ledger.isListed = isListed;
    const isNamed = hasGeometry(scene.items[a], scene.items[b]);
    const texts = isNamed && this.#queries.describe(slots, a, b);
    ledger.names = texts ? texts.namesOf(ledger) : null;
    for (let i = 0; i < count; i++) {
      records.readStep(slots.steps, i * records.stepStride, this.#steps[i] as StepRecord);
    }
    slots.measure(a, b);
    records.readNearest(slots.distance, ledger.nearest);
    this.#results.ledger = ledger;
    if (isCurve(scene.items[a])) this.#castFrom = a;
    else if (isCurve(scene.items[b])) this.#castFrom = b;
    if (this.#castFrom >= 0) {
      slots.copyToRaySlot(this.#castFrom);
      slots.beginRaycastAll(scene.items.length, kInteractsWithAll, 0);
    }
  }

  /** What the pair's ray or segment hits, but itself. */
  #castOn(budget?: number): void {
    const slots = this.#slots;
    const slot = this.#castFrom;
    const found = slots.proceedRaycastAll(budget);
    if (found < 0) return;
    this.#castFrom = -1;
    let count = 0;
    for (let i = 0; i < found; i++) {
      if (this.#records.hitSlot(slots, i) === slot) continue;
      while (this.#hits.length <= count) this.#hits.push(emptyMeeting());
      this.#records.readRayHit(slots, i, slot, this.#hits[count] as MeetingRecord);
      count += 1;
    }
    this.#results.hitCount = count;
  }
}

function isCurve(item: Item | undefined): boolean {
  return item?.shape.kind === 'ray' || item?.shape.kind === 'segment';
}

function slotOf(items: readonly Item[], id: number): number {
  for (let i = 0; i < items.length; i++) {
    if ((items[i] as Item).id === id) return i;
  }
  return -1;
}
