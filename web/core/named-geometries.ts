// Geometries in the core's memory by their names, which slots of worlds have: each stays as long as its handle or a
// slot uses it.
import type { CoreModule } from './wasm/core.mjs';

/** What a geometry asks to be released by. */
export interface GeometryOwner {
  /** The geometry of this name is not needed any longer by those who made it. */
  release(name: number): void;
}

/** The name of what is no geometry, or disposed of. */
export const kNoName = 0;

export class NamedGeometries<Geometry> implements GeometryOwner {
  readonly #module: CoreModule;
  readonly #isMesh: 0 | 1;
  /** Those that shapes can be made of or read back with. */
  readonly #geometries = new Map<number, Geometry>();
  /** Of these the names that were released, and are in slots of worlds still. */
  readonly #released = new Set<number>();

  constructor(module: CoreModule, isMesh: 0 | 1) {
    this.#module = module;
    this.#isMesh = isMesh;
  }

  add(name: number, geometry: Geometry): Geometry {
    this.#forgetUnused();
    this.#geometries.set(name, geometry);
    return geometry;
  }
  get(name: number): Geometry | undefined {
    return this.#geometries.get(name);
  }
  release(name: number): void {
    if (this.#module._geometryRelease(this.#isMesh, name, 1) === 0) this.#released.add(name);
    else this.#geometries.delete(name);
  }

  #forgetUnused(): void {
    for (const name of this.#released) {
      if (this.#module._geometryRelease(this.#isMesh, name, 0) === 0) continue;
      this.#released.delete(name);
      this.#geometries.delete(name);
    }
  }
}
