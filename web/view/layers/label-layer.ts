// The names of the shapes.
import { Vector3 } from 'three';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { Layer, LayerContext, ShapeEntry } from './layer.ts';

export class LabelLayer implements Layer {
  readonly #shapes: readonly ShapeEntry[];
  readonly #point = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };

  constructor({ shapes }: LayerContext) {
    this.#shapes = shapes;
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    const at = this.#at;
    for (const { node, role, name } of this.#shapes) {
      labels.project(this.#point.copy(node.anchor), at);
      if (!at.visible) continue;
      const color = role < 0 ? palette.other : role === 0 ? palette.a : palette.b;
      labels.name(name, at.x + node.nameOffset.x, at.y + node.nameOffset.y, color, role >= 0);
    }
  }
}
