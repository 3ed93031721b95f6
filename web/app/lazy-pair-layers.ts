// What only pairs with a flat or endless shape have to draw, whose code is loaded with the first scene that has one.
import { Lazy } from '../panel/controls/lazy.ts';
import type { Scene } from '../scene/scene.ts';
import type { SceneKind } from '../scene/scene-shape.ts';
import type { LayerClass } from '../view/layers/layer.ts';

const kKinds: ReadonlySet<SceneKind> = new Set(['plane', 'triangle', 'parallelogram']);

type Load = () => Promise<readonly LayerClass[]>;

const loadLayers: Load = async () => (await import('../view/layers/pair-layers.ts')).kPairLayers;

export class LazyPairLayers {
  readonly #loaded: (layers: readonly LayerClass[]) => void;
  readonly #layers: Lazy<readonly LayerClass[]>;
  #isDone = false;

  /** `loaded` is called once. After a failure a scene that is shown later tries again. */
  constructor(loaded: (layers: readonly LayerClass[]) => void, load = loadLayers) {
    this.#loaded = loaded;
    this.#layers = new Lazy(load);
  }

  /** A scene is shown. */
  follow({ items }: Scene): void {
    if (this.#isDone || !items.some(({ shape }) => kKinds.has(shape.kind))) return;
    this.#layers.get(() => this.#take());
  }

  #take(): void {
    const layers = this.#layers.get(() => undefined);
    if (this.#isDone || typeof layers !== 'object') return;
    this.#isDone = true;
    this.#loaded(layers);
  }
}
