// Hulls and meshes: how they are written into slots and read back, and the names that results about them have.
import type { Catalog } from './catalog.ts';
import type { GeometryCodec } from './codec.ts';
import { InvalidShapeError } from './errors.ts';
import { HullGeometry } from './hull.ts';
import { type HullNumbers, kEdgeNumbers } from './hull-numbers.ts';
import { BufferView, type Memory } from './memory.ts';
import { Mesh } from './mesh.ts';
import { kNoName, NamedGeometries } from './named-geometries.ts';
import type { TrianglesOf } from './pair-texts.ts';
import type { Hull, PosedMesh } from './posed.ts';
import type { Described, PairTexts } from './result-decoder.ts';
import type { Slots } from './slots.ts';
import type { CoreModule } from './wasm/core.mjs';
import { noNumbers, noVector, type ShapeName, shownName } from './writer-errors.ts';
import type { Target } from './writers.ts';

/** Which number of a slot names the geometry. */
const kName = 7;

/** Types of feature in a certificate, see HullFeature in C++; the bits above are its number. */
const kTypeBits = 2;
const kCorner = 1;
const kEdge = 2;
const kFace = 3;

/** As the core has the hull of a triangle. */
const kTriangle: Faceted = {
  edges: Int32Array.of(0, 1, 0, -1, 0, 2, -1, 0, 1, 2, 0, -1),
  faces: [Int32Array.of(0, 1, 2)],
};
type Faceted = Pick<HullNumbers, 'edges' | 'faces'>;

type Vector = ArrayLike<unknown>;

export class Geometries implements Described, GeometryCodec {
  readonly hulls: NamedGeometries<HullGeometry>;
  readonly meshes: NamedGeometries<Mesh>;
  readonly #module: CoreModule;
  readonly #memory: Memory;
  readonly #hullCode: number;

  constructor(module: CoreModule, memory: Memory, catalog: Catalog) {
    this.hulls = new NamedGeometries(module, 0);
    this.meshes = new NamedGeometries(module, 1);
    this.#module = module;
    this.#memory = memory;
    this.#hullCode = catalog.kinds.length;
  }

  /** As of other kinds: see writers.ts, which says why fields are written out. */
  write(shape: Hull | PosedMesh, target: Target, at: number, name: ShapeName): number {
    const { kind, geometry } = shape;
    const isHull = kind === 'hull';
    const named = isHull
      ? HullGeometry.nameOf(geometry, this.hulls)
      : Mesh.nameOf(geometry, this.meshes);
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
    return isHull ? this.#hullCode : this.#hullCode + 1;
  }

  geometryOf(kind: 'hull' | 'mesh', name: number): HullGeometry | Mesh | undefined {
    return kind === 'hull' ? this.hulls.get(name) : this.meshes.get(name);
  }

  describe(slots: Slots, a: number, b: number): PairTexts | undefined {
    const kindA = slots.kinds[a] as number;
    const kindB = slots.kinds[b] as number;
    if (kindA < this.#hullCode && kindB < this.#hullCode) return undefined;
    return {
      candidateName: (candidate, of) => this.#candidateNames(slots, a, b, candidate, of),
      stepNames: (of) => this.#stepNames(slots, a, b, of),
      namesOf: ({ verdict, isListed }) =>
        isListed
          ? this.#stepNames(slots, a, b, verdict)
          : [this.#candidateNames(slots, a, b, verdict.candidate, verdict)],
      cornersOfA: this.#cornersOf(slots, a),
      cornersOfB: this.#cornersOf(slots, b),
      hasMesh: kindA > this.#hullCode || kindB > this.#hullCode,
    };
  }

  #cornersOf(slots: Slots, slot: number): PairTexts['cornersOfA'] {
    const code = slots.kinds[slot] as number;
    if (code < this.#hullCode) return undefined;
    const isMesh = code > this.#hullCode;
    const name = slots.numbers[slots.offset(slot) + kName] as number;
    const geometry = isMesh ? kTriangle : this.hulls.get(name);
    return geometry && ((feature) => cornersOf(geometry, feature));
  }

  #stepNames(slots: Slots, a: number, b: number, of: TrianglesOf): string[] {
    return this.#candidateNames(slots, a, b, -1, of).split('\n').slice(0, -1);
  }

  #candidateNames(
    slots: Slots,
    a: number,
    b: number,
    candidate: number,
    { triangleA, triangleB }: TrianglesOf,
  ): string {
    const world = slots.alive();
    const place = this.#module._worldCandidateNames(
      world,
      a,
      b,
      candidate,
      triangleA ?? -1,
      triangleB ?? -1,
    );
    return new TextDecoder().decode(new BufferView(this.#memory, Uint8Array, place).current);
  }
}

/** The corners of the feature that a certificate names. */
function cornersOf(geometry: Faceted, feature: number): number[] {
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
