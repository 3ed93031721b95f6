// The letters a, b, c of triangles and a, b, c, d of parallelograms, of the pair and of the selected shape: the
// names by which formulas and coordinates refer to their corners.
import { Vector3 } from 'three';
import { kNoTexts } from '../../strings/stage-texts.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import { countCorners, writeCorner } from '../kinds/facet-corners.ts';
import type { DrawnFrame, Layer, LayerContext, ShapeEntry } from './layer.ts';

const kLetters = ['a', 'b', 'c', 'd'] as const;
/** In a shape no larger than this from its middle there is no room for letters, in CSS pixels. */
const kLeastSize = 20;

export class CornerLayer implements Layer {
  readonly #shapes: readonly ShapeEntry[];
  readonly #point = new Vector3();
  readonly #middle: Projected = { x: 0, y: 0, visible: false };
  readonly #corners: readonly Projected[] = kLetters.map(() => ({ x: 0, y: 0, visible: false }));
  #selected: number | null = null;

  constructor({ shapes }: LayerContext) {
    this.#shapes = shapes;
  }

  update({ state }: DrawnFrame): void {
    this.#selected = state.selected;
  }

  /** None beside a picture without words: no formula refers to them there. */
  writeLabels(labels: LabelWriter, palette: Palette): void {
    if (labels.texts === kNoTexts) return;
    for (const entry of this.#shapes) {
      if (entry.role < 0 && entry.id !== this.#selected) continue;
      const count = countCorners(entry.shape);
      if (count > 0) this.#write(entry, count, labels, palette);
    }
  }

  #write({ shape, node, role }: ShapeEntry, count: number, labels: LabelWriter, palette: Palette) {
    const point = this.#point;
    const middle = labels.project(point.copy(node.anchor), this.#middle);
    const color = role < 0 ? palette.other : role === 0 ? palette.a : palette.b;
    let size = 0;
    for (let i = 0; i < count; i++) {
      const corner = this.#corners[i] as Projected;
      labels.project(writeCorner(shape, i, point), corner);
      size = Math.max(size, Math.hypot(corner.x - middle.x, corner.y - middle.y));
    }
    if (!middle.visible || size < kLeastSize) return;
    for (let i = 0; i < count; i++) {
      const { x, y, visible } = this.#corners[i] as Projected;
      if (!visible) continue;
      const length = Math.hypot(x - middle.x, y - middle.y);
      const dx = length > 0 ? (x - middle.x) / length : 0;
      const dy = length > 0 ? (y - middle.y) / length : 1;
      labels.corner(kLetters[i] as string, x, y, dx, dy, color);
    }
  }
}
