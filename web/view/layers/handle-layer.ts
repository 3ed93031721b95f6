// Small round handles on the parts that can be dragged separately: of the selected shape, and fainter of the
// shape under the pointer.
import { Vector3 } from 'three';
import { kMaxHandles, writeHandles } from '../../scene/handles.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import type { DrawnFrame, Layer, LayerContext, ShapeEntry } from './layer.ts';

export class HandleLayer implements Layer {
  readonly object;
  readonly #resources: RenderResources;
  readonly #shapes: readonly ShapeEntry[];
  readonly #strokes: Strokes;
  /** Color of the shape whose handles are being drawn. */
  readonly #color;
  readonly #halo: LineStyle;
  readonly #ring: LineStyle;
  readonly #center: LineStyle;
  readonly #faint: LineStyle;
  readonly #places = new Float64Array(3 * kMaxHandles);
  readonly #at = new Vector3();

  constructor({ resources, shapes }: LayerContext) {
    const { colors } = resources;
    this.#resources = resources;
    this.#shapes = shapes;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.handles);
    this.object = this.#strokes.mesh;
    this.#color = colors.ink.clone();
    this.#halo = lineStyle(colors.paper, 16, { alpha: 0.85 });
    this.#ring = lineStyle(this.#color, 13);
    this.#center = lineStyle(colors.paper, 8);
    this.#faint = lineStyle(this.#color, 8, { alpha: 0.75 });
  }

  update({ state }: DrawnFrame): void {
    this.#strokes.clear();
    for (const entry of this.#shapes) {
      const selected = entry.id === state.selected;
      if (entry.locked || (!selected && entry.id !== state.hovered)) continue;
      this.#draw(entry, selected);
    }
    this.#strokes.commit();
  }

  dispose(): void {
    this.#strokes.dispose();
  }

  #draw({ shape, role }: ShapeEntry, selected: boolean): void {
    const { bounds, colors } = this.#resources;
    const strokes = this.#strokes;
    const at = this.#at;
    this.#color.copy(colors.ofRole(role));
    const count = writeHandles(shape, bounds.focusNumbers, this.#places);
    for (let i = 0; i < count; i++) {
      at.fromArray(this.#places, 3 * i);
      if (selected) {
        strokes.dot(at, this.#halo);
        strokes.dot(at, this.#ring);
        strokes.dot(at, this.#center);
      } else {
        strokes.dot(at, this.#faint);
      }
    }
  }
}
