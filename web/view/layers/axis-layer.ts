// The step of the ledger that is drawn in space, and the number of its gap or depth.
import { Vector3 } from 'three';
import { Outcome } from '../../codes.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import { NumberLabel } from '../engine/number-label.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { AxisDrawing } from './axis-drawing.ts';
import type { DrawnFrame, FramedScene, Layer, LayerContext, RowView, ShapeEntry } from './layer.ts';

/** Half of the space about the line's arrowhead that is kept free of labels, in CSS pixels. */
const kHead = 9;
/** The same about the bars. */
const kBar = 7;

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
  readonly #head = nowhere();
  readonly #number = new NumberLabel();
  /** The overlap that is drawn is the penetration depth of the pair. */
  #isDepth = false;
  #frame: DrawnFrame | null = null;

  constructor({ resources, shapes }: LayerContext) {
    this.#resources = resources;
    this.#shapes = shapes;
    this.#drawing = new AxisDrawing(resources);
    this.object = this.#drawing.object;
  }

  update(frame: DrawnFrame): void {
    this.#frame = frame;
    const {
      results: { ledger },
      step,
    } = frame;
    this.#drawing.hide();
    if (ledger === null || step === null) return;
    const { outcome, gap } = ledger.verdict;
    this.#isDepth = outcome === Outcome.overlapping && step.gap === gap;
    const a = this.#shapes[ledger.slotA];
    const b = this.#shapes[ledger.slotB];
    if (a !== undefined && b !== undefined) this.#drawing.draw(step, a, b);
  }

  placeInBounds(): void {
    this.#drawing.chosenSide.set(0, 0, 0);
  }

  /** Draws the line on its usual side, else to either side as it is seen; zooming out is left for the last. */
  followRow(view: RowView, points: Vector3[]): void {
    const isSeen = () => this.#ends.every((end) => view.shows(end));
    if (this.#frame === null || (!view.isNew && isSeen())) return;
    const across = new Vector3().crossVectors(this.#drawing.axis, view.direction).normalize();
    for (const side of [0, 1, -1]) {
      this.#drawAt(across.clone().multiplyScalar(side));
      if (isSeen()) return;
    }
    this.#drawAt(new Vector3());
    points.push(...this.#ends);
  }

  /** What is drawn of the step must be in view; projections without end run out of the picture. */
  addToView({ results }: FramedScene, points: Vector3[]): void {
    if (results !== null && this.#drawing.shown) points.push(...this.#ends);
  }

  /** The number is written beside the bars, on the side away from the shapes. */
  writeLabels(labels: LabelWriter, palette: Palette): void {
    if (!this.#hasNumber) return;
    const { gap, labelAt, middle, from, to } = this.#drawing;
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
    const head = labels.project(this.#point.copy(to), this.#head);
    if (head.visible) {
      labels.take(head.x, head.y, kHead);
      labels.takeLine(end.x, end.y, head.x, head.y, kBar);
    }
    const { texts } = labels;
    const word = gap >= 0 ? texts.gap : this.#isDepth ? texts.depth : texts.overlap;
    const color = gap > 0 ? palette.gap : gap < 0 ? palette.hit : palette.touch;
    labels.measure(this.#number.of(word, Math.abs(gap)), bar.x, bar.y, dx, dy, color);
  }

  dispose(): void {
    this.#drawing.dispose();
  }

  /** Redraws the line on a side, zero for the usual one. */
  #drawAt(side: Vector3): void {
    this.#drawing.chosenSide.copy(side);
    if (this.#frame !== null) this.update(this.#frame);
  }

  /** Of what is drawn: ends far away may lie outside of the picture. */
  get #ends(): Vector3[] {
    return this.#drawing.ends.filter((end) => this.#resources.bounds.isNear(end));
  }

  get #hasNumber(): boolean {
    return this.#drawing.shown && !Number.isNaN(this.#drawing.gap);
  }
}
