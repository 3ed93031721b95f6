// The results of core.project, core.separates and core.contains: shapes along one axis, and shapes inside of
// shapes.
import type { Aabb, Capsule, Obb, Plane, Shape, Sphere, Vec3 } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import type { Queries } from './queries.ts';
import { offsetsOf } from './records.ts';
import type { Slots } from './slots.ts';
import { type OutcomeName, orNull, vector } from './verdict.ts';

/** The projection of a shape on an axis. */
export interface Projection {
  /** Metres from the world's origin along the unit axis, to 2 ulp; −Infinity where it has no end. */
  readonly min: number;
  /** The same of the other end; Infinity where there is none. */
  readonly max: number;
  /**
   * The middle of the support points, in world space: of a ray at right angles its
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
   * Metres between the intervals, to 2 ulp: negative for the least shift along the axis that would separate
   * them, 0 only when touching, null where no shift does.
   */
  readonly gap: number | null;
  /** The intervals of a and b as `project` gives them. */
  readonly a: readonly [min: number, max: number];
  readonly b: readonly [min: number, max: number];
}

/** Shapes that can contain others; a plane contains the half-space behind it. */
export type Container = Sphere | Capsule | Aabb | Obb | Plane;

const kProjectionNames = ['min', 'max', 'minPoint', 'maxPoint'] as const;
const kSeparationNames = ['gap', 'aMin', 'aMax', 'bMin', 'bMax'] as const;
/** Codes returned by the core, see `World` in C++. */
const kNoContainer = -1;
const kUnbounded = -2;

type Offsets<Names extends readonly string[]> = Readonly<Record<Names[number], number>>;

export class Along {
  readonly #queries: Queries;
  readonly #slots: Slots;
  readonly #reasons: readonly string[];
  readonly #projectionAt: Offsets<typeof kProjectionNames>;
  readonly #separationAt: Offsets<typeof kSeparationNames>;

  constructor(catalog: Catalog, queries: Queries, slots: Slots) {
    this.#queries = queries;
    this.#slots = slots;
    this.#reasons = catalog.codes.reason;
    this.#projectionAt = offsetsOf(catalog.layout.projection, kProjectionNames);
    this.#separationAt = offsetsOf(catalog.layout.separation, kSeparationNames);
  }

  project(shape: Shape, axis: Vec3): Projection {
    const slots = this.#slots;
    const write = () => this.#writeAxis('project', axis);
    const answer = this.#queries.project(slots, shape, write);
    if (answer < 0) throw this.#axisFault('project', axis, answer);
    const from = slots.offset(slots.raySlot);
    const { numbers } = slots;
    const at = this.#projectionAt;
    return {
      min: numbers[from + at.min] as number,
      max: numbers[from + at.max] as number,
      minPoint: vector(numbers, from + at.minPoint),
      maxPoint: vector(numbers, from + at.maxPoint),
    };
  }

  separates(a: Shape, b: Shape, axis: Vec3): Separation {
    const slots = this.#slots;
    const write = () => this.#writeAxis('separates', axis);
    const answer = this.#queries.pairSeparates(slots, a, b, write);
    if (answer < 0) throw this.#axisFault('separates', axis, answer);
    const from = slots.offset(slots.raySlot);
    const { numbers } = slots;
    const at = this.#separationAt;
    return {
      outcome: this.#queries.outcomeName(answer),
      gap: orNull(numbers[from + at.gap] as number),
      a: [numbers[from + at.aMin] as number, numbers[from + at.aMax] as number],
      b: [numbers[from + at.bMin] as number, numbers[from + at.bMax] as number],
    };
  }

  contains(a: Container, b: Shape): boolean {
    const answer = this.#queries.pairContains(this.#slots, a, b);
    if (answer === kNoContainer) throw refused('contains', 'a.kind', a.kind, 'noContainer');
    if (answer === kUnbounded) {
      throw b.kind === 'ray'
        ? refused('contains', 'b.maxDistance', b.maxDistance, 'unbounded')
        : refused('contains', 'b.kind', b.kind, 'unbounded');
    }
    return answer === 1;
  }

  /** Writes into the ray's slot, which is free between two calls. */
  #writeAxis(call: string, axis: unknown): void {
    if (axis === undefined) throw refused(call, 'axis', axis, 'missing');
    if (typeof axis !== 'object' || axis === null) throw refused(call, 'axis', axis, 'wrongType');
    const given = axis as ArrayLike<unknown>;
    if (given.length !== 3) throw refused(call, 'axis.length', given.length, 'wrongLength');
    // Read once and before anything is written: reading may run the caller's code.
    const x = given[0];
    const y = given[1];
    const z = given[2];
    if (typeof x !== 'number') throw refused(call, 'axis[0]', x, 'wrongType');
    if (typeof y !== 'number') throw refused(call, 'axis[1]', y, 'wrongType');
    if (typeof z !== 'number') throw refused(call, 'axis[2]', z, 'wrongType');
    const { numbers } = this.#slots;
    const at = this.#slots.offset(this.#slots.raySlot);
    numbers[at] = x;
    numbers[at + 1] = y;
    numbers[at + 2] = z;
  }

  #axisFault(call: string, axis: Vec3, answer: number): InvalidArgumentError {
    const slots = this.#slots;
    const reason = (this.#reasons[-answer] ?? 'none') as ArgumentReason;
    if (reason === 'zeroLength') return refused(call, 'axis', axis, reason);
    const index = slots.numbers[slots.offset(slots.raySlot)] as number;
    return refused(call, `axis[${index}]`, axis[index], reason);
  }
}

function refused(
  call: string,
  argument: string,
  value: unknown,
  reason: ArgumentReason,
): InvalidArgumentError {
  return new InvalidArgumentError(call, argument, value, reason);
}
