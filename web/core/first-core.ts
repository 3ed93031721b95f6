// The part of the core that the page's figures need: plain objects in, plain objects out, typed errors for bad input.
import type { Scene } from '../scene/scene.ts';
import type { Shape, Vec3 } from '../scene/shape.ts';
import { Along, type Projection, type Separation } from './along.ts';
import type { Catalog } from './catalog.ts';
import { Codec, type GeometryCodec } from './codec.ts';
import type { Distance } from './distance.ts';
import { InvalidArgumentError } from './errors.ts';
import { Figure } from './figure.ts';
import { codeOf, type HitOptions } from './hit-options.ts';
import { Memory } from './memory.ts';
import type { AnyShape } from './posed.ts';
import { Quaternions } from './quaternion.ts';
import { Queries } from './queries.ts';
import { Records } from './records.ts';
import type { Described } from './result-decoder.ts';
import { Outcome } from './results.ts';
import { Scratch } from './scratch.ts';
import { Slots } from './slots.ts';
import type { Explanation, OutcomeName, Verdict } from './verdict.ts';
import type { FirstModule } from './wasm/core.mjs';

/** What the core's classes are made of. */
export interface CoreParts<OfModule extends Slots = Slots> {
  readonly catalog: Catalog;
  readonly records: Records;
  readonly queries: Queries;
  readonly along: Along;
  readonly scratch: Scratch<OfModule>;
  readonly memory: Memory;
  createSlots(capacity: number): OfModule;
}

/** `type`: the slots of the module; `geometriesOf`: what makes the geometries of one that has them. */
export function partsOf<Module extends FirstModule, OfModule extends Slots>(
  module: Module,
  type: new (
    module: Module,
    memory: Memory,
    codec: Codec,
    stride: number,
    capacity: number,
  ) => OfModule,
  geometriesOf?: (memory: Memory, catalog: Catalog) => GeometryCodec & Described,
): CoreParts<OfModule> {
  const memory = new Memory(() => module.memory().buffer);
  const catalog = JSON.parse(module.catalog()) as Catalog;
  const geometries = geometriesOf?.(memory, catalog);
  const codec = new Codec(catalog, geometries);
  const records = new Records(catalog);
  const queries = new Queries(catalog, records, geometries);
  const { slotStride } = catalog.layout;
  const createSlots = (capacity: number) => new type(module, memory, codec, slotStride, capacity);
  const scratch = new Scratch(createSlots);
  const along = new Along(catalog, queries, scratch);
  return { memory, catalog, records, queries, along, scratch, createSlots };
}

/** `Accepted`: what it takes as a shape. */
export class FirstCore<Accepted extends AnyShape = Shape> {
  /** Kinds, pairs, candidates, codes and layouts. */
  readonly catalog: Catalog;
  /** Arithmetic of quaternions, on plain arrays x, y, z, w. */
  readonly quaternion: Quaternions;
  readonly #parts: CoreParts;
  /** Of the parts what short calls need. */
  readonly #queries: Queries;
  readonly #scratch: Scratch;

  /** @internal */
  constructor(parts: CoreParts) {
    this.catalog = parts.catalog;
    this.quaternion = new Quaternions(parts.catalog, parts.scratch);
    this.#parts = parts;
    this.#queries = parts.queries;
    this.#scratch = parts.scratch;
  }

  /**
   * Do a and b meet, if only in a point? Nothing else is computed.
   * @throws InvalidShapeError naming the field and value at fault
   */
  meets(a: Accepted, b: Accepted): boolean {
    return this.#queries.pairOutcome(this.#scratch.slots, a, b) !== Outcome.apart;
  }

  /** The outcome that `test` gives, and nothing else computed. Throws as `meets` does. */
  outcome(a: Accepted, b: Accepted): OutcomeName {
    return this.#parts.queries.outcomeName(
      this.#parts.queries.pairOutcome(this.#parts.scratch.slots, a, b),
    );
  }

  /**
   * How do a and b meet, or what separates them? The options say which hits of a ray or segment
   * count; the outcome is the same with any of them.
   * @throws InvalidShapeError naming the field and value at fault, InvalidArgumentError the option
   */
  test(a: Accepted, b: Accepted, options?: HitOptions): Verdict {
    return this.#parts.queries.pairTest(this.#parts.scratch.slots, a, b, codeOf('test', options));
  }

  /** The same verdict with every step that led to it. Throws as `test` does. */
  explain(a: Accepted, b: Accepted): Explanation {
    return this.#parts.queries.pairExplain(this.#parts.scratch.slots, a, b);
  }

  /** How far apart a and b are and where they are nearest, or how deep in each other. */
  distance(a: Accepted, b: Accepted): Distance {
    return this.#parts.queries.pairDistance(this.#parts.scratch.slots, a, b);
  }

  /**
   * The projection of a shape on an axis of any length but zero: a closed interval in meters, measured
   * from the world's origin, and the support points.
   * @throws InvalidShapeError, or InvalidArgumentError for an invalid axis
   */
  project(shape: Accepted, axis: Vec3): Projection {
    return this.#parts.along.project(shape, axis);
  }

  /** Does this axis separate a and b? Exact, for an axis of any length but zero. Throws as `project`. */
  separates(a: Accepted, b: Accepted, axis: Vec3): Separation {
    return this.#parts.along.separates(a, b, axis);
  }

  /**
   * Checks that the items of a scene are valid shapes. Nothing is decided.
   * @throws InvalidShapeError naming the shape, field and value at fault, InvalidArgumentError without items
   */
  check(scene: Pick<Scene, 'items'>): void {
    const items: unknown = scene?.items;
    if (!Array.isArray(items)) throw new InvalidArgumentError('check', 'items', items, 'notItems');
    for (const item of items as Scene['items']) {
      const { name, shape } = item ?? {};
      const named = typeof name === 'string' ? name : 'item';
      this.#parts.queries.put(this.#parts.scratch.slots, 0, shape, named);
    }
  }

  /** Evaluates the scenes of one figure of the page; see figure.ts. */
  createFigure(): Figure {
    const { createSlots, records, queries } = this.#parts;
    return new Figure(createSlots, records, queries);
  }
}

/** One that takes what the page's scenes have; hulls are refused by one that has none. */
export type SceneCore = FirstCore<AnyShape>;

/** The figures' core of a module, the first or the whole one. */
export const firstCoreOf = (module: FirstModule): FirstCore =>
  new FirstCore(partsOf(module, Slots));
