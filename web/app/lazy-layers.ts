// Layers that only some figures need, whose code is loaded with the first state that has something to draw in them.
import { Lazy } from '../panel/controls/lazy.ts';
import type { SceneKind } from '../scene/scene-shape.ts';
import type { State } from '../scene/state.ts';
import type { LayerClass } from '../view/layers/layer.ts';

const kKinds: ReadonlySet<SceneKind> = new Set(['plane', 'triangle', 'parallelogram']);

type Load = () => Promise<readonly LayerClass[]>;

const loadLayers: Load = async () => (await import('../view/layers/lazy-layers.ts')).kLazyLayers;

const isNeeded = ({ scene, selected, hovered, pointing, vectors }: State): boolean =>
  selected !== null ||
  hovered !== null ||
  pointing !== null ||
  vectors.length > 0 ||
  scene.items.some(({ shape }) => kKinds.has(shape.kind));

export class LazyLayers {
  readonly #loaded: (layers: readonly LayerClass[]) => void;
  readonly #layers: Lazy<readonly LayerClass[]>;
  #isDone = false;

  /** `loaded` is called once. After a failure a state that is shown later tries again. */
  constructor(loaded: (layers: readonly LayerClass[]) => void, load = loadLayers) {
    this.#loaded = loaded;
    this.#layers = new Lazy(load);
  }

  /** A state is shown. */
  follow(state: State): void {
    if (!this.#isDone && isNeeded(state)) this.#layers.get(() => this.#take());
  }

  #take(): void {
    const layers = this.#layers.get(() => undefined);
    if (this.#isDone || typeof layers !== 'object') return;
    this.#isDone = true;
    this.#loaded(layers);
  }
}
