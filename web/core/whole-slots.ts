// The same with what only the whole module has: containment, meshes, transforms, searches.
import { bufferPlace } from './buffers.ts';
import type { Codec } from './codec.ts';
import type { HitOptionsCode } from './hit-options.ts';
import type { Interaction } from './interaction.ts';
import { BufferView, type Memory } from './memory.ts';
import { noRoom } from './out-of-memory.ts';
import { QuestionMemory } from './question-memory.ts';
import { Slots } from './slots.ts';
import { SweepMemory } from './sweep-memory.ts';
import type { CoreModule } from './wasm/core.mjs';

/** What calls answer instead of a count where one of a pair is no shape, see WireWorld::kInvalidPair. */
export const kInvalidPair = -4;

export class WholeSlots extends Slots {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  /** Made when somebody asks for them: until then the core has none. */
  #groups: BufferView<Uint32Array> | undefined;
  #masks: BufferView<Uint32Array> | undefined;
  #many: QuestionMemory | undefined;
  #sweep: SweepMemory | undefined;
  readonly #meshPositions: BufferView<Float64Array>;
  readonly #meshIndices: BufferView<Int32Array>;

  constructor(module: CoreModule, memory: Memory, codec: Codec, stride: number, capacity: number) {
    super(module, memory, codec, stride, capacity);
    this.#module = module;
    this.#memory = memory;
    const world = this.alive();
    const positions = bufferPlace(module, world, 'meshPositions');
    this.#meshPositions = new BufferView(memory, Float64Array, positions);
    this.#meshIndices = new BufferView(
      memory,
      Int32Array,
      bufferPlace(module, world, 'meshIndices'),
    );
  }

  /**
   * By slot: its group, its mask.
   * @throws OutOfMemoryError
   */
  get groups(): Uint32Array {
    this.#groups ??= this.#interactions(0);
    this.alive();
    return this.#groups.current;
  }
  get masks(): Uint32Array {
    this.#masks ??= this.#interactions(1);
    this.alive();
    return this.#masks.current;
  }

  #interactions(ofMasks: 0 | 1): BufferView<Uint32Array> {
    const place = this.#module._worldInteractions(this.alive(), ofMasks);
    const view = new BufferView(this.#memory, Uint32Array, place);
    if (view.current.length < this.capacity) throw noRoom('groups and masks');
    return view;
  }

  /** The triangle list for which `reserveMesh` has allocated memory. */
  get meshPositions(): Float64Array {
    this.alive();
    return this.#meshPositions.current;
  }
  get meshIndices(): Int32Array {
    this.alive();
    return this.#meshIndices.current;
  }

  /** How many triangles of the pair meet, see `_worldMeetingTriangles`. */
  meetingTriangles(): number {
    return this.#module._worldMeetingTriangles(this.alive(), this.kindA, this.kindB);
  }

  pairContains(): number {
    return this.#module._worldPairContains(this.alive(), this.kindA, this.kindB);
  }

  /** See `_worldCast` and `_worldCastSlots`. */
  castAmong(count: number, { group, mask }: Interaction, all: 0 | 1): number {
    return this.#module._worldCast(this.alive(), count, group, mask, all);
  }
  castSlots(a: number, b: number): number {
    return this.#module._worldCastSlots(this.alive(), a, b);
  }
  /**
   * Velocities and sweeps: made when somebody asks for them.
   * @throws OutOfMemoryError
   */
  get sweep(): SweepMemory {
    const world = this.alive();
    this.#sweep ??= new SweepMemory(this.#module, this.#memory, world, this.capacity);
    return this.#sweep;
  }

  /** @throws OutOfMemoryError */
  reserveMesh(doubles: number, indices: number): void {
    if (this.#module._worldReserveMesh(this.alive(), doubles, indices) === 0) {
      throw noRoom(`a list of ${doubles} positions and ${indices} indices`);
    }
  }
  /** Gives the memory of a large mesh back. */
  releaseMesh(): void {
    this.#module._worldReleaseMesh(this.alive());
  }
  raycastMesh(options: HitOptionsCode): number {
    return this.#module._worldRaycastMesh(this.alive(), options);
  }

  /** The search among the first slots for the shape in the ray's slot: see `_worldFind`. */
  find(count: number, { group, mask }: Interaction, nearest: 0 | 1): number {
    return this.#module._worldFind(this.alive(), count, group, mask, nearest);
  }
  /** Many questions at once: made when somebody asks them. */
  get many(): QuestionMemory {
    const world = this.alive();
    this.#many ??= new QuestionMemory(this.#module, this.#memory, world);
    return this.#many;
  }

  /** See `_worldTransform`. */
  transform(address: number, first: number, count: number, code: number): number {
    return this.#module._worldTransform(this.alive(), address, first, count, code);
  }
  rotationFromAxes(): number {
    return this.#module._worldRotationFromAxes(this.alive());
  }

  /** Milliseconds of the last evaluation's narrow phase; sets whether it is measured. */
  narrowTime(measure: 0 | 1): number {
    return this.#module._worldNarrowTime(this.alive(), measure);
  }

  override dispose(): void {
    this.#many?.dispose();
    this.#many = undefined;
    this.#sweep?.dispose();
    this.#sweep = undefined;
    super.dispose();
  }
}
