// A ray against a list of triangles: writes the numbers into the core's memory and reads the nearest hit.
import type { Ray } from '../scene/shape.ts';
import { type ArgumentReason, InvalidArgumentError, type MeshReason } from './errors.ts';
import { codeOf, type HitOptions } from './hit-options.ts';
import type { Queries } from './queries.ts';
import {
  isDetached,
  isIntegers,
  isNumberArray,
  isUnsigned32,
  typedLength,
} from './typed-arrays.ts';
import type { Hit } from './verdict.ts';
import type { WholeSlots } from './whole-slots.ts';

/** Flat: x, y, z of one corner after the other. */
export type MeshPositions = ArrayLike<number>;
/** Three corners a triangle, counted from 0. */
export type MeshIndex = ArrayLike<number>;

export interface MeshHit
  extends Pick<Hit, 't' | 'distance' | 'point' | 'normal' | 'facing' | 'u' | 'v' | 'feature'> {
  /** Index of the triangle in the list. */
  readonly triangle: number;
}

const kFunction = 'raycastMesh';
const kMissed = -1;
const kCoordinates = 3;
const kCorners = 3;

/** Codes of the verdict's faultSlot: what is wrong. */
const kFaultyIndex = 2;

export function raycastMesh(
  queries: Queries,
  slots: WholeSlots,
  ray: Ray,
  positions: MeshPositions,
  index: MeshIndex | undefined,
  options: HitOptions | undefined,
): MeshHit | null {
  const code = codeOf(kFunction, options);
  slots.isReading = true;
  try {
    putRay(queries, slots, ray);
    writeMesh(slots, positions, index);
  } finally {
    slots.isReading = false;
  }
  const triangle = slots.raycastMesh(code);
  const fault = triangle < kMissed ? faultOf(queries, slots, isUnsigned32(index)) : null;
  slots.releaseMesh();
  if (fault) throw fault;
  if (triangle === kMissed) return null;
  const { t, distance, point, normal, facing, u, v, feature } = queries.hitOf(slots, kMeshKinds);
  return { t, distance, point, normal, facing, u, v, triangle, feature };
}

const kMeshKinds = ['ray', 'triangle'] as const;

const kSentences: Readonly<Partial<Record<ArgumentReason, string>> & Record<MeshReason, string>> = {
  notAnArray: 'must be an array of numbers',
  notThrees: 'must be a multiple of 3',
  notNines: 'must be a multiple of 9, three corners a triangle',
  noCorner: 'must be the number of a corner, from 0 on',
  noTriangle: 'must be 3 at least; without an index three corners are a triangle',
  notARay: 'must be ray',
  negative: 'must not be negative',
};

function refused(argument: string, value: unknown, reason: ArgumentReason): InvalidArgumentError {
  return new InvalidArgumentError(kFunction, argument, value, reason, kSentences[reason]);
}

function putRay(queries: Queries, slots: WholeSlots, ray: Ray): void {
  if (typeof ray !== 'object' || ray === null) throw refused('ray', ray, 'notARay');
  queries.put(slots, slots.raySlot, ray, 'ray');
  const kind = queries.kindOf(slots, slots.raySlot);
  if (kind !== 'ray') throw refused('ray.kind', kind, 'notARay');
}

function writeMesh(
  slots: WholeSlots,
  positions: MeshPositions,
  index: MeshIndex | undefined,
): void {
  const unit = index === undefined ? kCoordinates * kCorners : kCoordinates;
  const doubles = lengthOf('positions', positions, unit);
  const indices = index === undefined ? 0 : lengthOf('index', index, kCorners);
  if (index !== undefined && indices === 0) {
    if (isIntegers(index) && isDetached(index)) throw refused('index', index, 'detached');
    throw refused('index.length', 0, 'noTriangle');
  }
  slots.reserveMesh(doubles, indices);
  writePositions(slots, positions, doubles);
  if (index !== undefined) writeIndices(slots, index, indices);
}

/** The length of something like an array that is a multiple of `unit`. */
function lengthOf(name: string, values: ArrayLike<number>, unit: number): number {
  const missing = values === undefined || values === null;
  if (missing) throw refused(name, values, 'missing');
  const length: unknown = values.length;
  if (typeof values !== 'object' || typeof length !== 'number') {
    throw refused(name, values, 'notAnArray');
  }
  if (length % unit !== 0) {
    throw refused(`${name}.length`, length, unit === kCorners ? 'notThrees' : 'notNines');
  }
  if (length < 0) throw refused(`${name}.length`, length, 'negative');
  return length;
}

function writePositions(slots: WholeSlots, positions: MeshPositions, length: number): void {
  if (isNumberArray(positions)) {
    if (isDetached(positions)) throw refused('positions', positions, 'detached');
    // Its length may have changed since, or lie.
    const given = typedLength(positions);
    if (given !== length) throw refused('positions.length', given, 'wrongLength');
    slots.meshPositions.set(positions);
    return;
  }
  for (let i = 0; i < length; i++) {
    const value: unknown = positions[i];
    if (typeof value !== 'number') throw refused(`positions[${i}]`, value, 'wrongType');
    slots.meshPositions[i] = value; // looked up each time: reading an entry may run anything
  }
}

/** Whether the corner exists is checked by the core; what is no integer must be rejected here. */
function writeIndices(slots: WholeSlots, index: MeshIndex, length: number): void {
  if (isIntegers(index)) {
    const given = typedLength(index);
    if (given !== length) throw refused('index.length', given, 'wrongLength');
    slots.meshIndices.set(index); // one of 2³¹ or more becomes negative, which the core refuses
    return;
  }
  for (let i = 0; i < length; i++) {
    const value: unknown = index[i];
    if (typeof value !== 'number' || value !== (value | 0)) {
      throw refused(`index[${i}]`, value, 'noCorner');
    }
    slots.meshIndices[i] = value;
  }
}

/** What the core rejected, as it was read: reading again might give something else. */
function faultOf(queries: Queries, slots: WholeSlots, isUnsigned: boolean): InvalidArgumentError {
  const { reason, slot, index: i } = queries.fault(slots);
  if (slot === kFaultyIndex) {
    const read = slots.meshIndices[i] as number;
    return refused(`index[${i}]`, isUnsigned ? read >>> 0 : read, 'noCorner');
  }
  return refused(`positions[${i}]`, slots.meshPositions[i], reason as ArgumentReason);
}
