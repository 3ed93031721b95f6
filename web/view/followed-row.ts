// Keeps the drawing of the chosen row in the part of the picture that no panel covers: it is drawn on another side
// of the shapes, or the camera steps back. Not while a shape is dragged, which would move under the pointer.
import type { Vector3 } from 'three';
import type { Scene } from '../scene/scene.ts';
import type { State } from '../scene/state.ts';
import type { Projected } from './engine/framing.ts';
import type { Viewpoint } from './engine/viewpoint.ts';
import type { LayerStack } from './layers/layer-stack.ts';

/** Width of the free area's border, in which points do not count as seen, in CSS pixels. */
const kBorder = 12;
const kNowhere: Projected = { x: 0, y: 0, visible: false };

export class FollowedRow {
  readonly #layers: LayerStack;
  readonly #viewpoint: Viewpoint;
  #row: State['step'] = null;
  #scene: Scene | null = null;
  /** The row was chosen, and the scene has not changed since. */
  #isFollowed = false;

  constructor(layers: LayerStack, viewpoint: Viewpoint) {
    this.#layers = layers;
    this.#viewpoint = viewpoint;
  }

  /** After the layers were updated to a state. */
  update({ scene, step, closeUp }: State): void {
    const isSameScene = scene === this.#scene;
    const isOther = step !== this.#row;
    this.#row = step;
    this.#scene = scene;
    this.#isFollowed = isSameScene && closeUp === null && (isOther || this.#isFollowed);
    if (isOther) this.#show(true);
  }

  /** After the free area has changed. */
  hold(): void {
    this.#show(false);
  }

  #show(isNew: boolean): void {
    if (!this.#isFollowed) return;
    const viewpoint = this.#viewpoint;
    const { direction } = viewpoint;
    const shows = (point: Vector3) => this.#shows(point);
    viewpoint.hold(this.#layers.followRow({ isNew, direction, shows }));
  }

  #shows(point: Vector3): boolean {
    const { left, top, right, bottom } = this.#viewpoint.freeArea;
    const { x, y, visible } = this.#viewpoint.project(point.clone(), { ...kNowhere });
    const isAcross = x >= left + kBorder && x <= right - kBorder;
    return visible && isAcross && y >= top + kBorder && y <= bottom - kBorder;
  }
}
