// Meshes from triangle lists, and from the bytes that another mesh was written as.
import { InvalidArgumentError } from './errors.ts';
import type { CoreParts } from './first-core.ts';
import { Mesh } from './mesh.ts';
import type { NamedGeometries } from './named-geometries.ts';
import { refuseOthers, requireOptions } from './options.ts';
import { noRoom } from './out-of-memory.ts';
import {
  faultOfTriangles,
  type MeshIndex,
  type MeshPositions,
  notClosed,
  refused,
  writeTriangles,
} from './triangle-list.ts';
import { isBytes, isDetached, shareBuffer, typedLength } from './typed-arrays.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';

const kCreate = 'createMesh';
const kLoad = 'loadMesh';

export interface MeshOptions {
  /**
   * true: what is inside of the triangles belongs to it, too: all places from where a ray crosses them an odd
   * number of times. They have to be closed, each edge belonging to an even number of triangles; corners at one
   * place count as one. Default: a mesh is its surface.
   */
  readonly solid?: boolean | undefined;
}

/** @throws InvalidArgumentError naming the length, number or option at fault, OutOfMemoryError */
export function createMesh(
  module: CoreModule,
  parts: CoreParts<WholeSlots>,
  meshes: NamedGeometries<Mesh>,
  positions: MeshPositions,
  index: MeshIndex | undefined,
  options: MeshOptions | undefined,
): Mesh {
  const isSolid = readOptions(options);
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
  const openEdge = isSolid ? module._meshMakeSolid(address) : -1;
  const mesh = kept(meshes, new Mesh(module, parts, meshes, address));
  if (openEdge < 0) return mesh;
  mesh.dispose();
  throw notClosed(kCreate, 'options.solid', true, openEdge);
}

function readOptions(options: MeshOptions | undefined): boolean {
  if (options === undefined) return false;
  requireOptions(kCreate, options);
  const { solid = false } = options;
  refuseOthers(kCreate, options, ['solid']);
  if (typeof solid !== 'boolean') {
    throw new InvalidArgumentError(kCreate, 'options.solid', solid, 'notABoolean');
  }
  return solid;
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
