// Sweeps of a world: options and faults of velocities as typed errors, and the pairs as views.
import type { Cast, SweepOptions, SweptPairs } from './cast.ts';
import type { Casts } from './casts.ts';
import { type ArgumentReason, InvalidArgumentError } from './errors.ts';
import { requireNumber } from './motion-numbers.ts';
import { refuseOthers, requireOptions } from './options.ts';
import { inMemory } from './out-of-memory.ts';
import type { WholeSlots } from './whole-slots.ts';

/** As the core says that it is the duration that is at fault, and no velocity. */
const kOfDuration = -1;

const kOptions: readonly string[] = ['duration'];

/** @throws InvalidArgumentError */
function durationOf(fn: string, options: SweepOptions): number {
  requireOptions(fn, options);
  const { duration = 1 } = options;
  refuseOthers(fn, options, kOptions);
  requireNumber(fn, 'options.duration', duration);
  return duration;
}

export class Sweeps {
  readonly #slots: WholeSlots;
  readonly #casts: Casts;
  readonly #pairs: SweptPairs;

  constructor(slots: WholeSlots, casts: Casts) {
    this.#slots = slots;
    this.#casts = casts;
    this.#pairs = {
      get count() {
        return slots.sweep.a.length;
      },
      get a() {
        return slots.sweep.a;
      },
      get b() {
        return slots.sweep.b;
      },
      get outcomes() {
        return slots.sweep.outcomes;
      },
      get tEnter() {
        return slots.sweep.tEnter;
      },
      get tExit() {
        return slots.sweep.tExit;
      },
    };
  }

  /** Of the first `count` slots; see `World.sweep`. */
  sweep(count: number, options: SweepOptions = {}): SweptPairs {
    const fn = 'world.sweep';
    const duration = durationOf(fn, options);
    const found = this.#slots.sweep.run(count, duration);
    const reason = this.#casts.motionFault(found);
    if (reason !== undefined) {
      const place = this.#slots.scratch[0] as number;
      throw place === kOfDuration
        ? new InvalidArgumentError(fn, 'options.duration', duration, reason)
        : this.#notAVelocity(fn, place, reason);
    }
    inMemory(found, 'all pairs that meet');
    return this.#pairs;
  }

  /** Of two slots that there are; see `World.castPair`. */
  castPair(a: number, b: number, options: SweepOptions = {}): Cast {
    const fn = 'world.castPair';
    const duration = durationOf(fn, options);
    const { velocities } = this.#slots.sweep;
    const places = [a, b].flatMap((slot) => [3 * slot, 3 * slot + 1, 3 * slot + 2]);
    const numbers = [...places.map((place) => velocities[place] as number), duration];
    return this.#casts.ofSlots(fn, this.#slots, a, b, numbers, (at, reason) => {
      const place = places[at];
      return place === undefined
        ? new InvalidArgumentError(fn, 'options.duration', duration, reason)
        : this.#notAVelocity(fn, place, reason);
    });
  }

  #notAVelocity(fn: string, place: number, reason: ArgumentReason): InvalidArgumentError {
    const value = this.#slots.sweep.velocities[place];
    return new InvalidArgumentError(fn, `velocities[${place}]`, value, reason);
  }
}
