// Other positions for the corners of a mesh.
import type { CoreParts } from './first-core.ts';
import { faultOfTriangles, type MeshPositions, notClosed, writeMoved } from './triangle-list.ts';
import type { CoreModule } from './wasm/core.mjs';
import type { WholeSlots } from './whole-slots.ts';

const kRefit = 'mesh.refit';
/** Code of `_meshNumber`: how many numbers its positions are. */
const kPositions = 8;

/**
 * `address`: of the mesh, which reading positions may have disposed of.
 * @throws InvalidArgumentError and nothing is changed, MeshError, OutOfMemoryError; see Mesh
 */
export function refitMesh(
  module: CoreModule,
  { queries, scratch: { slots } }: CoreParts<WholeSlots>,
  address: () => number,
  positions: MeshPositions,
): void {
  slots.isReading = true;
  try {
    writeMoved(kRefit, slots, positions, module._meshNumber(address(), kPositions));
  } finally {
    slots.isReading = false;
  }
  if (module._worldCheckMesh(slots.alive()) === 0) {
    const fault = faultOfTriangles(kRefit, queries, slots, undefined);
    slots.releaseMesh();
    throw fault;
  }
  const openEdge = module._meshRefit(address(), slots.alive());
  if (openEdge >= 0) throw notClosed(kRefit, 'positions', positions, openEdge);
}
