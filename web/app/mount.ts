// All of a figure that is loaded when it comes near the screen.
import { adopt } from '../panel/controls/adopted.ts';
import { styles } from '../panel/layout/all-styles.ts';
import { emptyScene } from '../scene/scene.ts';
import { createStore, type Store } from '../scene/store.ts';
import { App } from './app.ts';

export type { App, Store };

/** What outlives a figure's being moved within its document. */
export const createEmptyStore = (): Store => createStore(emptyScene);

/** `given`: a scene that the page has set before there was a figure; undefined: none. */
export function mount(element: HTMLElement, root: ShadowRoot, store: Store, given: unknown): App {
  for (const { styleSheet } of styles) if (styleSheet) adopt(root, styleSheet);
  return new App(element, root, store, given);
}
