import type { State } from './state.ts';
import { visibleScene } from './visible-scene.ts';

/** The state without hidden shapes and without what editing and pointing add to the picture, such as handles. */
export const bareState = (state: State): State => ({
  ...state,
  scene: visibleScene(state.scene),
  selected: null,
  also: [],
  hovered: null,
  highlighted: [],
  axisLock: null,
});
