// Entry of the part of a figure that is loaded when it comes near the viewport.
import { adoptSheet } from '../panel/controls/adopt-styles.ts';
import figure from '../panel/layout/figure.css?inline';
import { emptyScene } from '../scene/scene.ts';
import { createStore, type Store } from '../scene/store.ts';
import { App } from './app.ts';

export type { App, Store };

/** The store outlives the figure when the element is moved within its document. */
export const createEmptyStore = (): Store => createStore(emptyScene);

/** `given`: a scene that the host page set before the figure was built; undefined: none. */
export function mount(element: HTMLElement, root: ShadowRoot, store: Store, given: unknown): App {
  adoptSheet(root, figure);
  return new App(element, root, store, given);
}
