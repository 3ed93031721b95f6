// All of a figure that is loaded when it comes near the screen.
import { adopt } from '../panel/controls/adopted.ts';
import { styles } from '../panel/page/page-styles.ts';
import { emptyScene } from '../scene/scene.ts';
import { createStore, type Store } from '../scene/store.ts';
import { App } from './app.ts';

export type { App as Playground, Store };

/** What outlives a figure's being moved within its document. */
export const createMemory = (): Store => createStore(emptyScene);

export function buildFigure(
  element: HTMLElement,
  root: ShadowRoot,
  memory: Store,
  given: unknown,
): App {
  for (const { styleSheet } of styles) if (styleSheet) adopt(root, styleSheet);
  return new App(element, root, memory, given);
}
