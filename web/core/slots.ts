// One world in the core's memory, as the wrappers share it: slots to write, records to read, and the
// calls between. No validation and no objects here.
import type { Shape } from '../scene/shape.ts';
import type { Codec } from './codec.ts';
import { type InvalidReason, type InvalidShapeError, WorldError } from './errors.ts';
import { MemoryView } from './memory.ts';
import type { CoreModule, WorldHandle } from './wasm/core.mjs';

export class Slots {
  readonly capacity: number;
  /** The slot that raycasts take their ray from. */
  readonly raySlot: number;
  private readonly module: CoreModule;
  private readonly codec: Codec;
  private readonly stride: number;
  private handle: WorldHandle | null;
  private readonly address: number;
  private readonly numbersView: MemoryView<Float64Array>;
  private readonly kindsView: MemoryView<Int32Array>;
  private readonly faultsView: MemoryView<Int32Array>;
  private readonly verdictView: MemoryView<Float64Array>;
  private readonly distanceView: MemoryView<Float64Array>;
  private readonly stepsView: MemoryView<Float64Array>;
  private readonly meetingsView: MemoryView<Float64Array>;

  constructor(module: CoreModule, codec: Codec, stride: number, capacity: number) {
    const handle = new module.World(capacity);
    this.module = module;
    this.codec = codec;
    this.stride = stride;
    this.capacity = capacity;
    this.raySlot = capacity;
    this.handle = handle;
    this.address = handle.address();
    this.numbersView = new MemoryView(() => this.alive().slots());
    this.kindsView = new MemoryView(() => this.alive().kinds());
    this.faultsView = new MemoryView(() => this.alive().faults());
    this.verdictView = new MemoryView(() => this.alive().verdict());
    this.distanceView = new MemoryView(() => this.alive().distance());
    this.stepsView = new MemoryView(() => this.alive().steps());
    this.meetingsView = new MemoryView(() => this.alive().meetings());
  }

  get numbers(): Float64Array {
    return this.numbersView.current;
  }
  get kinds(): Int32Array {
    return this.kindsView.current;
  }
  get faults(): Int32Array {
    return this.faultsView.current;
  }
  get verdict(): Float64Array {
    return this.verdictView.current;
  }
  /** The answer of the last `measure`. */
  get distance(): Float64Array {
    return this.distanceView.current;
  }
  get steps(): Float64Array {
    return this.stepsView.current;
  }
  meetings(length: number): Float64Array {
    return this.meetingsView.atLeast(length);
  }

  /** Writes a shape; `name` says in errors which one it was. */
  write(slot: number, shape: Shape, name: string): void {
    const code = this.codec.kindCode(shape, name);
    this.codec.write(shape, code, this.numbers, slot * this.stride, name);
    this.kinds[slot] = code;
  }

  clear(slot: number): void {
    this.kinds[slot] = -1;
    this.prepare(slot);
  }

  /** The shape in a slot, null when it is empty. */
  read(slot: number): Shape | null {
    const code = this.kinds[slot] as number;
    return code < 0 ? null : this.codec.read(code, this.numbers, slot * this.stride);
  }

  /** Offset of a slot's numbers. */
  offset(slot: number): number {
    return slot * this.stride;
  }

  fault(slot: number, index: number, reason: InvalidReason, name: string): InvalidShapeError {
    const code = this.kinds[slot] as number;
    return this.codec.fault(code, index, this.numbers, slot * this.stride, reason, name);
  }

  prepare(slot: number): number {
    return this.module._worldPrepare(this.address, slot);
  }
  evaluate(count: number): number {
    return this.module._worldEvaluate(this.address, count);
  }
  test(a: number, b: number): number {
    return this.module._worldTest(this.address, a, b);
  }
  explain(a: number, b: number): number {
    return this.module._worldExplain(this.address, a, b);
  }
  raycast(count: number): number {
    return this.module._worldRaycast(this.address, count);
  }
  raycastAll(count: number): number {
    return this.module._worldRaycastAll(this.address, count);
  }
  /** false: a slot is invalid, see the verdict. */
  measure(a: number, b: number): boolean {
    return this.module._worldDistance(this.address, a, b) !== 0;
  }

  /** Room for a triangle list's numbers. Gone stale by the next call that may grow the memory. */
  meshPositions(length: number): Float64Array {
    const start = this.module._worldMeshPositions(this.address, length);
    return new Float64Array(this.numbers.buffer, start, length);
  }
  meshIndex(length: number): Int32Array {
    const start = this.module._worldMeshIndices(this.address, length);
    return new Int32Array(this.numbers.buffer, start, length);
  }
  raycastMesh(): number {
    return this.module._worldRaycastMesh(this.address);
  }

  rotationFromAxes(): number {
    return this.module._worldRotationFromAxes(this.address);
  }

  /** Arguments in the ray's slot, the result there afterwards; see quaternion.ts. */
  quaternion(call: number): number {
    return this.module._worldQuaternion(this.address, call);
  }

  /** Gives the memory back. Every later call throws. */
  dispose(): void {
    this.handle?.delete();
    this.handle = null;
  }

  /** Throws when the world was disposed: its address means nothing any more. */
  alive(): WorldHandle {
    if (this.handle === null) throw new WorldError('this world was disposed');
    return this.handle;
  }
}
