import { itemById } from './scene.ts';
import type { State } from './state.ts';
import { visibleScene } from './visible-scene.ts';

/** The state without hidden shapes and without what editing and pointing add to the picture, such as handles. */
export const bareState = (state: State): State => ({
  ...state,
  scene: visibleScene(state.scene),
  selected: null,
  also: [],
  hovered: null,
  pointed: null,
  highlighted: [],
  axisLock: null,
  pointing: null,
});

/** The state where shapes can't be dragged: the one under the pointer is lit, and has no handles. */
export function withoutHandles(state: State): State {
  if (state.hovered === null) return state;
  const name = itemById(state.scene, state.hovered)?.name ?? '';
  return { ...state, hovered: null, highlighted: [...state.highlighted, name] };
}
