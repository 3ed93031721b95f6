// The address of a page that is one figure: it says which preset or linked scene is shown for as long as that is shown,
// so that reloading or sharing it brings no other scene than the one that is seen.
import { keyOf, openingPreset } from '../../presets/index.ts';
import type { Scene } from '../../scene/scene.ts';

export class PageAddress {
  #scene: Scene | null = null;

  /** An edited scene has no address: the browser keeps it, and a link to it is copied on request. */
  sceneCommitted(scene: Scene): void {
    if (scene === this.#scene) return;
    this.#scene = scene;
    const address = new URL(location.href);
    // Rows belong to the scene that they were asked for with.
    for (const name of ['preset', 'axis', 'step']) address.searchParams.delete(name);
    const key = keyOf(scene);
    if (key !== null && key !== openingPreset) address.searchParams.set('preset', key);
    address.hash = '';
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }
}
