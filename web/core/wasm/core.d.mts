// By hand: what Embind and the plain exports of cpp/bindings.cpp look like from here.

/** A world in the core's memory. Views go stale when the memory grows: fetch them again then. */
export interface WorldHandle {
  address(): number;
  slots(): Float64Array;
  kinds(): Int32Array;
  faults(): Int32Array;
  verdict(): Float64Array;
  distance(): Float64Array;
  steps(): Float64Array;
  meetings(): Float64Array;
  delete(): void;
}

export interface CoreModule {
  readonly World: new (capacity: number) => WorldHandle;
  catalog(): string;
  _worldPrepare(world: number, slot: number): number;
  _worldEvaluate(world: number, count: number): number;
  _worldTest(world: number, a: number, b: number): number;
  _worldExplain(world: number, a: number, b: number): number;
  _worldRaycast(world: number, count: number): number;
  _worldRaycastAll(world: number, count: number): number;
  _worldDistance(world: number, a: number, b: number): number;
  /** Room for so many doubles or 32-bit integers: where it starts, in bytes. */
  _worldMeshPositions(world: number, doubles: number): number;
  _worldMeshIndices(world: number, count: number): number;
  _worldRaycastMesh(world: number): number;
  _worldRotationFromAxes(world: number): number;
  _worldQuaternion(world: number, call: number): number;
}

export interface CoreModuleOptions {
  wasmBinary?: ArrayBuffer | Uint8Array;
  locateFile?: (path: string) => string;
  printErr?: (text: string) => void;
}

export default function createCore(options?: CoreModuleOptions): Promise<CoreModule>;
