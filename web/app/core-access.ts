// The core, once it is loaded: questions about the inspected pair, and checks of scenes before they are shown.
import { InvalidArgumentError, InvalidShapeError } from '../core/errors.ts';
import { loadFirstCore } from '../core/first.ts';
import { firstCoreOf, type SceneCore } from '../core/first-core.ts';
import { shared } from '../core/share.ts';
import type { ShapeRefusal } from '../page/commands.ts';
import { replaceShape } from '../scene/edits.ts';
import { boundsOf } from '../scene/extent.ts';
import { itemById, type Scene } from '../scene/scene.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import type { Plane, Vec3 } from '../scene/shape.ts';
import { translated } from '../scene/transform.ts';
import { add, dot, length, scale, sub } from '../scene/vectors.ts';
import { visibleScene } from '../scene/visible-scene.ts';
import { geometriesIfLoaded } from './models/lazy-geometries.ts';
import { SceneFigure } from './scene-figure.ts';

/**
 * The whole module for figures of many shapes, which share one.
 * @throws CoreLoadError when it can't be loaded
 */
const loadWhole = shared(async () => {
  const { loadModule } = await import('../core/module.ts');
  return firstCoreOf(await loadModule());
});

export class CoreAccess {
  #core: SceneCore | null = null;
  #figure: SceneFigure | null = null;

  /** The whole one as soon as that has been loaded for geometries; null: still loading, or loading failed. */
  get core(): SceneCore | null {
    return this.#core && (geometriesIfLoaded()?.core ?? this.#core);
  }

  /** This figure's slots in the core; null when `core` is. */
  get figure(): SceneFigure | null {
    return this.#figure;
  }

  /** @throws CoreLoadError */
  async load(signal: AbortSignal): Promise<void> {
    const core = await loadFirstCore();
    if (signal.aborted) return;
    this.#core = core;
    this.#figure = new SceneFigure(core, loadWhole, () => geometriesIfLoaded()?.core);
  }

  /** Asks about the pair of a scene; null: there is none, or the core is not loaded. */
  ask<Answer>(
    scene: Scene,
    question: (core: SceneCore, a: SceneShape, b: SceneShape) => Answer,
  ): Answer | null {
    const visible = visibleScene(scene);
    const [a, b] = (visible.pair ?? []).map((id) => itemById(visible, id)?.shape);
    const { core } = this;
    return core && a && b ? question(core, a, b) : null;
  }

  /** The error with which the core rejects a scene; null: none, or the core is not loaded. */
  refusal(scene: Scene): InvalidShapeError | null {
    try {
      this.core?.check(scene);
      return null;
    } catch (error) {
      if (error instanceof InvalidShapeError) return error;
      throw error;
    }
  }

  /** As before it was loaded. */
  dispose(): void {
    this.#figure?.dispose();
    this.#figure = null;
    this.#core = null;
  }
}

/** The scene with one shape changed, or the error with which the core rejects the change. */
export function tryShape(
  scene: Scene,
  core: Pick<SceneCore, 'check'> | null,
  id: number,
  change: (shape: SceneShape) => SceneShape,
): { readonly scene: Scene } | { readonly refusal: ShapeRefusal } {
  const item = itemById(scene, id);
  if (!item) return { scene };
  try {
    const shape = change(item.shape);
    if (shape === item.shape) return { scene };
    core?.check({ items: [{ ...item, shape }] });
    return { scene: replaceShape(scene, id, shape) };
  } catch (error) {
    if (error instanceof InvalidShapeError || error instanceof InvalidArgumentError) {
      return { refusal: error };
    }
    throw error;
  }
}

export interface Surface {
  readonly point: Vec3;
  /** Unit vector, on the side that faces the viewer. */
  readonly normal: Vec3;
}

/** The translation that puts the grabbed point over a point of the surface, with the shape resting on it. */
export function offsetOnto(
  core: SceneCore,
  shape: SceneShape,
  grabbed: Vec3,
  surface: Surface,
): Vec3 {
  const { point, normal } = surface;
  const offset = sub(point, grabbed);
  const bounds = boundsOf(shape);
  if (bounds === null) return offset;
  // Lifted clear of the surface, then lowered by the distance that the core computes.
  const lift = length(sub(bounds.max, bounds.min));
  const lifted = add(offset, scale(normal, lift));
  const plane: Plane = { kind: 'plane', normal, constant: -dot(normal, point) };
  const { distance } = core.distance(translated(shape, lifted), plane);
  return add(lifted, scale(normal, -distance));
}
