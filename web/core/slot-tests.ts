// The tests of two slots of a world: what core.test and others are of two shapes.
import type { Distance } from './distance.ts';
import { shown, WorldError } from './errors.ts';
import type { Queries } from './queries.ts';
import { Outcome } from './results.ts';
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

export class SlotTests {
  /** The number of shapes it can hold. */
  readonly capacity: number;
  readonly #slots: WholeSlots;
  readonly #queries: Queries;

  /** @internal */
  constructor(slots: WholeSlots, queries: Queries) {
    this.#slots = slots;
    this.#queries = queries;
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
}
