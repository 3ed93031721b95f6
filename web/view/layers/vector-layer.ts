// Vectors that the page around the figure has drawn: arrows and dashed lines with their names.
import { Vector3 } from 'three';
import type { DrawnVector } from '../../scene/drawn-vector.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import { measureBeside } from '../engine/measure-beside.ts';
import type { Palette } from '../engine/palette.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import type { DrawnFrame, Layer, LayerContext } from './layer.ts';

type VectorColor = NonNullable<DrawnVector['color']>;

interface VectorStyle {
  readonly shaft: LineStyle;
  readonly head: LineStyle;
  readonly dashed: LineStyle;
}

export class VectorLayer implements Layer {
  readonly object;
  readonly #strokes: Strokes;
  readonly #halo: LineStyle;
  readonly #styles: Readonly<Record<VectorColor, VectorStyle>>;
  readonly #from = new Vector3();
  readonly #to = new Vector3();
  readonly #start: Projected = { x: 0, y: 0, visible: false };
  readonly #end: Projected = { x: 0, y: 0, visible: false };
  #vectors: readonly DrawnVector[] = [];

  constructor({ resources: { colors, strokes } }: LayerContext) {
    this.#strokes = new Strokes(strokes, kDrawOrder.marks);
    this.object = this.#strokes.mesh;
    this.#halo = lineStyle(colors.paper, 6, { alpha: 0.8 });
    const styleOf = (color: VectorColor): VectorStyle => ({
      shaft: lineStyle(colors[color], 2.4),
      head: lineStyle(colors[color], 11, { head: 13 }),
      dashed: lineStyle(colors[color], 1.6, { dash: 5, space: 4 }),
    });
    this.#styles = { ink: styleOf('ink'), a: styleOf('a'), b: styleOf('b'), gap: styleOf('gap') };
  }

  update({ state: { vectors } }: DrawnFrame): void {
    const strokes = this.#strokes;
    this.#vectors = vectors;
    strokes.clear();
    for (const { from, to, color = 'ink', dashed = false } of vectors) {
      const style = this.#styles[color];
      this.#from.fromArray(from);
      this.#to.fromArray(to);
      if (dashed) {
        strokes.line(this.#from, this.#to, style.dashed);
      } else if (!this.#from.equals(this.#to)) {
        strokes.line(this.#from, this.#to, this.#halo);
        strokes.arrow(this.#from, this.#to, style.shaft, style.head);
      }
    }
    strokes.commit();
  }

  /** Beside the middle, on the left. */
  writeLabels(labels: LabelWriter, palette: Palette): void {
    for (const { from, to, name, color = 'ink' } of this.#vectors) {
      if (name === undefined) continue;
      const start = labels.project(this.#from.fromArray(from), this.#start);
      const end = labels.project(this.#to.fromArray(to), this.#end);
      if (!(start.visible && end.visible)) continue;
      measureBeside(labels, name, start, end, palette[color]);
    }
  }

  dispose(): void {
    this.#strokes.dispose();
  }
}
