// All of a figure that is loaded when it comes near the screen.
import { adopt } from '../panel/adopted.ts';
import { styles } from '../panel/styles/index.ts';
import { emptyScene } from '../scene/scene.ts';
import { createStore, type Store } from '../scene/store.ts';
import { Playground } from './playground.ts';

export type { Playground, Store };

/** What outlives a figure's being moved within its document. */
export const createMemory = (): Store => createStore(emptyScene);

export function buildFigure(
  element: HTMLElement,
  root: ShadowRoot,
  memory: Store,
  given: unknown,
): Playground {
  for (const { styleSheet } of styles) if (styleSheet) adopt(root, styleSheet);
  return new Playground(element, root, memory, given);
}
