// Slots for calls about shapes in no world. A call reads all of its arguments before it asks the core, and reading
// may run the caller's code, which may call the core: such a nested call is given slots of its own.
import { CollisionError } from './errors.ts';
import type { Slots } from './slots.ts';

const kShapes = 2;
const kDeepest = 8;

export class Scratch<OfModule extends Slots = Slots> {
  readonly #createSlots: (capacity: number) => OfModule;
  readonly #first: OfModule;
  readonly #nested: OfModule[] = [];

  constructor(createSlots: (capacity: number) => OfModule) {
    this.#createSlots = createSlots;
    this.#first = createSlots(kShapes);
  }

  /** Slots that no other call is writing into. */
  get slots(): OfModule {
    return this.#first.isReading ? this.#free() : this.#first;
  }

  #free(): OfModule {
    const free = this.#nested.find(({ isReading }) => !isReading);
    if (free) return free;
    if (this.#nested.length === kDeepest) {
      throw new CollisionError(
        `calls are nested more than ${kDeepest} deep: a getter of an argument calls the core`,
      );
    }
    const slots = this.#createSlots(kShapes);
    this.#nested.push(slots);
    return slots;
  }
}
