// Contacts: the core's records of manifolds as plain objects.
import type { Vec3 } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import type { Contact, ContactKind, ContactOptions, ContactPoint } from './contact.ts';
import { InvalidArgumentError } from './errors.ts';
import type { FeatureNames } from './feature-names.ts';
import { refuseOthers, requireOptions } from './options.ts';
import { inMemory } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { offsetsOf, strideOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
import type { CoreModule } from './wasm/core.mjs';
import { kInvalidPair, type WholeSlots } from './whole-slots.ts';

/** What the core answers instead of a count for a ray, see WireWorld::contacts. */
const kNoManifold = -2;

/** Bits of what is asked for. */
const kIncident = 1;
const kAtMostFour = 2;
const kDeepest = 4;

const kManifold = [
  'outcome',
  'kind',
  'axis',
  'depth',
  'cornersA',
  'cornersB',
  'triangleA',
  'triangleB',
  'points',
] as const;
const kPoint = ['pointA', 'pointB', 'depth'] as const;

const kMost = 4;
const kOptions: readonly string[] = ['incident', 'most'];

export class Contacts {
  readonly #module: CoreModule;
  readonly #names: FeatureNames;
  readonly #queries: Queries;
  readonly #codes: Catalog['codes'];
  readonly #at: Readonly<Record<(typeof kManifold)[number], number>>;
  readonly #pointAt: Readonly<Record<(typeof kPoint)[number], number>>;
  readonly #stride: number;
  readonly #pointStride: number;

  constructor(
    module: CoreModule,
    names: FeatureNames,
    queries: Queries,
    { codes, layout }: Catalog,
  ) {
    this.#module = module;
    this.#names = names;
    this.#queries = queries;
    this.#codes = codes;
    const { manifold = [], contactPoint = [] } = layout;
    this.#at = offsetsOf(manifold, kManifold);
    this.#pointAt = offsetsOf(contactPoint, kPoint);
    this.#stride = strideOf(manifold);
    this.#pointStride = strideOf(contactPoint);
  }

  /** Of a mesh the deepest; null: they are apart. */
  one(slots: WholeSlots, a: AnyShape, b: AnyShape, options: ContactOptions): Contact | null {
    return this.#ofPair('contact', slots, a, b, options, kDeepest)[0] ?? null;
  }

  all(slots: WholeSlots, a: AnyShape, b: AnyShape, options: ContactOptions): Contact[] {
    return this.#ofPair('contacts', slots, a, b, options, 0);
  }

  /** The same as `all` of two slots of a world. */
  ofSlots(fn: string, slots: WholeSlots, a: number, b: number, options: ContactOptions): Contact[] {
    const code = codeOf(fn, options);
    const answer = this.#module._worldContacts(slots.alive(), a, b, code);
    if (answer === kInvalidPair) this.#queries.outcome(slots, a, b); // throws
    return this.#read(fn, slots, a, b, answer);
  }

  #ofPair(
    fn: string,
    slots: WholeSlots,
    a: AnyShape,
    b: AnyShape,
    options: ContactOptions,
    deepest: number,
  ): Contact[] {
    const code = codeOf(fn, options) | deepest;
    const answer = this.#queries.answered(
      slots,
      a,
      b,
      () => this.#module._worldPairContacts(slots.alive(), slots.kindA, slots.kindB, code),
      kInvalidPair,
    );
    return this.#read(fn, slots, 0, 1, answer);
  }

  #read(fn: string, slots: WholeSlots, a: number, b: number, answer: number): Contact[] {
    if (answer === kNoManifold) {
      const isA = slots.scratch[0] === 0;
      const kind = this.#queries.kindOf(slots, isA ? a : b);
      throw new InvalidArgumentError(fn, `${isA ? 'a' : 'b'}.kind`, kind, 'unbounded');
    }
    const count = inMemory(answer, 'all contacts');
    const kindA = slots.kinds[a] as number;
    const kindB = slots.kinds[b] as number;
    const contacts: Contact[] = [];
    for (let from = 0; contacts.length < count; ) {
      const points = slots.hits[from + this.#at.points] as number;
      contacts.push(this.#contact(slots, from, kindA, kindB, points));
      from += this.#stride + points * this.#pointStride;
    }
    return contacts;
  }

  #contact(slots: WholeSlots, from: number, a: number, b: number, count: number): Contact {
    const at = this.#at;
    const featureA = this.#names.of(a, slots.hits[from + at.cornersA] as number);
    const featureB = this.#names.of(b, slots.hits[from + at.cornersB] as number);
    // Once more: the core has been asked for names, and its memory may have grown.
    const data = slots.hits;
    const triangle = (value: number) => (value < 0 ? null : value);
    const points: ContactPoint[] = [];
    for (let i = 0; i < count; i++) points.push(this.#point(data, from + this.#stride, i));
    return {
      outcome: this.#codes.outcome[data[from + at.outcome] as number] as Contact['outcome'],
      kind: (this.#codes.contactKind?.[data[from + at.kind] as number] as ContactKind) ?? null,
      axis: vector(data, from + at.axis),
      depth: orNull(data[from + at.depth] as number),
      featureA,
      featureB,
      points,
      triangleA: triangle(data[from + at.triangleA] as number),
      triangleB: triangle(data[from + at.triangleB] as number),
    };
  }

  #point(data: Float64Array, first: number, i: number): ContactPoint {
    const at = this.#pointAt;
    const from = first + i * this.#pointStride;
    return {
      pointA: vector(data, from + at.pointA) as Vec3,
      pointB: vector(data, from + at.pointB) as Vec3,
      depth: data[from + at.depth] as number,
    };
  }
}

/** @throws InvalidArgumentError naming the option at fault */
function codeOf(fn: string, options: ContactOptions): number {
  requireOptions(fn, options);
  const { incident = false, most } = options;
  refuseOthers(fn, options, kOptions);
  if (typeof incident !== 'boolean') {
    throw new InvalidArgumentError(fn, 'options.incident', incident, 'notABoolean');
  }
  if (most !== undefined && most !== kMost) {
    throw new InvalidArgumentError(fn, 'options.most', most, 'notFour', 'must be 4, or not given');
  }
  return (incident ? kIncident : 0) | (most === undefined ? 0 : kAtMostFour);
}
