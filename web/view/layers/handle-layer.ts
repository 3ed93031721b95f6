// Small round handles on what can be dragged on its own: of the selected shape, and fainter of the
// shape under the pointer.
import type { Color } from 'three';
import { Vector3 } from 'three';
import { kMaxHandles, writeHandles } from '../../scene/handles.ts';
import type { Shape, Vec3 } from '../../scene/shape.ts';
import type { StrokeMaterial } from '../engine/line-materials.ts';
import type { PaletteColors } from '../engine/palette-colors.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';

const kHandleOrder = 7;

export class HandleLayer {
  readonly strokes: Strokes;
  readonly #color: Color;
  readonly #halo: LineStyle;
  readonly #ring: LineStyle;
  readonly #core: LineStyle;
  readonly #faint: LineStyle;
  readonly #places = new Float64Array(3 * kMaxHandles);
  readonly #at = new Vector3();

  constructor(material: StrokeMaterial, colors: PaletteColors) {
    this.strokes = new Strokes(material, kHandleOrder);
    this.#color = colors.ink.clone();
    this.#halo = lineStyle(colors.paper, 16, { alpha: 0.85 });
    this.#ring = lineStyle(this.#color, 13);
    this.#core = lineStyle(colors.paper, 8);
    this.#faint = lineStyle(this.#color, 8, { alpha: 0.75 });
  }

  begin(): void {
    this.strokes.clear();
  }

  add(shape: Shape, near: Vec3, color: Color, selected: boolean): void {
    this.#color.copy(color);
    const count = writeHandles(shape, near, this.#places);
    for (let i = 0; i < count; i++) {
      this.#at.fromArray(this.#places, 3 * i);
      if (selected) {
        this.strokes.dot(this.#at, this.#halo);
        this.strokes.dot(this.#at, this.#ring);
        this.strokes.dot(this.#at, this.#core);
      } else {
        this.strokes.dot(this.#at, this.#faint);
      }
    }
  }

  end(): void {
    this.strokes.commit();
  }

  dispose(): void {
    this.strokes.dispose();
  }
}
