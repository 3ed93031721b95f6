// How hull geometries are made, and read from the core.
import type { InvalidArgumentError } from './errors.ts';
import type { CoreParts } from './first-core.ts';
import { HullGeometry } from './hull.ts';
import { type HullNumbers, kEdgeNumbers } from './hull-numbers.ts';
import type { NamedGeometries } from './named-geometries.ts';
import { noRoom } from './out-of-memory.ts';
import { faultOfTriangles, type MeshPositions, writePoints } from './triangle-list.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';

const kCreate = 'createHull';
const kNoRoom = 0;
const kInvalid = -1;
/** Counts that come before the numbers of a geometry: its dimension, corners, edges, faces. */
const kCounts = 4;

/**
 * The hull of points.
 * @throws InvalidArgumentError naming the length or number at fault, OutOfMemoryError
 */
export function createHull(
  module: CoreModule,
  { queries, scratch }: CoreParts<WholeSlots>,
  hulls: NamedGeometries<HullGeometry>,
  points: MeshPositions,
): HullGeometry {
  const slots = scratch.slots;
  slots.isReading = true;
  try {
    writePoints(kCreate, slots, points);
  } finally {
    slots.isReading = false;
  }
  const name = module._hullCreate(slots.alive());
  const fault: InvalidArgumentError | null =
    name === kInvalid ? faultOfTriangles(kCreate, queries, slots, undefined, 'points') : null;
  slots.releaseMesh();
  if (fault) throw fault;
  if (name === kNoRoom) throw noRoom(`a hull of ${points.length / 3} points`);
  if (module._hullWrite(slots.alive(), name) === 0) {
    hulls.release(name);
    throw noRoom('the corners of this hull');
  }
  const numbers = numbersOf(slots.meshPositions, slots.meshIndices);
  slots.releaseMesh();
  return hulls.add(name, new HullGeometry(hulls, name, numbers));
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
