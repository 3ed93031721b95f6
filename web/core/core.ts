// The core, as JavaScript sees it: plain objects in, plain objects out, typed errors for bad input.
import type { Scene } from '../scene/scene.ts';
import type { Obb, Quat, Ray, Shape, Vec3 } from '../scene/shape.ts';
import { Along, type Container, type Projection, type Separation } from './along.ts';
import type { Catalog } from './catalog.ts';
import { Codec } from './codec.ts';
import type { Distance } from './distance.ts';
import { InvalidShapeError, WorldError } from './errors.ts';
import { Figure } from './figure.ts';
import { codeOf, type HitOptions } from './hit-options.ts';
import { Memory } from './memory.ts';
import { type MeshHit, type MeshIndex, type MeshPositions, raycastMesh } from './mesh.ts';
import { Quaternions } from './quaternion.ts';
import { Queries } from './queries.ts';
import { Records } from './records.ts';
import { Outcome } from './results.ts';
import { Slots } from './slots.ts';
import type { Explanation, OutcomeName, Verdict } from './verdict.ts';
import type { CoreModule } from './wasm/core.mjs';
import { World } from './world.ts';

const kMostShapes = 1_000_000;
const kAxesFaults = ['', 'zeroLength', 'notPerpendicular', 'notFinite'] as const;

export class Core {
  /** Kinds, pairs, candidates, codes and layouts. */
  readonly catalog: Catalog;
  /** Arithmetic of quaternions, on plain arrays x, y, z, w. */
  readonly quaternion: Quaternions;
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #codec: Codec;
  readonly #records: Records;
  readonly #queries: Queries;
  readonly #along: Along;
  /** Two slots for the single tests of this class. */
  readonly #scratch: Slots;

  /** @internal By loadCore. */
  constructor(module: CoreModule) {
    this.#module = module;
    this.#memory = new Memory(() => module.memory().buffer);
    this.catalog = JSON.parse(module.catalog()) as Catalog;
    this.#codec = new Codec(this.catalog);
    this.#records = new Records(this.catalog);
    this.#queries = new Queries(this.catalog, this.#records);
    this.#scratch = this.#createSlots(2);
    this.quaternion = new Quaternions(this.catalog, this.#scratch);
    this.#along = new Along(this.catalog, this.#queries, this.#scratch);
  }

  /**
   * Do a and b meet, if only in a point? Nothing else is computed.
   * @throws InvalidShapeError naming the field and value at fault
   */
  meets(a: Shape, b: Shape): boolean {
    return this.#queries.pairOutcome(this.#scratch, a, b) !== Outcome.apart;
  }

  /** The outcome that `test` gives, and nothing else computed. Throws as `meets` does. */
  outcome(a: Shape, b: Shape): OutcomeName {
    return this.#queries.outcomeName(this.#queries.pairOutcome(this.#scratch, a, b));
  }

  /**
   * How do a and b meet, or what separates them? The options say which hits of a ray or segment
   * count; the outcome is the same with any of them.
   * @throws InvalidShapeError naming the field and value at fault, InvalidArgumentError the option
   */
  test(a: Shape, b: Shape, options?: HitOptions): Verdict {
    return this.#queries.pairTest(this.#scratch, a, b, codeOf('test', options));
  }

  /** The same verdict with every step that led to it. Throws as `test` does. */
  explain(a: Shape, b: Shape): Explanation {
    return this.#queries.pairExplain(this.#scratch, a, b);
  }

  /** How far apart a and b are and where they are nearest, or how deep in each other. */
  distance(a: Shape, b: Shape): Distance {
    return this.#queries.pairDistance(this.#scratch, a, b);
  }

  /**
   * The projection of a shape on an axis of any length but zero: a closed interval in metres, measured
   * from the world's origin, and the support points.
   * @throws InvalidShapeError, or InvalidArgumentError for an invalid axis
   */
  project(shape: Shape, axis: Vec3): Projection {
    return this.#along.project(shape, axis);
  }

  /** Does this axis separate a and b? Exact, for an axis of any length but zero. Throws as `project`. */
  separates(a: Shape, b: Shape, axis: Vec3): Separation {
    return this.#along.separates(a, b, axis);
  }

  /**
   * Is every point of b a point of a? Exact. Both are closed: touching the surface from inside is
   * inside. A plane contains what is behind it, normal · p + constant ≤ 0, and what lies in it: its
   * normal points outwards, as those of faces do.
   * @throws InvalidShapeError, or InvalidArgumentError where a is flat or b is unbounded
   */
  contains(a: Container, b: Shape): boolean {
    return this.#along.contains(a, b);
  }

  /**
   * The triangle that a ray hits first: of a triangle list with three numbers a corner, and without
   * `index` three corners a triangle. Watertight: no ray slips through between triangles that share
   * an edge. Of triangles hit at the same t the first in the list. With `cull` triangles seen from
   * that side are ignored; three.js ignores back faces unless a material says otherwise.
   * @throws InvalidArgumentError naming the length, number or option at fault, such as `positions[4]`
   */
  raycastMesh(
    ray: Ray,
    positions: MeshPositions,
    index?: MeshIndex,
    options?: HitOptions,
  ): MeshHit | null {
    return raycastMesh(this.#queries, this.#scratch, ray, positions, index, options);
  }

  /**
   * Checks that the items of a scene are valid shapes. Nothing is decided.
   * @throws InvalidShapeError naming the shape, field and value at fault
   */
  check({ items }: Pick<Scene, 'items'>): void {
    for (const { name, shape } of items) this.#queries.put(this.#scratch, 0, shape, name);
  }

  /** Slots and views for many shapes a frame. Call its `dispose` when done. */
  createWorld(options: { readonly shapes: number }): World {
    const shapes = options?.shapes;
    if (!Number.isInteger(shapes) || shapes < 1 || shapes > kMostShapes) {
      throw new WorldError(`shapes is ${shapes}: a world has room for 1 to ${kMostShapes}`);
    }
    return new World(this.#createSlots(shapes), this.#records, this.#queries);
  }

  /** Evaluates the scenes of one figure of the page; see figure.ts. */
  createFigure(): Figure {
    return new Figure((capacity) => this.#createSlots(capacity), this.#records, this.#queries);
  }

  /**
   * The oriented box with these three axes, of any length and mutually perpendicular, and half extents
   * along them. The axes become a quaternion and are rounded in doing so: the box that is tested is
   * exactly the one of that quaternion. Left-handed axes are fine, a box looks the same in a mirror.
   * @throws InvalidShapeError when an axis is zero or they are not perpendicular to 1e-6
   */
  obbFromAxes(center: Vec3, axes: readonly [Vec3, Vec3, Vec3], halfExtents: Vec3): Obb {
    const offset = this.#scratch.offset(this.#scratch.raySlot);
    for (let i = 0; i < 3; i++) {
      for (let k = 0; k < 3; k++) {
        const component: unknown = axes?.[i]?.[k];
        if (typeof component !== 'number') {
          throw new InvalidShapeError('box', `axes[${i}][${k}]`, component, 'wrongType');
        }
        this.#scratch.numbers[offset + 3 * i + k] = component;
      }
    }
    const fault = kAxesFaults[this.#scratch.rotationFromAxes()];
    if (fault !== undefined && fault !== '') {
      throw new InvalidShapeError('box', 'axes', JSON.stringify(axes), fault);
    }
    const rotation = Array.from(
      this.#scratch.numbers.subarray(offset, offset + 4),
    ) as unknown as Quat;
    const obb: Obb = { kind: 'obb', center, rotation, halfExtents };
    this.#queries.put(this.#scratch, 0, obb, 'box');
    return obb;
  }

  #createSlots(capacity: number): Slots {
    const { slotStride } = this.catalog.layout;
    return new Slots(this.#module, this.#memory, this.#codec, slotStride, capacity);
  }
}
