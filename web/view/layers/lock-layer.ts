// The axes that movement is locked to: lines through the center of the selected shape, with the axis' name
// at both ends.
import { Vector3 } from 'three';
import { centerOf } from '../../scene/extent.ts';
import { type Axis, axisNames, isFree } from '../../scene/lock.ts';
import { itemById } from '../../scene/scene.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import type { DrawnFrame, Layer, LayerContext } from './layer.ts';

/** Half length of a line, as a part of the scene bounds' radius. */
const kHalfLengthPart = 1.15;

/** An end of a line, where the axis' name is written. */
interface LineEnd {
  readonly axis: Axis;
  readonly at: Vector3;
}

export class LockLayer implements Layer {
  readonly object;
  readonly #resources: RenderResources;
  readonly #strokes: Strokes;
  readonly #ends: LineEnd[] = [];
  readonly #line: LineStyle;
  readonly #halo: LineStyle;
  readonly #point = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };

  constructor({ resources }: LayerContext) {
    this.#resources = resources;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.lockLines);
    this.object = this.#strokes.mesh;
    this.#halo = lineStyle(resources.colors.paper, 4, { alpha: 0.85 });
    this.#line = lineStyle(resources.colors.ink, 1.6, { dash: 7, space: 4 });
  }

  update({ state: { scene, selected, axisLock } }: DrawnFrame): void {
    this.#strokes.clear();
    this.#ends.length = 0;
    const item = selected === null || axisLock === null ? undefined : itemById(scene, selected);
    if (item !== undefined) {
      const { focus, radius } = this.#resources.bounds;
      const center = new Vector3(...centerOf(item.shape, [focus.x, focus.y, focus.z]));
      for (const axis of [0, 1, 2] as const) {
        if (isFree(axisLock, axis)) this.#draw(center, axis, kHalfLengthPart * radius);
      }
    }
    this.#strokes.commit();
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    for (const { axis, at: end } of this.#ends) {
      const at = labels.project(this.#point.copy(end), this.#at);
      if (at.visible) labels.name(axisNames[axis], at.x, at.y, palette.ink);
    }
  }

  dispose(): void {
    this.#strokes.dispose();
  }

  #draw(center: Vector3, axis: Axis, halfLength: number): void {
    const ends = [-halfLength, halfLength].map((offset) => {
      const at = center.clone();
      at.setComponent(axis, at.getComponent(axis) + offset);
      return { axis, at };
    });
    const [from, to] = ends;
    if (from === undefined || to === undefined) return;
    this.#strokes.line(from.at, to.at, this.#halo);
    this.#strokes.line(from.at, to.at, this.#line);
    this.#ends.push(from, to);
  }
}
