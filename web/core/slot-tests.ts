// The tests of two slots of a world: what core.test and others are of two shapes.
import type { Cast, SweepOptions } from './cast.ts';
import type { Casts } from './casts.ts';
import type { Contact, ContactOptions } from './contact.ts';
import type { Contacts } from './contacts.ts';
import type { Distance } from './distance.ts';
import { shown, WorldError } from './errors.ts';
import type { Intersection } from './intersection.ts';
import type { Intersections } from './intersections.ts';
import type { Queries } from './queries.ts';
import { Outcome } from './results.ts';
import type { Sweeps } from './sweeps.ts';
import type { Explanation, OutcomeName, Verdict } from './verdict.ts';
import type { WholeSlots } from './whole-slots.ts';

/** @throws WorldError when there is no such slot */
export function requireSlot(slots: WholeSlots, slot: number): void {
  slots.alive();
  if (!Number.isInteger(slot) || slot < 0 || slot >= slots.capacity) {
    throw new WorldError(
      `slot is ${shown(slot)}: this world has the slots 0 to ${slots.capacity - 1}`,
    );
  }
}

/** What answers about two shapes beside Queries, for a core and its worlds. */
export interface PairAnswers {
  readonly casts: Casts;
  readonly contacts: Contacts;
  readonly intersections: Intersections;
}

export class SlotTests {
  /** The number of shapes it can hold. */
  readonly capacity: number;
  readonly #slots: WholeSlots;
  readonly #queries: Queries;
  readonly #sweeps: Sweeps;
  readonly #answers: PairAnswers;

  /** @internal */
  constructor(slots: WholeSlots, queries: Queries, sweeps: Sweeps, answers: PairAnswers) {
    this.#slots = slots;
    this.#queries = queries;
    this.#sweeps = sweeps;
    this.#answers = answers;
    this.capacity = slots.capacity;
  }

  /**
   * Do the shapes of two slots meet, if only in a point? Nothing else is computed.
   * @throws InvalidShapeError when a slot has no shape, WorldError when there is no such slot
   */
  meets(a: number, b: number): boolean {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#queries.outcome(this.#slots, a, b) !== Outcome.apart;
  }

  /** The outcome that `test` gives, and nothing else computed. Throws as `meets` does. */
  outcome(a: number, b: number): OutcomeName {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#queries.outcomeName(this.#queries.outcome(this.#slots, a, b));
  }

  /** How the shapes of two slots meet, or what separates them. Throws as `meets` does. */
  test(a: number, b: number): Verdict {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#queries.test(this.#slots, a, b);
  }

  explain(a: number, b: number): Explanation {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#queries.explain(this.#slots, a, b);
  }

  /** The distance or penetration depth of two shapes. */
  distance(a: number, b: number): Distance {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#queries.distance(this.#slots, a, b);
  }

  /**
   * Where the shapes of two slots meet, as `core.contacts` answers it: one manifold, none where they are apart, of a
   * mesh one for each triangle that meets the other.
   * @throws InvalidShapeError when a slot has no shape, WorldError when there is no such slot; InvalidArgumentError
   * naming the option at fault, or a ray's slot, OutOfMemoryError
   */
  contacts(a: number, b: number, options: ContactOptions = {}): Contact[] {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#answers.contacts.ofSlots('world.contacts', this.#slots, a, b, options);
  }

  /**
   * What the shapes of two slots have in common, as `core.intersections` answers it: one set, none where they are apart,
   * of a mesh one for each triangle that meets the other.
   * @throws InvalidShapeError when a slot has no shape, WorldError when there is no such slot; InvalidArgumentError
   * naming a round shape's slot, OutOfMemoryError
   */
  intersections(a: number, b: number): Intersection[] {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#answers.intersections.ofSlots('world.intersections', this.#slots, a, b);
  }

  /**
   * What `core.cast` says of the shapes of two slots, moving with their `velocities`: all about a pair of `sweep`.
   * @throws InvalidShapeError when a slot has no shape, WorldError when there is no such slot; InvalidArgumentError for
   * an invalid option or velocity, or two planes or rays
   */
  castPair(a: number, b: number, options?: SweepOptions): Cast {
    requireSlot(this.#slots, a);
    requireSlot(this.#slots, b);
    return this.#sweeps.castPair(a, b, options);
  }
}
