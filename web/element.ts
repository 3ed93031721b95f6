// <collision-playground>: the custom element. Its scene stays when it is moved within a document; all
// else lives from being connected to being disconnected.
import { adoptStyles } from 'lit';
import { type AttributeName, kAttributes } from './element/attributes.ts';
import { Playground } from './element/playground.ts';
import { styles } from './panel/styles/index.ts';
import { emptyScene } from './scene/scene.ts';
import { createStore } from './scene/store.ts';

// In Node there is no HTMLElement: the class can be imported there, not built.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export class CollisionPlayground extends Base {
  static readonly observedAttributes = kAttributes;

  readonly #store = createStore(emptyScene);
  #playground: Playground | null = null;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptStyles(root, styles);
    this.#playground = new Playground(this, root, this.#store, undefined);
  }

  disconnectedCallback(): void {
    this.#playground?.dispose();
    this.#playground = null;
  }

  attributeChangedCallback(name: AttributeName): void {
    this.#playground?.attributeChanged(name);
  }
}

if (globalThis.customElements && !customElements.get('collision-playground')) {
  customElements.define('collision-playground', CollisionPlayground);
}
