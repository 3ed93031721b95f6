// Triangle lists as callers give them: into the core's memory, and typed errors for what is none.
import type { Ray } from '../scene/shape.ts';
import { type ArgumentReason, InvalidArgumentError, type MeshReason } from './errors.ts';
import type { Queries } from './queries.ts';
import type { Slots } from './slots.ts';
import {
  isDetached,
  isIntegers,
  isNumberArray,
  isUnsigned32,
  outsideOf,
  shareBuffer,
  typedLength,
} from './typed-arrays.ts';
import type { WholeSlots } from './whole-slots.ts';

/** Flat: x, y, z of one corner after the other. */
export type MeshPositions = ArrayLike<number>;
/** Three corners a triangle, counted from 0. */
export type MeshIndex = ArrayLike<number>;

const kCoordinates = 3;
const kCorners = 3;

/** Codes of the verdict's faultSlot: what is wrong. */
const kFaultyIndex = 2;

const kSentences: Readonly<Partial<Record<ArgumentReason, string>> & Record<MeshReason, string>> = {
  notAnArray: 'must be an array of numbers',
  notThrees: 'must be a multiple of 3',
  notNines: 'must be a multiple of 9, three corners a triangle',
  noCorner: 'must be the number of a corner, from 0 on',
  noTriangle: 'must be 3 at least; without an index three corners are a triangle',
  noPoint: 'must be 3 at least',
  noLevel: 'must be the number of a level, from 0 to mesh.levels().length − 1',
  notARay: 'must be ray',
  notClosed: 'must be closed to be solid',
  negative: 'must not be negative',
  notAMesh: 'must be the bytes that mesh.serialize() gave, in a Uint8Array',
};

export function refused(
  fn: string,
  argument: string,
  value: unknown,
  reason: ArgumentReason,
): InvalidArgumentError {
  return new InvalidArgumentError(fn, argument, value, reason, kSentences[reason]);
}

/** `openEdge`: three times a triangle, and 0 for its edge ab, 1 for bc, 2 for ca. */
export function notClosed(
  fn: string,
  argument: string,
  value: unknown,
  openEdge: number,
): InvalidArgumentError {
  const edge = ['ab', 'bc', 'ca'][openEdge % kCorners];
  const triangle = Math.floor(openEdge / kCorners);
  const why = `edge ${edge} of triangle ${triangle} belongs to an odd number of triangles`;
  return new InvalidArgumentError(
    fn,
    argument,
    value,
    'notClosed',
    `needs triangles that are closed, and ${why}`,
  );
}

/** Makes it the ray of the next question. */
export function putRay(fn: string, queries: Queries, slots: Slots, ray: Ray): void {
  if (typeof ray !== 'object' || ray === null) throw refused(fn, 'ray', ray, 'notARay');
  queries.put(slots, slots.raySlot, ray, 'ray');
  const kind = queries.kindOf(slots, slots.raySlot);
  if (kind !== 'ray') throw refused(fn, 'ray.kind', kind, 'notARay');
}

/** Writes a list into the memory of a world, where the core checks it. */
export function writeTriangles(
  fn: string,
  slots: WholeSlots,
  positions: MeshPositions,
  index: MeshIndex | undefined,
): void {
  const unit = index === undefined ? kCoordinates * kCorners : kCoordinates;
  const doubles = lengthOf(fn, 'positions', positions, unit);
  const indices = index === undefined ? 0 : lengthOf(fn, 'index', index, kCorners);
  if (index !== undefined && indices === 0) {
    if (isIntegers(index) && isDetached(index)) throw refused(fn, 'index', index, 'detached');
    throw refused(fn, 'index.length', 0, 'noTriangle');
  }
  const givenPositions = outsideOf(slots.scratch, positions);
  const isOwnIndex = isIntegers(index) && shareBuffer(index, slots.scratch);
  const givenIndex = isOwnIndex ? new Int32Array(index) : index;
  slots.reserveMesh(doubles, indices);
  writePositions(fn, slots, givenPositions, doubles);
  if (givenIndex !== undefined) writeIndices(fn, slots, givenIndex, indices);
}

/** Writes one point or more into the memory of a world. */
export function writePoints(fn: string, slots: WholeSlots, points: MeshPositions): void {
  const doubles = lengthOf(fn, 'points', points, kCoordinates);
  if (doubles === 0) throw refused(fn, 'points.length', 0, 'noPoint');
  const given = outsideOf(slots.scratch, points);
  slots.reserveMesh(doubles, 0);
  writePositions(fn, slots, given, doubles, 'points');
}

/** Writes as many positions as a list has, and no index. */
export function writeMoved(
  fn: string,
  slots: WholeSlots,
  positions: MeshPositions,
  doubles: number,
): void {
  const length = lengthOf(fn, 'positions', positions, kCoordinates);
  if (length !== doubles) throw refused(fn, 'positions.length', length, 'wrongLength');
  const given = outsideOf(slots.scratch, positions);
  slots.reserveMesh(doubles, 0);
  writePositions(fn, slots, given, doubles);
}

/** The length of something like an array that is a multiple of `unit`. */
function lengthOf(fn: string, name: string, values: ArrayLike<number>, unit: number): number {
  const missing = values === undefined || values === null;
  if (missing) throw refused(fn, name, values, 'missing');
  const length: unknown = values.length;
  if (typeof values !== 'object' || typeof length !== 'number') {
    throw refused(fn, name, values, 'notAnArray');
  }
  if (length % unit !== 0) {
    throw refused(fn, `${name}.length`, length, unit === kCorners ? 'notThrees' : 'notNines');
  }
  if (length < 0) throw refused(fn, `${name}.length`, length, 'negative');
  return length;
}

function writePositions(
  fn: string,
  slots: WholeSlots,
  positions: MeshPositions,
  length: number,
  name = 'positions',
): void {
  if (isNumberArray(positions)) {
    if (isDetached(positions)) throw refused(fn, name, positions, 'detached');
    // Its length may have changed since, or lie.
    const given = typedLength(positions);
    if (given !== length) throw refused(fn, `${name}.length`, given, 'wrongLength');
    slots.meshPositions.set(positions);
    return;
  }
  for (let i = 0; i < length; i++) {
    const value: unknown = positions[i];
    if (typeof value !== 'number') throw refused(fn, `${name}[${i}]`, value, 'wrongType');
    slots.meshPositions[i] = value; // looked up each time: reading an entry may run anything
  }
}

/** Whether the corner exists is checked by the core; what is no integer must be rejected here. */
function writeIndices(fn: string, slots: WholeSlots, index: MeshIndex, length: number): void {
  if (isIntegers(index)) {
    const given = typedLength(index);
    if (given !== length) throw refused(fn, 'index.length', given, 'wrongLength');
    slots.meshIndices.set(index); // one of 2³¹ or more becomes negative, which the core refuses
    return;
  }
  for (let i = 0; i < length; i++) {
    const value: unknown = index[i];
    if (typeof value !== 'number' || value !== (value | 0)) {
      throw refused(fn, `index[${i}]`, value, 'noCorner');
    }
    slots.meshIndices[i] = value;
  }
}

/** What the core rejected, as it was read: reading again might give something else. */
export function faultOfTriangles(
  fn: string,
  queries: Queries,
  slots: WholeSlots,
  index: MeshIndex | undefined,
  name = 'positions',
): InvalidArgumentError {
  const { reason, slot, index: i } = queries.fault(slots);
  if (slot === kFaultyIndex) {
    const read = slots.meshIndices[i] as number;
    return refused(fn, `index[${i}]`, isUnsigned32(index) ? read >>> 0 : read, 'noCorner');
  }
  return refused(fn, `${name}[${i}]`, slots.meshPositions[i], reason as ArgumentReason);
}
