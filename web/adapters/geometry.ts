// Of a BufferGeometry that belongs to no object: a mesh of the core, or its convex hull.
import { type BufferGeometry, Matrix4, type Quaternion, type Vector3 } from 'three';
import type { Core } from '../core/core.ts';
import { InvalidArgumentError } from '../core/errors.ts';
import type { Mesh } from '../core/mesh.ts';
import type { Hull } from '../core/posed.ts';
import { fromQuaternion, fromVector3 } from './from.ts';
import { hullOf } from './hull.ts';
import { partsFrom, positionsOf } from './parts.ts';
import { requireArgument, requireFinite } from './require-argument.ts';
import { trianglesIn } from './triangles.ts';

/**
 * The whole triangles within the draw range as a mesh of the core, in meters of the geometry's own frame or of the
 * one that `matrix` maps it to. With or without an index, of attributes of any type, interleaved and
 * normalized ones too; not morphed or skinned. A triangle's number in the mesh is its number in the draw range.
 * A matrix that mirrors keeps the front of each triangle outside, with corners b and c swapped. Later changes of
 * the geometry don't reach the mesh: see its `refit`. Call its `dispose` when done.
 * @throws InvalidObjectError where it draws no triangle, or has NaN or an infinity in its vertices or matrix;
 *   InvalidArgumentError naming the argument at fault, such as the corner that createMesh refuses; OutOfMemoryError
 */
export function fromBufferGeometry(
  core: Core,
  geometry: BufferGeometry,
  matrix: Matrix4 = new Matrix4(),
): Mesh {
  const fn = 'fromBufferGeometry';
  requireArgument(fn, 'core', core, 'notACore');
  requireArgument(fn, 'geometry', geometry, 'notAGeometry');
  requireArgument(fn, 'matrix', matrix, 'notAMatrix');
  const { positions, index } = trianglesIn(geometry, matrix);
  requireFinite(geometry, positions);
  return core.createMesh(positions, index);
}

/** Where a hull stands, and how large: as an Object3D has it, in meters of the frame of its parent. */
export interface HullPlacement {
  readonly position?: Vector3 | undefined;
  /** Of any length but zero. */
  readonly quaternion?: Quaternion | undefined;
  /** Applied to the points, since a hull has no scale; mirrors too. Default: 1 along each axis. */
  readonly scale?: Vector3 | undefined;
}

/**
 * The convex hull of all vertices, drawn or not, not morphed or skinned, as a shape. Placed as `placement` says,
 * which may be an Object3D: `fromConvexGeometry(core, mesh.geometry, mesh)`; without it, or a part of it, as the
 * geometry itself. The same hull elsewhere is `{ ...hull, position, rotation }`. Call `hull.geometry.dispose` when
 * no shape is made of it any longer.
 * @throws InvalidObjectError for no vertices, or NaN or an infinity in them or the scale; InvalidArgumentError
 *   naming the argument at fault; OutOfMemoryError
 */
export function fromConvexGeometry(
  core: Core,
  geometry: BufferGeometry,
  placement: HullPlacement = {},
): Hull {
  requireArgument(kConvex, 'core', core, 'notACore');
  requireArgument(kConvex, 'geometry', geometry, 'notAGeometry');
  requireArgument(kConvex, 'placement', placement, 'notAPlacement');
  const { position, quaternion, scale } = placement;
  const matrix = new Matrix4();
  if (scale) matrix.scale(scale);
  const points = positionsOf(partsFrom(geometry, matrix));
  const placed = {
    ...(position && { position: fromVector3(position) }),
    ...(quaternion && { rotation: fromQuaternion(quaternion) }),
  };
  for (const [name, numbers] of Object.entries(placed)) finite(name, numbers);
  return { ...hullOf(core, geometry, points), ...placed };
}

const kConvex = 'fromConvexGeometry';

function finite(name: string, numbers: readonly number[]): void {
  if (numbers.every(Number.isFinite)) return;
  const argument = `placement.${name === 'rotation' ? 'quaternion' : name}`;
  throw new InvalidArgumentError(kConvex, argument, numbers, 'notFinite');
}
