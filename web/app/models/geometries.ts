// Makes the assets of scenes, and the core's geometries of them: one for each asset, as long as that is in use.
import type { Core } from '../../core/core.ts';
import type { HullGeometry } from '../../core/hull.ts';
import type { MeshGeometry } from '../../core/posed.ts';
import { writeAssets } from '../../scene/assets-document.ts';
import { addPosedKinds } from '../../scene/kinds/posed.ts';
import type { Asset, SceneHull, SceneMesh } from '../../scene/scene-shape.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';
import { addPosedNodes } from '../../view/kinds/posed-nodes.ts';

/** Where a shape of an asset stands. */
export interface Pose {
  readonly position: Vec3;
  readonly rotation: Quat;
}

interface Disposable {
  dispose(): void;
}

export class Geometries {
  readonly core: Core;
  readonly #hulls = new WeakMap<Asset, HullGeometry>();
  readonly #meshes = new WeakMap<Asset, MeshGeometry>();
  readonly #solids = new WeakMap<Asset, MeshGeometry>();
  /** No scene, and no step of a history, has the asset any longer. */
  readonly #unused = new FinalizationRegistry((geometry: Disposable) => geometry.dispose());

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
    const make = () => this.core.createHull(asset.positions);
    return { kind: 'hull', ...pose, geometry: this.#of(asset, this.#hulls, make), asset };
  }

  /** The triangles of an asset, posed. Throws as `hull` does, and where those of a solid one are not closed. */
  mesh(asset: Asset, pose: Pose, solid = false): SceneMesh {
    const make = () => this.core.createMesh(asset.positions, asset.index, { solid });
    const known = solid ? this.#solids : this.#meshes;
    return { kind: 'mesh', ...pose, geometry: this.#of(asset, known, make), asset };
  }

  #of<G extends Disposable>(asset: Asset, all: WeakMap<Asset, G>, make: () => G): G {
    const known = all.get(asset);
    if (known) return known;
    const geometry = make();
    all.set(asset, geometry);
    this.#unused.register(asset, geometry);
    return geometry;
  }
}
