// The step of the ledger that is drawn in space, and the number of its gap or depth.
import { Vector3 } from 'three';
import { Outcome } from '../../codes.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { Projected } from '../engine/viewpoint.ts';
import { AxisDrawing } from './axis-drawing.ts';
import type { DrawnFrame, FramedScene, Layer, LayerContext } from './layer.ts';
import type { ShapeEntry } from './shape-entry.ts';

const nowhere = (): Projected => ({ x: 0, y: 0, visible: false });

export class AxisLayer implements Layer {
  readonly object;
  readonly #resources: RenderResources;
  readonly #shapes: readonly ShapeEntry[];
  readonly #drawing: AxisDrawing;
  readonly #point = new Vector3();
  readonly #bar = nowhere();
  readonly #end = nowhere();
  readonly #middle = nowhere();
  /** The overlap that is drawn is the penetration depth of the pair. */
  #isDepth = false;

  constructor({ resources, shapes }: LayerContext) {
    this.#resources = resources;
    this.#shapes = shapes;
    this.#drawing = new AxisDrawing(resources);
    this.object = this.#drawing.object;
  }

  update({ results: { ledger }, step }: DrawnFrame): void {
    const drawing = this.#drawing;
    drawing.hide();
    if (ledger === null || step === null) return;
    const { outcome, gap } = ledger.verdict;
    this.#isDepth = outcome === Outcome.overlapping && step.gap === gap;
    const a = this.#shapes[ledger.slotA];
    const b = this.#shapes[ledger.slotB];
    if (a !== undefined && b !== undefined) drawing.draw(step, a, b);
  }

  /** A line with a written number must be in view; others may run out of the picture. */
  addToView({ results }: FramedScene, points: Vector3[]): void {
    const { bounds } = this.#resources;
    const { from, to } = this.#drawing;
    if (results === null || !this.#hasNumber) return;
    points.push(...[from.clone(), to.clone()].filter((end) => bounds.isNear(end)));
  }

  /** The number is written beside the bars, on the side away from the shapes. */
  writeLabels(labels: LabelWriter, palette: Palette): void {
    if (!this.#hasNumber) return;
    const { gap, labelAt, middle, from } = this.#drawing;
    const bar = labels.project(this.#point.copy(labelAt), this.#bar);
    if (!bar.visible) return;
    const end = labels.project(this.#point.copy(from), this.#end);
    const shapes = labels.project(this.#point.copy(middle), this.#middle);
    const alongX = end.x - bar.x;
    const alongY = end.y - bar.y;
    const length = Math.hypot(alongX, alongY) || 1;
    const side = alongX * (shapes.y - bar.y) - alongY * (shapes.x - bar.x) < 0 ? 1 : -1;
    const dx = (-side * alongY) / length;
    const dy = (side * alongX) / length;
    const { texts } = labels;
    const word = gap >= 0 ? texts.gap : this.#isDepth ? texts.depth : texts.overlap;
    const color = gap > 0 ? palette.gap : palette.hit;
    labels.measure(word, Math.abs(gap), bar.x, bar.y, dx, dy, color);
  }

  dispose(): void {
    this.#drawing.dispose();
  }

  get #hasNumber(): boolean {
    return this.#drawing.shown && !Number.isNaN(this.#drawing.gap);
  }
}
