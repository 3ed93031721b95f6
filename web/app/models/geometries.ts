// Makes the assets of scenes, and the core's geometries of them: one for each asset, as long as that is in use.
import type { Core } from '../../core/core.ts';
import type { HullGeometry } from '../../core/hull.ts';
import { writeAssets } from '../../scene/assets-document.ts';
import { addPosedKinds } from '../../scene/kinds/posed.ts';
import type { Asset, SceneHull } from '../../scene/scene-shape.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';
import { addPosedNodes } from '../../view/kinds/hull-node.ts';

/** Where a shape of an asset stands. */
export interface Pose {
  readonly position: Vec3;
  readonly rotation: Quat;
}

export class Geometries {
  readonly core: Core;
  readonly #hulls = new WeakMap<Asset, HullGeometry>();
  /** No scene, and no step of a history, has the asset any longer. */
  readonly #unused = new FinalizationRegistry((geometry: HullGeometry) => geometry.dispose());

  constructor(core: Core) {
    this.core = core;
    addPosedKinds();
    addPosedNodes();
    writeAssets();
  }

  /**
   * The convex hull of an asset's positions, posed.
   * @throws InvalidArgumentError naming the number at fault, OutOfMemoryError
   */
  hull(asset: Asset, pose: Pose): SceneHull {
    return { kind: 'hull', ...pose, geometry: this.#hullOf(asset), asset };
  }

  #hullOf(asset: Asset): HullGeometry {
    const known = this.#hulls.get(asset);
    if (known) return known;
    const geometry = this.core.createHull(asset.positions);
    this.#hulls.set(asset, geometry);
    this.#unused.register(asset, geometry);
    return geometry;
  }
}
