// The hierarchy over the triangles of a mesh, as the core writes it: boxes of a level, and walks of rays.
import { BufferView, type Memory } from './memory.ts';
import { type MeshWalk, walkOf } from './mesh-walk.ts';
import { inMemory } from './out-of-memory.ts';
import { refused } from './triangle-list.ts';
import type { CoreModule } from './wasm/core.mjs';

/** Code of `_meshBuffer`. */
const kNumbers = 6;

export class MeshTree {
  readonly #module: CoreModule;
  readonly #numbers: BufferView<Float64Array>;
  /** As many as the mesh had when it was made: `refit` moves boxes. */
  #levels: readonly number[] | null = null;

  constructor(module: CoreModule, memory: Memory, address: number) {
    this.#module = module;
    this.#numbers = new BufferView(memory, Float64Array, module._meshBuffer(address, kNumbers));
  }

  /** `address`: of the mesh, which was not disposed. */
  levels(address: number): number[] {
    if (this.#levels === null) {
      const levels: number[] = [];
      for (let count = this.#write(address, 0); count > 0; ) {
        levels.push(count);
        count = this.#write(address, levels.length);
      }
      this.#levels = levels;
    }
    return [...this.#levels];
  }

  boxesAt(address: number, level: unknown): Float64Array {
    const { length } = this.levels(address);
    const isLevel = Number.isInteger(level) && (level as number) >= 0 && (level as number) < length;
    if (!isLevel) throw refused('mesh.boxesAt', 'level', level, 'noLevel');
    this.#write(address, level as number);
    return this.#numbers.current.slice();
  }

  /** Of the ray and the pose in the slots of a world. */
  walk(address: number, world: number, options: number, triangles: number): MeshWalk {
    const boxes = this.levels(address).reduce((sum, count) => sum + count, 0);
    inMemory(this.#module._meshWalk(address, world, options), 'this walk');
    return walkOf(this.#numbers.current, boxes, triangles);
  }

  #write(address: number, level: number): number {
    return inMemory(this.#module._meshBoxes(address, level), 'all boxes of a level');
  }
}
