// A mesh of the scene, made by the core, for tests of what is drawn of it.
import { assetOf } from '../../../../web/scene/assets.ts';
import { addPosedKinds } from '../../../../web/scene/kinds/posed.ts';
import type { SceneMesh } from '../../../../web/scene/scene-shape.ts';
import type { Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { addPosedNodes } from '../../../../web/view/kinds/posed-nodes.ts';
import { core } from '../../../core/support/core.ts';

/** A floor of two triangles, 4 m by 4 m, at the height 0, in the asset's coordinates. */
const kPositions = Float64Array.of(0, 0, 0, 4, 0, 0, 4, 0, 4, 0, 0, 4);
const kIndex = Int32Array.of(0, 2, 1, 0, 3, 2);

export function meshOf(position: Vec3, rotation: Quat, positions = kPositions, index = kIndex) {
  addPosedKinds();
  addPosedNodes();
  const asset = assetOf('floor', positions, index);
  const geometry = core.createMesh(positions, index);
  return { kind: 'mesh', position, rotation, geometry, asset } satisfies SceneMesh as SceneMesh;
}
