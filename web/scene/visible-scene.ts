// The visible part of a scene, which is drawn, pickable and tested. Slots are indices in its list.
import type { Scene } from './scene.ts';

const cache = new WeakMap<Scene, Scene>();

/** Cached: the same object for the same scene, and the scene itself if nothing is hidden. */
export function visibleScene(scene: Scene): Scene {
  if (!scene.items.some(({ hidden }) => hidden)) return scene;
  const cached = cache.get(scene);
  if (cached) return cached;
  const items = scene.items.filter(({ hidden }) => !hidden);
  const present = (id: number) => items.some((item) => item.id === id);
  const visible = { ...scene, items, pair: scene.pair?.every(present) ? scene.pair : null };
  cache.set(scene, visible);
  return visible;
}
