// The lines that movement is held to: through the middle of the selected shape, with the axis' name at
// both ends.
import { Vector3 } from 'three';
import { centerOf } from '../../scene/extent.ts';
import { type Axis, isFree } from '../../scene/lock.ts';
import { itemById } from '../../scene/scene.ts';
import type { State } from '../../scene/state.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';

const kLockOrder = 4;
/** How far the line goes to either side, as a part of the room's radius. */
const kReachPart = 1.15;

/** An end of a line, where its name is written. */
export interface LockEnd {
  readonly axis: Axis;
  readonly at: Vector3;
}

export class LockLayer {
  readonly strokes: Strokes;
  readonly ends: LockEnd[] = [];
  readonly #resources: RenderResources;
  readonly #line: LineStyle;
  readonly #halo: LineStyle;

  constructor(resources: RenderResources) {
    this.#resources = resources;
    this.strokes = new Strokes(resources.strokes, kLockOrder);
    this.#halo = lineStyle(resources.colors.paper, 4, { alpha: 0.85 });
    this.#line = lineStyle(resources.colors.ink, 1.6, { dash: 7, space: 4 });
  }

  update({ scene, selected, axisLock }: State): void {
    this.strokes.clear();
    this.ends.length = 0;
    const item = selected === null || axisLock === null ? undefined : itemById(scene, selected);
    if (item !== undefined) {
      const { focus, radius } = this.#resources.bounds;
      const center = new Vector3(...centerOf(item.shape, [focus.x, focus.y, focus.z]));
      for (const axis of [0, 1, 2] as const) {
        if (isFree(axisLock, axis)) this.#draw(center, axis, kReachPart * radius);
      }
    }
    this.strokes.commit();
  }

  dispose(): void {
    this.strokes.dispose();
  }

  #draw(center: Vector3, axis: Axis, reach: number): void {
    const ends = [-reach, reach].map((offset) => {
      const at = center.clone();
      at.setComponent(axis, at.getComponent(axis) + offset);
      return { axis, at };
    });
    const [from, to] = ends;
    if (from === undefined || to === undefined) return;
    this.strokes.line(from.at, to.at, this.#halo);
    this.strokes.line(from.at, to.at, this.#line);
    this.ends.push(from, to);
  }
}
