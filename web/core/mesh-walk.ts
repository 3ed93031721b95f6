// The hierarchy of a mesh, box by box, and how a ray goes through it: from the numbers that the core has written.
import type { Quat, Vec3 } from '../scene/shape.ts';
import { codeOf, type HitOptions, kHitOptions } from './hit-options.ts';

/** Which hits count, and where the mesh stands; by default as its positions say. */
export interface WalkOptions extends HitOptions {
  readonly position?: Vec3 | undefined;
  /** A quaternion of any length but zero: x, y, z, w. */
  readonly rotation?: Quat | undefined;
}

/** What becomes of a box; `spared`: it begins beyond the nearest hit so far. */
export type BoxVisit = 'missed' | 'spared' | 'entered';

/**
 * What becomes of a triangle of a leaf that is entered: `ruledOut`: surely missed, as floats tell of four triangles
 * at once; else missed in doubles or exactly, or hit, and `nearest`: before all others so far.
 */
export type TriangleVisit = 'ruledOut' | 'missed' | 'hit' | 'nearest';

export interface VisitedTriangle {
  readonly triangle: number;
  readonly visit: TriangleVisit;
}

/** A box whose turn it is. */
export interface WalkStep {
  /** Its number among all boxes, from 0: that around all triangles. */
  readonly box: number;
  readonly level: number;
  /** It is around triangles, four at most, not around boxes. */
  readonly isLeaf: boolean;
  /** In the mesh's own coordinates. */
  readonly min: Vec3;
  readonly max: Vec3;
  readonly visit: BoxVisit;
  /**
   * Where the ray is in the box, as `t`: it enters no sooner and leaves no later. null where it is missed, for the
   * box around all triangles, which needs no test, and where the ray is too far away to tell.
   */
  readonly enter: number | null;
  readonly exit: number | null;
  /** Of a leaf that is entered, else none. */
  readonly triangles: readonly VisitedTriangle[];
  /** The triangle that is hit first so far; null: none. */
  readonly nearest: number | null;
}

/** The way of a ray through a mesh to what it hits first. */
export interface MeshWalk {
  /** A box each, in the order in which they are looked at. */
  readonly steps: readonly WalkStep[];
  /** How many boxes the hierarchy has, and how many of them are entered. */
  readonly boxes: number;
  readonly entered: number;
  /** How many triangles the mesh has, and how many of them are in leaves that are entered. */
  readonly triangles: number;
  readonly tested: number;
}

const kBoxVisits: readonly BoxVisit[] = ['missed', 'spared', 'entered'];
const kTriangleVisits: readonly TriangleVisit[] = ['ruledOut', 'missed', 'hit', 'nearest'];

/** A step, as WireMesh::writeWalk writes it. */
const kStepNumbers = 21;
const kVisit = 9;
const kTriangles = 13;
const kPerLeaf = 4;

const kOrigin: Vec3 = [0, 0, 0];
const kUnturned: Quat = [0, 0, 0, 1];
const kWalkOptions: readonly string[] = [...kHitOptions, 'position', 'rotation'];

/** The options as the core takes them. */
export function walkCode(options: WalkOptions) {
  const code = codeOf('mesh.walk', options, kWalkOptions);
  const { position = kOrigin, rotation = kUnturned } = options;
  return { code, position, rotation };
}

export function walkOf(numbers: Float64Array, boxes: number, triangles: number): MeshWalk {
  const steps = Array.from({ length: numbers.length / kStepNumbers }, (_, i) =>
    stepOf(numbers.subarray(kStepNumbers * i, kStepNumbers * (i + 1))),
  );
  const tested = steps.reduce((sum, step) => sum + step.triangles.length, 0);
  const entered = steps.filter(({ visit }) => visit === 'entered').length;
  return { steps, boxes, entered, triangles, tested };
}

function stepOf(numbers: Float64Array): WalkStep {
  const at = (i: number) => numbers[i] as number;
  const vector = (i: number): Vec3 => [at(i), at(i + 1), at(i + 2)];
  const parameter = (i: number) => (Number.isNaN(at(i)) ? null : at(i));
  const visited: VisitedTriangle[] = [];
  for (let i = kTriangles; i < kTriangles + 2 * kPerLeaf; i += 2) {
    if (at(i) < 0) continue;
    visited.push({ triangle: at(i), visit: kTriangleVisits[at(i + 1)] as TriangleVisit });
  }
  return {
    box: at(0),
    level: at(1),
    isLeaf: at(2) !== 0,
    min: vector(3),
    max: vector(6),
    visit: kBoxVisits[at(kVisit)] as BoxVisit,
    enter: parameter(kVisit + 1),
    exit: parameter(kVisit + 2),
    triangles: visited,
    nearest: at(kVisit + 3) < 0 ? null : at(kVisit + 3),
  };
}
