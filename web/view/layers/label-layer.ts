// What is written into the picture: the names of shapes, and the gap or the depth beside its bar.
import { Vector3 } from 'three';
import { axisNames } from '../../scene/lock.ts';
import type { LabelArea } from '../engine/label-writer.ts';
import { LabelWriter } from '../engine/label-writer.ts';
import type { Palette, StageTexts } from '../engine/palette.ts';
import type { Projected, Viewpoint } from '../engine/viewpoint.ts';
import type { AxisLayer } from './axis-layer.ts';
import type { LockEnd } from './lock-layer.ts';
import type { ShapeEntry } from './shape-layer.ts';

const nowhere = (): Projected => ({ x: 0, y: 0, visible: false });

export class LabelLayer {
  texts: StageTexts = { gap: '', depth: '' };
  readonly #labels: LabelWriter;
  readonly #viewpoint: Viewpoint;
  readonly #scratch = new Vector3();
  readonly #at = nowhere();
  readonly #end = nowhere();
  readonly #shapes = nowhere();

  constructor(context: CanvasRenderingContext2D, viewpoint: Viewpoint) {
    this.#labels = new LabelWriter(context);
    this.#viewpoint = viewpoint;
  }

  /** Where the number stays, in CSS pixels. */
  setArea(area: LabelArea): void {
    this.#labels.area = area;
  }

  setStyle(palette: Palette): void {
    this.#labels.setStyle(palette);
  }

  write(
    entries: readonly ShapeEntry[],
    axis: AxisLayer,
    lockEnds: readonly LockEnd[],
    palette: Palette,
    pixelRatio: number,
  ): void {
    this.#labels.begin(pixelRatio);
    this.#labels.compass(this.#viewpoint.camera, palette);
    for (const end of lockEnds) this.#writeAxis(end, palette);
    for (const entry of entries) this.#writeName(entry, palette);
    if (axis.shown && !Number.isNaN(axis.gap)) this.#writeGap(axis, palette);
    this.#labels.end();
  }

  #writeName({ node, role, name }: ShapeEntry, palette: Palette): void {
    const at = this.#project(node.anchor, this.#at);
    if (!at.visible) return;
    const color = role < 0 ? palette.other : role === 0 ? palette.a : palette.b;
    this.#labels.name(name, at.x + node.aside.x, at.y + node.aside.y, color, role >= 0);
  }

  #writeAxis({ axis, at: end }: LockEnd, palette: Palette): void {
    const at = this.#project(end, this.#at);
    if (at.visible) this.#labels.name(axisNames[axis], at.x, at.y, palette.ink, false);
  }

  /** The number stands beside the bars, on the side away from the shapes. */
  #writeGap({ gap, labelAt, middle, from }: AxisLayer, palette: Palette): void {
    const at = this.#project(labelAt, this.#at);
    if (!at.visible) return;
    const end = this.#project(from, this.#end);
    const shapes = this.#project(middle, this.#shapes);
    const alongX = end.x - at.x;
    const alongY = end.y - at.y;
    const length = Math.hypot(alongX, alongY) || 1;
    const side = alongX * (shapes.y - at.y) - alongY * (shapes.x - at.x) < 0 ? 1 : -1;
    const dx = (-side * alongY) / length;
    const dy = (side * alongX) / length;
    const word = gap >= 0 ? this.texts.gap : this.texts.depth;
    const color = gap > 0 ? palette.gap : palette.hit;
    this.#labels.measure(word, Math.abs(gap), at.x, at.y, dx, dy, color);
  }

  #project(point: Vector3, out: Projected): Projected {
    return this.#viewpoint.project(this.#scratch.copy(point), out);
  }
}
