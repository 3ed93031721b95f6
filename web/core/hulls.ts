// All hull geometries of a core: how they are made, written into slots and read back, and the names that results
// about them have.
import type { Catalog } from './catalog.ts';
import type { HullCodec } from './codec.ts';
import { type InvalidArgumentError, InvalidShapeError } from './errors.ts';
import type { CoreParts } from './first-core.ts';
import { type Hull, HullGeometry, type HullNumbers, type HullOwner, kNoName } from './hull.ts';
import { BufferView, type Memory } from './memory.ts';
import { noRoom } from './out-of-memory.ts';
import type { Described, PairTexts } from './result-decoder.ts';
import type { Slots } from './slots.ts';
import { faultOfTriangles, type MeshPositions, writePoints } from './triangle-list.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';
import { noNumbers, noVector, type ShapeName, shownName } from './writer-errors.ts';
import type { Target } from './writers.ts';

const kCreate = 'createHull';
const kNoRoom = 0;
const kInvalid = -1;
/** Counts that come before the numbers of a geometry: its dimension, corners, edges, faces. */
const kCounts = 4;
const kEdgeNumbers = 4;
/** Which number of a slot names the geometry. */
const kName = 7;

/** Types of feature in a certificate, see HullFeature in C++; the bits above are its number. */
const kTypeBits = 2;
const kCorner = 1;
const kEdge = 2;
const kFace = 3;

type Vector = ArrayLike<unknown>;

export class Hulls implements Described, HullCodec, HullOwner {
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #code: number;
  /** Those that shapes can be made of or read back with. */
  readonly #geometries = new Map<number, HullGeometry>();
  /** Of these the names that were released, and are in slots of worlds still. */
  readonly #released = new Set<number>();

  constructor(module: CoreModule, memory: Memory, catalog: Catalog) {
    this.#module = module;
    this.#memory = memory;
    this.#code = catalog.kinds.length;
  }

  /**
   * The hull of points.
   * @throws InvalidArgumentError naming the length or number at fault, OutOfMemoryError
   */
  create({ queries, scratch }: CoreParts<WholeSlots>, points: MeshPositions): HullGeometry {
    this.#forgetUnused();
    const slots = scratch.slots;
    slots.isReading = true;
    try {
      writePoints(kCreate, slots, points);
    } finally {
      slots.isReading = false;
    }
    const name = this.#module._hullCreate(slots.alive());
    const fault: InvalidArgumentError | null =
      name === kInvalid ? faultOfTriangles(kCreate, queries, slots, undefined, 'points') : null;
    slots.releaseMesh();
    if (fault) throw fault;
    if (name === kNoRoom) throw noRoom(`a hull of ${points.length / 3} points`);
    if (this.#module._hullWrite(slots.alive(), name) === 0) {
      this.#module._hullRelease(name, 1);
      throw noRoom('the corners of this hull');
    }
    const numbers = numbersOf(slots.meshPositions, slots.meshIndices);
    const geometry = new HullGeometry(this, name, numbers);
    slots.releaseMesh();
    this.#geometries.set(name, geometry);
    return geometry;
  }

  release(name: number): void {
    if (this.#module._hullRelease(name, 1) === 0) this.#released.add(name);
    else this.#geometries.delete(name);
  }

  #forgetUnused(): void {
    for (const name of this.#released) {
      if (this.#module._hullRelease(name, 0) === 0) continue;
      this.#released.delete(name);
      this.#geometries.delete(name);
    }
  }

  /** As of other kinds: see writers.ts, which says why fields are written out. */
  write(shape: Hull, target: Target, at: number, name: ShapeName): number {
    const { geometry } = shape;
    const named = HullGeometry.nameOf(geometry, this);
    if (named === kNoName) {
      const reason = geometry === undefined ? 'missing' : 'noGeometry';
      throw new InvalidShapeError(shownName(name), 'geometry', geometry, reason);
    }
    const p = shape.position as Vector;
    if (typeof p !== 'object' || p === null || p.length !== 3) throw noVector(name, 'position', p);
    const px = p[0];
    const py = p[1];
    const pz = p[2];
    if (typeof px !== 'number' || typeof py !== 'number' || typeof pz !== 'number') {
      throw noNumbers(name, 'position', px, py, pz);
    }
    const q = shape.rotation as Vector;
    if (typeof q !== 'object' || q === null || q.length !== 4) throw noVector(name, 'rotation', q);
    const qx = q[0];
    const qy = q[1];
    const qz = q[2];
    const qw = q[3];
    if (
      typeof qx !== 'number' ||
      typeof qy !== 'number' ||
      typeof qz !== 'number' ||
      typeof qw !== 'number'
    ) {
      throw noNumbers(name, 'rotation', qx, qy, qz, qw);
    }
    const { numbers } = target;
    numbers[at] = px;
    numbers[at + 1] = py;
    numbers[at + 2] = pz;
    numbers[at + 3] = qx;
    numbers[at + 4] = qy;
    numbers[at + 5] = qz;
    numbers[at + 6] = qw;
    numbers[at + kName] = named;
    return this.#code;
  }

  /** The geometry that a slot names. */
  geometryOf(name: number): HullGeometry | undefined {
    return this.#geometries.get(name);
  }

  describe(slots: Slots, a: number, b: number): PairTexts | undefined {
    const { kinds } = slots;
    if (kinds[a] !== this.#code && kinds[b] !== this.#code) return undefined;
    return {
      candidateName: (candidate) => this.#candidateNames(slots, a, b, candidate),
      candidateNames: () => this.#candidateNames(slots, a, b, -1).split('\n'),
      cornersOfA: this.#cornersOf(slots, a),
      cornersOfB: this.#cornersOf(slots, b),
    };
  }

  /** Of a slot with a hull. */
  #cornersOf(slots: Slots, slot: number): PairTexts['cornersOfA'] {
    if (slots.kinds[slot] !== this.#code) return undefined;
    const geometry = this.geometryOf(slots.numbers[slots.offset(slot) + kName] as number);
    return geometry && ((feature) => cornersOf(geometry, feature));
  }

  #candidateNames(slots: Slots, a: number, b: number, candidate: number): string {
    const place = this.#module._worldCandidateNames(slots.alive(), a, b, candidate);
    return new TextDecoder().decode(new BufferView(this.#memory, Uint8Array, place).current);
  }
}

/** The corners of the feature that a certificate names. */
function cornersOf(geometry: HullGeometry, feature: number): number[] {
  const i = feature >> kTypeBits;
  switch (feature & (2 ** kTypeBits - 1)) {
    case kCorner:
      return [i];
    case kEdge:
      return Array.from(geometry.edges.subarray(kEdgeNumbers * i, kEdgeNumbers * i + 2));
    case kFace:
      return Array.from(geometry.faces[i] as Int32Array).sort((p, q) => p - q);
    default:
      return [];
  }
}

/** Reads what `_hullWrite` has written. */
function numbersOf(positions: Float64Array, indices: Int32Array): HullNumbers {
  const [dimension, cornerCount, edgeCount, faceCount] = indices as unknown as [
    0 | 1 | 2 | 3,
    number,
    number,
    number,
  ];
  let at = kCounts;
  const take = (count: number) => {
    at += count;
    return indices.slice(at - count, at);
  };
  const sources = take(cornerCount);
  const edges = take(kEdgeNumbers * edgeCount);
  const starts = take(faceCount + 1);
  const faceCorners = take(starts[faceCount] as number);
  const faces = Array.from({ length: faceCount }, (_, i) =>
    faceCorners.subarray(starts[i], starts[i + 1]),
  );
  return { dimension, corners: positions.slice(0, 3 * cornerCount), sources, edges, faces };
}
