// The part of a scene that is drawn, pointed at and decided about: all but what is hidden. Slots are
// places in its list.
import type { Scene } from './scene.ts';

const known = new WeakMap<Scene, Scene>();

/** The same object for the same scene, and the scene itself where nothing is hidden. */
export function visibleScene(scene: Scene): Scene {
  if (!scene.items.some(({ hidden }) => hidden)) return scene;
  const before = known.get(scene);
  if (before) return before;
  const items = scene.items.filter(({ hidden }) => !hidden);
  const present = (id: number) => items.some((item) => item.id === id);
  const shown = { items, pair: scene.pair?.every(present) ? scene.pair : null };
  known.set(scene, shown);
  return shown;
}
