// The questions to a world about one ray, shape or point: their options, and answers as plain objects.
import type { Point, Ray } from '../scene/shape.ts';
import type { Distance } from './distance.ts';
import { InvalidArgumentError, OutOfMemoryError } from './errors.ts';
import { codeOf, type HitOptions, type HitOptionsCode, kHitOptions } from './hit-options.ts';
import {
  checkedInteraction,
  type Interaction,
  type InteractionOptions,
  interactionOf,
  kInteractionOptions,
  kInteractsWithAll,
} from './interaction.ts';
import {
  type ManyShapes,
  type QueriesAnswer,
  type RaycastsAnswer,
  writeQuestions,
} from './many-questions.ts';
import { kNoRoom } from './out-of-memory.ts';
import type { AnyShape } from './posed.ts';
import type { Queries, RayHit } from './queries.ts';
import { putRay } from './triangle-list.ts';
import { listed } from './typed-arrays.ts';
import type { WholeSlots } from './whole-slots.ts';

/** Which hits of a ray count, and of which slots. */
export interface RaycastOptions extends HitOptions, InteractionOptions {}

/** The shape of a world that is nearest to a point: its slot, and the distance from the point to it. */
export interface NearestShape extends Distance {
  readonly slot: number;
}

export interface QueriesOptions extends InteractionOptions {
  /** Of shapes that are given as numbers: what kind they are. */
  readonly kind?: AnyShape['kind'] | undefined;
}

interface CheckedOptions {
  readonly code: HitOptionsCode;
  readonly interaction: Interaction;
}

const kNoOptions: CheckedOptions = { code: 0, interaction: kInteractsWithAll };
const kRaycastOptions: readonly string[] = [...kHitOptions, ...kInteractionOptions];
const kQueriesOptions: readonly string[] = [...kInteractionOptions, 'kind'];
const kNotAPoint = 'must be a shape of the kind point';

/**
 * Each option is read once: reading may run the caller's code.
 * @throws InvalidArgumentError naming the option and its value
 */
export function raycastOptions(fn: string, options: RaycastOptions | undefined): CheckedOptions {
  if (options === undefined) return kNoOptions;
  const code = codeOf(fn, options, kRaycastOptions);
  const { group, mask } = options;
  return { code, interaction: checkedInteraction(fn, { group, mask }) };
}

/** Of the first `count` slots; see the methods of World. */
export class Questions {
  readonly #slots: WholeSlots;
  readonly #queries: Queries;

  readonly #raycasts: RaycastsAnswer;
  readonly #found: QueriesAnswer;

  constructor(slots: WholeSlots, queries: Queries) {
    this.#slots = slots;
    this.#queries = queries;
    this.#raycasts = {
      get slots() {
        return slots.many.raySlots;
      },
      get t() {
        return slots.many.rayParameters;
      },
    };
    this.#found = {
      get offsets() {
        return slots.many.queryOffsets;
      },
      get slots() {
        return slots.many.querySlots;
      },
    };
  }

  raycast(count: number, ray: Ray, options?: RaycastOptions): RayHit | null {
    const { code, interaction } = raycastOptions('world.raycast', options);
    putRay('world.raycast', this.#queries, this.#slots, ray);
    return this.#queries.raycast(this.#slots, count, code, interaction);
  }

  raycastAll(count: number, ray: Ray, options?: RaycastOptions): RayHit[] {
    const { code, interaction } = raycastOptions('world.raycastAll', options);
    putRay('world.raycastAll', this.#queries, this.#slots, ray);
    return this.#queries.raycastAll(this.#slots, count, code, interaction);
  }

  query(count: number, shape: AnyShape, options?: InteractionOptions): number[] {
    const interaction = interactionOf('world.query', options);
    this.#put(shape, 'shape');
    const found = this.#slots.find(count, interaction, 0);
    if (found === kNoRoom) {
      throw new OutOfMemoryError('the core has no memory for all shapes that meet this one');
    }
    return listed(this.#slots.hits, 0, found);
  }

  nearest(count: number, point: Point, options?: InteractionOptions): NearestShape | null {
    const interaction = interactionOf('world.nearest', options);
    this.#put(point, 'point');
    const { raySlot } = this.#slots;
    if (this.#queries.kindOf(this.#slots, raySlot) !== 'point') {
      throw new InvalidArgumentError('world.nearest', 'point', point, 'notAPoint', kNotAPoint);
    }
    const slot = this.#slots.find(count, interaction, 1);
    if (slot < 0) return null;
    const found = this.#queries.distance(this.#slots, raySlot, slot);
    // No object spread: it takes half a microsecond.
    return {
      slot,
      distance: found.distance,
      depth: found.depth,
      axis: found.axis,
      pointA: found.pointA,
      pointB: found.pointB,
      translation: found.translation,
    };
  }

  raycasts(count: number, rays: ManyShapes<Ray>, options?: RaycastOptions): RaycastsAnswer {
    const fn = 'world.raycasts';
    const { code, interaction } = raycastOptions(fn, options);
    writeQuestions(this.#slots, this.#queries.catalog, fn, 'rays', rays, 'ray');
    const { many } = this.#slots;
    this.#requireAll(many.raycasts(count, interaction, code), many.raySlots.length, 'rays');
    return this.#raycasts;
  }

  queries(
    count: number,
    shapes: ManyShapes<AnyShape>,
    options: QueriesOptions = {},
  ): QueriesAnswer {
    const fn = 'world.queries';
    const interaction = interactionOf(fn, options, kQueriesOptions);
    const { kind } = options;
    writeQuestions(this.#slots, this.#queries.catalog, fn, 'shapes', shapes, kind);
    const { many } = this.#slots;
    this.#requireAll(many.queries(count, interaction), many.queryOffsets.length - 1, 'shapes');
    return this.#found;
  }

  /** Throws where the core has answered fewer: the next one is in the ray's slot then. */
  #requireAll(answered: number, count: number, name: string): void {
    if (answered < count) {
      this.#queries.check(this.#slots, this.#slots.raySlot, `${name}[${answered}]`);
    }
  }

  #put(shape: AnyShape, name: string): void {
    this.#queries.put(this.#slots, this.#slots.raySlot, shape, name);
  }
}
