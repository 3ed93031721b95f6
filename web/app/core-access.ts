// The core, once it is loaded: asked about the pair that is looked at, and about scenes before they are shown.
import { InvalidArgumentError, InvalidShapeError } from '../core/errors.ts';
import { type Core, type Figure, loadCore } from '../core/index.ts';
import type { Refusal } from '../page/commands.ts';
import { replaceShape } from '../scene/edits.ts';
import { itemById, type Scene } from '../scene/scene.ts';
import type { Shape } from '../scene/shape.ts';
import { visibleScene } from '../scene/visible-scene.ts';

export class CoreAccess {
  #core: Core | null = null;
  #figure: Figure | null = null;

  /** null: it is still loading, or could not be loaded. */
  get core(): Core | null {
    return this.#core;
  }

  /** The scene of this figure in the core; null as `core` is. */
  get figure(): Figure | null {
    return this.#figure;
  }

  /** @throws CoreLoadError */
  async load(signal: AbortSignal): Promise<void> {
    const core = await loadCore();
    if (signal.aborted) return;
    this.#core = core;
    this.#figure = core.createFigure();
  }

  /** Asks about the pair of a scene; null: there is none, or no core yet. */
  ask<Answer>(scene: Scene, question: (core: Core, a: Shape, b: Shape) => Answer): Answer | null {
    const { items, pair } = visibleScene(scene);
    const [a, b] = [0, 1].map((side) => items.find(({ id }) => id === pair?.[side])?.shape);
    return this.#core && a && b ? question(this.#core, a, b) : null;
  }

  /** What the core refuses of a scene; null: nothing, or there is no core. */
  refusal(scene: Scene): InvalidShapeError | null {
    try {
      this.#core?.check(scene);
      return null;
    } catch (error) {
      if (error instanceof InvalidShapeError) return error;
      throw error;
    }
  }

  dispose(): void {
    this.#figure?.dispose();
  }
}

/** A scene with other numbers for one of its shapes, or what the core refuses of them. */
export function tryShape(
  scene: Scene,
  core: Pick<Core, 'check'> | null,
  id: number,
  change: (shape: Shape) => Shape,
): { readonly scene: Scene } | { readonly refusal: Refusal } {
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
