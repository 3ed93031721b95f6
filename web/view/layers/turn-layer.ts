// The angle by which the selected shape is being turned, above its gizmo.
import { Vector3 } from 'three';
import { centerOf } from '../../scene/extent.ts';
import type { Turn } from '../../scene/turn.ts';
import { degrees } from '../../strings/number.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { DrawnFrame, Layer, LayerContext, ShapeEntry } from './layer.ts';

/** Above the rings, and inside of the free area, in CSS pixels. */
const kAbove = 112;
const kMargin = 24;

export class TurnLayer implements Layer {
  readonly #resources: RenderResources;
  readonly #shapes: readonly ShapeEntry[];
  readonly #point = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  #selected: number | null = null;
  #turn: Turn | null = null;
  #text = '';

  constructor({ resources, shapes }: LayerContext) {
    this.#resources = resources;
    this.#shapes = shapes;
  }

  update({ state: { selected, turn } }: DrawnFrame): void {
    this.#selected = selected;
    if (turn !== null && turn.angle !== this.#turn?.angle) this.#text = degrees(turn.angle);
    this.#turn = turn;
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    if (this.#turn === null) return;
    const at = this.#at;
    const { left, top, right, bottom } = labels.area;
    for (const { id, shape } of this.#shapes) {
      if (id !== this.#selected) continue;
      const center = centerOf(shape, this.#resources.bounds.focusNumbers);
      labels.project(this.#point.fromArray(center), at);
      if (!at.visible) continue;
      const x = Math.min(Math.max(at.x, left + kMargin), right - kMargin);
      const y = Math.min(Math.max(at.y - kAbove, top + kMargin), bottom - kMargin);
      labels.name(this.#text, x, y, palette.ink);
    }
  }
}
