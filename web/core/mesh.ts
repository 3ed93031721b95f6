// A mesh in the core's memory, with a hierarchy over its triangles: for those that ask more than once.
import type { Ray, Vec3 } from '../scene/shape.ts';
import { MeshError } from './errors.ts';
import type { CoreParts } from './first-core.ts';
import { codeOf, type HitOptions } from './hit-options.ts';
import { MeshBuffers } from './mesh-buffers.ts';
import {
  kMeshKinds,
  kMissed,
  kRayNumbers,
  type MeshHit,
  meshHitOf,
  requireRays,
} from './mesh-hits.ts';
import { type MeshBounds, type MeshPoint, meshPointOf } from './mesh-point.ts';
import { MeshTree } from './mesh-tree.ts';
import { type MeshWalk, type WalkOptions, walkCode } from './mesh-walk.ts';
import { type GeometryOwner, kNoName } from './named-geometries.ts';
import { inMemory, noRoom } from './out-of-memory.ts';
import type { AnyShape, MeshGeometry } from './posed.ts';
import { refitMesh } from './refit-mesh.ts';
import { Outcome } from './results.ts';
import { type MeshPositions, putRay } from './triangle-list.ts';
import { shareBuffer } from './typed-arrays.ts';
import type { OutcomeName } from './verdict.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';

/** Codes of `_meshNumber`. */
const kTriangleCount = 0;
const kVertexCount = 1;
const kBounds = 2;
const kMeshName = 9;
const kIsSolid = 10;
/** Codes of `_meshFind`. */
const kOutcome = 0;
const kTrianglesMeeting = 1;
const kNearest = 2;

export class Mesh implements MeshGeometry {
  readonly triangleCount: number;
  /** Corners that were given. */
  readonly vertexCount: number;
  /** Whether what is inside belongs to it. */
  readonly solid: boolean;
  readonly #module: CoreModule;
  readonly #parts: CoreParts<WholeSlots>;
  /** 0: disposed. */
  #address: number;
  readonly #buffers: MeshBuffers;
  readonly #tree: MeshTree;
  readonly #owner: GeometryOwner;
  /** By which slots name it. */
  readonly #name: number;
  /** How many triangles met the last shape. */
  #met = 0;

  /** @internal By core.createMesh. */
  constructor(
    module: CoreModule,
    parts: CoreParts<WholeSlots>,
    owner: GeometryOwner,
    address: number,
  ) {
    this.#module = module;
    this.#owner = owner;
    this.#name = module._meshNumber(address, kMeshName);
    this.#parts = parts;
    this.#address = address;
    this.triangleCount = module._meshNumber(address, kTriangleCount);
    this.vertexCount = module._meshNumber(address, kVertexCount);
    this.solid = module._meshNumber(address, kIsSolid) === 1;
    this.#buffers = new MeshBuffers(module, parts.memory, address);
    this.#tree = new MeshTree(module, parts.memory, address);
  }

  /** @internal The name of a mesh that this core has. */
  static nameOf(value: unknown, owner: GeometryOwner): number {
    const isMesh = typeof value === 'object' && value !== null && #name in value;
    return isMesh && value.#owner === owner && value.#address !== 0 ? value.#name : kNoName;
  }
  /** By which the numbers of slots and batches name it; 0: it was disposed of. */
  get name(): number {
    return this.#address === 0 ? kNoName : this.#name;
  }

  /** The least box around all triangles; null where there are none. */
  get bounds(): MeshBounds | null {
    const address = this.#alive();
    if (this.triangleCount === 0) return null;
    const number = (i: number) => this.#module._meshNumber(address, kBounds + i);
    return { min: [number(0), number(1), number(2)], max: [number(3), number(4), number(5)] };
  }

  /**
   * The triangle that a ray hits first: what `core.raycastMesh` answers of the same triangles.
   * @throws InvalidShapeError for an invalid ray, InvalidArgumentError naming the option at fault
   */
  raycast(ray: Ray, options?: HitOptions): MeshHit | null {
    const { queries } = this.#parts;
    const code = codeOf('mesh.raycast', options);
    const slots = this.#askRay('mesh.raycast', ray);
    const triangle = this.#raycast(slots, code, 0);
    return triangle === kMissed ? null : meshHitOf(triangle, queries.hitOf(slots, kMeshKinds));
  }

  /** All triangles that it hits, nearest first; of equal parameters the first in the list. */
  raycastAll(ray: Ray, options?: HitOptions): MeshHit[] {
    const { queries } = this.#parts;
    const code = codeOf('mesh.raycastAll', options);
    const slots = this.#askRay('mesh.raycastAll', ray);
    const count = this.#raycast(slots, code, 1);
    return queries
      .hitsOf(slots, inMemory(count, 'all hits'), kMeshKinds)
      .map(({ slot, hit }) => meshHitOf(slot, hit));
  }

  /**
   * Shoots many rays, seven numbers each: origin, direction, maxDistance, which is Infinity where
   * there is none. Answers how many hit; `hitTriangles` and `hitParameters` say what, and where.
   * Allocates nothing for a ray.
   * @throws InvalidArgumentError where it is no array of so many doubles, or naming the option at
   * fault; OutOfMemoryError
   */
  raycasts(rays: Float64Array, options?: HitOptions): number {
    const code = codeOf('mesh.raycasts', options);
    const length = requireRays('mesh.raycasts', rays);
    const address = this.#alive();
    // An array in the core's memory would be detached where that grows.
    const own = shareBuffer(rays, this.#buffers.rays.current) ? new Float64Array(rays) : rays;
    if (this.#module._meshReserveRays(address, length / kRayNumbers) === 0) {
      throw noRoom(`${length / kRayNumbers} rays`);
    }
    this.#buffers.rays.current.set(own);
    return this.#module._meshRaycasts(address, code);
  }
  /** After `raycasts`, of each ray the triangle that it hits first, −1: none, −2: it is invalid. */
  get hitTriangles(): Int32Array {
    this.#alive();
    return this.#buffers.triangles.current;
  }
  /** And the `t` of its hit, off by at most 2⁻³² of itself; NaN without one. */
  get hitParameters(): Float64Array {
    this.#alive();
    return this.#buffers.parameters.current;
  }

  /** How many boxes each level of its hierarchy has, from the one around all triangles down. */
  levels(): number[] {
    return this.#tree.levels(this.#alive());
  }
  /**
   * The boxes of a level, six numbers each, in the mesh's own coordinates: the least and the greatest corner.
   * @throws InvalidArgumentError where there is no such level, OutOfMemoryError
   */
  boxesAt(level: number): Float64Array {
    return this.#tree.boxesAt(this.#alive(), level);
  }
  /**
   * How `raycast` goes through the hierarchy to the triangle that is hit first, box by box.
   * @throws InvalidShapeError for an invalid ray, position or rotation, InvalidArgumentError, OutOfMemoryError
   */
  walk(ray: Ray, options: WalkOptions = {}): MeshWalk {
    const { code, position, rotation } = walkCode(options);
    const slots = this.#askRay('mesh.walk', ray);
    this.#ask((own) =>
      this.#parts.queries.put(own, 0, { kind: 'mesh', geometry: this, position, rotation }, 'mesh'),
    );
    return this.#tree.walk(this.#alive(), slots.alive(), code, this.triangleCount);
  }

  /**
   * Does a shape of any kind, or another mesh, meet a triangle, if only in a point, or the inside of a solid mesh?
   * Any other mesh is its surface: what lies inside of a closed one meets nothing.
   * @throws InvalidShapeError
   */
  meets(shape: AnyShape): boolean {
    return this.#find(shape, kOutcome) !== Outcome.apart;
  }
  /**
   * Overlapping where it overlaps one of the triangles or reaches into a solid mesh, else touching where it touches
   * one.
   */
  outcome(shape: AnyShape): OutcomeName {
    return this.#parts.queries.outcomeName(this.#find(shape, kOutcome));
  }

  /**
   * Finds all triangles that meet a shape, and answers how many: `meetingTriangles` has their numbers, in no
   * order that means anything, `meetingOutcomes` their outcomes.
   * @throws InvalidShapeError, OutOfMemoryError
   */
  trianglesMeeting(shape: AnyShape): number {
    this.#met = 0;
    this.#met = inMemory(
      this.#find(shape, kTrianglesMeeting),
      'all triangles that meet this shape',
    );
    return this.#met;
  }
  /** After `trianglesMeeting`: a view, until the next call. */
  get meetingTriangles(): Int32Array {
    this.#alive();
    return this.#buffers.meeting.current.subarray(0, this.#met);
  }
  /** 1 touching, 2 overlapping (`catalog.codes.outcome`). */
  get meetingOutcomes(): Uint8Array {
    this.#alive();
    return this.#buffers.outcomes.current.subarray(0, this.#met);
  }

  /**
   * The point that is nearest to this one, by exact distances; of equal ones that of the first triangle. null
   * where there are no triangles.
   * @throws InvalidShapeError for invalid numbers
   */
  closestPoint(point: Vec3): MeshPoint | null {
    const slots = this.#askShape({ kind: 'point', position: point }, 'point');
    const triangle = this.#module._meshFind(this.#alive(), slots.alive(), kNearest);
    if (triangle === kMissed) return null;
    return meshPointOf(triangle, slots.scratch);
  }

  /**
   * Takes other positions of the same corners, as many as it was made of. Faster than a new mesh; questions
   * get slower where corners that were near one another no longer are.
   * @throws InvalidArgumentError naming the length or number at fault, or the edge at which a solid mesh would be
   * open, and nothing is changed; OutOfMemoryError
   */
  refit(positions: MeshPositions): void {
    refitMesh(this.#module, this.#parts, () => this.#alive(), positions);
  }

  /**
   * The mesh as bytes for `core.loadMesh`: its numbers, and how triangles are grouped.
   * @throws OutOfMemoryError
   */
  serialize(): Uint8Array {
    const address = this.#alive();
    if (this.#module._meshSerialize(address, 0) === 0) throw noRoom('the bytes of this mesh');
    const bytes = this.#buffers.file.current.slice();
    this.#module._meshSerialize(address, 1);
    return bytes;
  }

  /**
   * It can't be used afterwards. Shapes that are in worlds stay what they are; the core's memory of it is freed
   * when the last of them is gone.
   */
  dispose(): void {
    if (this.#address === 0) return;
    this.#owner.release(this.#name);
    this.#address = 0;
    this.#module._worldDetachViews();
  }

  [Symbol.dispose ?? Symbol.for('Symbol.dispose')](): void {
    this.dispose();
  }

  /** Slots in which a question is, that `put` writes. */
  #ask(put: (slots: WholeSlots) => void): WholeSlots {
    this.#alive();
    const { slots } = this.#parts.scratch;
    slots.isReading = true;
    try {
      put(slots);
    } finally {
      slots.isReading = false;
    }
    return slots;
  }

  #askRay(fn: string, ray: Ray): WholeSlots {
    return this.#ask((slots) => putRay(fn, this.#parts.queries, slots, ray));
  }
  #askShape(shape: AnyShape, name: string): WholeSlots {
    return this.#ask((slots) => this.#parts.queries.put(slots, slots.raySlot, shape, name));
  }

  #find(shape: AnyShape, question: number): number {
    const slots = this.#askShape(shape, 'shape');
    return this.#module._meshFind(this.#alive(), slots.alive(), question);
  }

  #raycast(slots: WholeSlots, options: number, all: 0 | 1): number {
    return this.#module._meshRaycast(this.#alive(), slots.alive(), options, all);
  }

  #alive(): number {
    if (this.#address === 0) throw new MeshError('this mesh was disposed');
    return this.#address;
  }
}
