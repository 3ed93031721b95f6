// Meshes from triangle lists, and from the bytes that another mesh was written as.
import type { CoreParts } from './first-core.ts';
import { Mesh } from './mesh.ts';
import type { NamedGeometries } from './named-geometries.ts';
import { noRoom } from './out-of-memory.ts';
import {
  faultOfTriangles,
  type MeshIndex,
  type MeshPositions,
  refused,
  writeTriangles,
} from './triangle-list.ts';
import { isBytes, isDetached, shareBuffer, typedLength } from './typed-arrays.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';

const kCreate = 'createMesh';
const kLoad = 'loadMesh';

/** @throws InvalidArgumentError naming the length or number at fault, OutOfMemoryError */
export function createMesh(
  module: CoreModule,
  parts: CoreParts<WholeSlots>,
  meshes: NamedGeometries<Mesh>,
  positions: MeshPositions,
  index: MeshIndex | undefined,
): Mesh {
  const { queries, scratch } = parts;
  const slots = scratch.slots;
  slots.isReading = true;
  try {
    writeTriangles(kCreate, slots, positions, index);
  } finally {
    slots.isReading = false;
  }
  if (module._worldCheckMesh(slots.alive()) === 0) {
    const fault = faultOfTriangles(kCreate, queries, slots, index);
    slots.releaseMesh();
    throw fault;
  }
  const address = module._meshCreate(slots.alive());
  if (address === 0) {
    slots.releaseMesh();
    throw noRoom(`a mesh of ${positions.length} positions`);
  }
  return kept(meshes, new Mesh(module, parts, meshes, address));
}

/** @throws InvalidArgumentError where the bytes are not those of a mesh, OutOfMemoryError */
export function loadMesh(
  module: CoreModule,
  parts: CoreParts<WholeSlots>,
  meshes: NamedGeometries<Mesh>,
  bytes: Uint8Array,
): Mesh {
  if (!isBytes(bytes)) throw refused(kLoad, 'bytes', bytes, 'notAMesh');
  if (isDetached(bytes)) throw refused(kLoad, 'bytes', bytes, 'detached');
  const { slots } = parts.scratch;
  const length = typedLength(bytes);
  // Those in the core's memory would be detached where that grows.
  const own = shareBuffer(bytes, slots.meshPositions) ? new Uint8Array(bytes) : bytes;
  slots.reserveMesh(Math.ceil(length / Float64Array.BYTES_PER_ELEMENT), 0);
  const { buffer, byteOffset } = slots.meshPositions;
  new Uint8Array(buffer, byteOffset, length).set(own);
  const address = module._meshLoad(slots.alive(), length);
  slots.releaseMesh();
  if (address === 0) throw refused(kLoad, 'bytes', bytes, 'notAMesh');
  return kept(meshes, new Mesh(module, parts, meshes, address));
}

const kept = (meshes: NamedGeometries<Mesh>, mesh: Mesh) => meshes.add(mesh.name, mesh);
