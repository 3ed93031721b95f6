// The results of core.project and core.separates: shapes along one axis.
import type { Vec3 } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import type { AnyShape } from './posed.ts';
import type { Queries } from './queries.ts';
import { offsetsOf } from './records.ts';
import { orNull, vector } from './result-decoder.ts';
import type { Scratch } from './scratch.ts';
import type { Slots } from './slots.ts';
import { vectorArgument } from './vector-argument.ts';
import type { OutcomeName } from './verdict.ts';

/** The projection of a shape on an axis. */
export interface Projection {
  /** Meters from the world's origin along the unit axis, to 2 ulp; −Infinity where it has no end, Infinity of a mesh without triangles. */
  readonly min: number;
  /** The same of the other end; Infinity where there is none, −Infinity of a mesh without triangles. */
  readonly max: number;
  /**
   * The middle of the support points, in world space: of a perpendicular ray its
   * origin, of a plane its point nearest to the world's origin. null where there is no end.
   */
  readonly minPoint: Vec3 | null;
  readonly maxPoint: Vec3 | null;
}

/** The test of two shapes on one axis. */
export interface Separation {
  /**
   * Exact. `apart`: the axis separates the shapes. `touching`: the intervals have no more than one
   * end in common. `overlapping`: this axis doesn't separate them; another may.
   */
  readonly outcome: OutcomeName;
  /**
   * Meters between the intervals, to 2 ulp: negative for the least shift along the axis that would separate
   * them, 0 only when touching, null where no shift does.
   */
  readonly gap: number | null;
  /** The intervals of a and b as `project` gives them. */
  readonly a: readonly [min: number, max: number];
  readonly b: readonly [min: number, max: number];
}

const kProjectionNames = ['min', 'max', 'minPoint', 'maxPoint'] as const;
const kSeparationNames = ['gap', 'aMin', 'aMax', 'bMin', 'bMax'] as const;
type Offsets<Names extends readonly string[]> = Readonly<Record<Names[number], number>>;

export class Along {
  readonly #queries: Queries;
  readonly #scratch: Scratch;
  readonly #reasons: readonly string[];
  readonly #projectionAt: Offsets<typeof kProjectionNames>;
  readonly #separationAt: Offsets<typeof kSeparationNames>;

  constructor(catalog: Catalog, queries: Queries, scratch: Scratch) {
    this.#queries = queries;
    this.#scratch = scratch;
    this.#reasons = catalog.codes.reason;
    this.#projectionAt = offsetsOf(catalog.layout.projection, kProjectionNames);
    this.#separationAt = offsetsOf(catalog.layout.separation, kSeparationNames);
  }

  project(shape: AnyShape, axis: Vec3): Projection {
    const slots = this.#scratch.slots;
    const direction = vectorArgument('project', 'axis', axis);
    const answer = this.#queries.project(slots, shape, direction);
    if (answer < 0) throw this.#axisFault('project', slots, direction, answer);
    const { scratch } = slots;
    const at = this.#projectionAt;
    return {
      min: scratch[at.min] as number,
      max: scratch[at.max] as number,
      minPoint: vector(scratch, at.minPoint),
      maxPoint: vector(scratch, at.maxPoint),
    };
  }

  separates(a: AnyShape, b: AnyShape, axis: Vec3): Separation {
    const slots = this.#scratch.slots;
    const direction = vectorArgument('separates', 'axis', axis);
    const answer = this.#queries.pairSeparates(slots, a, b, direction);
    if (answer < 0) throw this.#axisFault('separates', slots, direction, answer);
    const { scratch } = slots;
    const at = this.#separationAt;
    return {
      outcome: this.#queries.outcomeName(answer),
      gap: orNull(scratch[at.gap] as number),
      a: [scratch[at.aMin] as number, scratch[at.aMax] as number],
      b: [scratch[at.bMin] as number, scratch[at.bMax] as number],
    };
  }

  #axisFault(call: string, slots: Slots, axis: Vec3, answer: number): InvalidArgumentError {
    const reason = (this.#reasons[-answer] ?? 'none') as ArgumentReason;
    if (reason === 'zeroLength') return refused(call, 'axis', axis, reason);
    const index = slots.scratch[0] as number;
    return refused(call, `axis[${index}]`, axis[index], reason);
  }
}

const refused = (call: string, argument: string, value: unknown, reason: ArgumentReason) =>
  new InvalidArgumentError(call, argument, value, reason);
