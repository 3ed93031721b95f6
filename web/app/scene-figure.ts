// Decides the scenes of a figure: by the first module, crowds by the whole one as soon as that is loaded, and scenes
// with geometries by the core that made these. The results are the same.
import type { Figure } from '../core/figure.ts';
import type { SceneCore } from '../core/first-core.ts';
import type { FrameResults } from '../core/results.ts';
import type { Scene } from '../scene/scene.ts';
import { isPosed } from '../scene/scene-shape.ts';

type MakesFigures = Pick<SceneCore, 'createFigure'>;

/** Shapes of which the first module decides all pairs in a few milliseconds. */
const kFew = 24;

export class SceneFigure {
  readonly #loadWhole: () => Promise<MakesFigures>;
  readonly #geometries: () => MakesFigures | undefined;
  #figure: Figure;
  /** null: it is not loaded. */
  #whole: Figure | null = null;
  #hasGeometries = false;
  #isLoading = false;
  #isDisposed = false;

  constructor(
    first: MakesFigures,
    loadWhole: () => Promise<MakesFigures>,
    geometries: () => MakesFigures | undefined,
  ) {
    this.#geometries = geometries;
    this.#figure = first.createFigure();
    this.#loadWhole = loadWhole;
  }

  /** As `Figure.evaluate`. */
  evaluate(scene: Scene, budget?: number): FrameResults {
    if (!this.#hasGeometries && scene.items.some(({ shape }) => isPosed(shape))) {
      this.#takeGeometries();
    } else if (scene.items.length > kFew) this.#takeWhole();
    return this.#figure.evaluate(scene, budget);
  }

  /** As `Figure.proceed`, of the figure that has begun. */
  proceed(budget?: number): FrameResults {
    return this.#figure.proceed(budget);
  }

  /** As `Figure.pick`. */
  pick(...targets: Parameters<Figure['pick']>): ReturnType<Figure['pick']> {
    return this.#figure.pick(...targets);
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#figure.dispose();
    if (this.#whole !== this.#figure) this.#whole?.dispose();
  }

  /** Scenes have them only after the core that makes them was loaded. */
  #takeGeometries(): void {
    const figure = this.#geometries()?.createFigure();
    if (!figure) return;
    this.#hasGeometries = true;
    this.#figure.dispose();
    if (this.#whole !== this.#figure) this.#whole?.dispose();
    this.#figure = figure;
    this.#whole = figure;
  }

  /** Replaces the figure, once there is another; before that loads it. */
  #takeWhole(): void {
    if (this.#whole === null) {
      this.#load();
    } else if (this.#whole !== this.#figure) {
      this.#figure.dispose();
      this.#figure = this.#whole;
    }
  }

  /** A failure leaves the first module, and the next scene tries again. */
  async #load(): Promise<void> {
    if (this.#isLoading) return;
    this.#isLoading = true;
    try {
      const core = await this.#loadWhole();
      if (!this.#isDisposed) this.#whole ??= core.createFigure();
    } catch (error) {
      console.error(error);
    } finally {
      this.#isLoading = false;
    }
  }
}
