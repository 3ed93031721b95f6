// What is written into the picture: the names of shapes, and the gap or the depth beside its bar.
import { Vector3 } from 'three';
import { axisNames } from '../scene/lock.ts';
import type { AxisDrawing } from './axis.ts';
import type { Member } from './cast.ts';
import type { LabelArea } from './labels.ts';
import { LabelWriter } from './labels.ts';
import type { LockEnd } from './lock-line.ts';
import type { Palette, StageTexts } from './palette.ts';
import type { Projected, Viewpoint } from './viewpoint.ts';

const nowhere = (): Projected => ({ x: 0, y: 0, visible: false });

export class Captions {
  texts: StageTexts = { gap: '', depth: '' };
  private readonly labels: LabelWriter;
  private readonly viewpoint: Viewpoint;
  private readonly scratch = new Vector3();
  private readonly at = nowhere();
  private readonly end = nowhere();
  private readonly shapes = nowhere();

  constructor(context: CanvasRenderingContext2D, viewpoint: Viewpoint) {
    this.labels = new LabelWriter(context);
    this.viewpoint = viewpoint;
  }

  /** Where the number stays, in CSS pixels. */
  setArea(area: LabelArea): void {
    this.labels.area = area;
  }

  setStyle(palette: Palette): void {
    this.labels.setStyle(palette);
  }

  write(
    members: readonly Member[],
    axis: AxisDrawing,
    lockEnds: readonly LockEnd[],
    palette: Palette,
    pixelRatio: number,
  ): void {
    this.labels.begin(pixelRatio);
    this.labels.compass(this.viewpoint.camera, palette);
    for (const end of lockEnds) this.writeAxis(end, palette);
    for (const member of members) this.writeName(member, palette);
    if (axis.shown && !Number.isNaN(axis.gap)) this.writeGap(axis, palette);
    this.labels.end();
  }

  private writeName({ solid, role, name }: Member, palette: Palette): void {
    const at = this.project(solid.anchor, this.at);
    if (!at.visible) return;
    const color = role < 0 ? palette.other : role === 0 ? palette.a : palette.b;
    this.labels.name(name, at.x + solid.aside.x, at.y + solid.aside.y, color, role >= 0);
  }

  private writeAxis({ axis, at: end }: LockEnd, palette: Palette): void {
    const at = this.project(end, this.at);
    if (at.visible) this.labels.name(axisNames[axis], at.x, at.y, palette.ink, false);
  }

  /** The number stands beside the bars, on the side away from the shapes. */
  private writeGap({ gap, labelAt, middle, from }: AxisDrawing, palette: Palette): void {
    const at = this.project(labelAt, this.at);
    if (!at.visible) return;
    const end = this.project(from, this.end);
    const shapes = this.project(middle, this.shapes);
    const alongX = end.x - at.x;
    const alongY = end.y - at.y;
    const length = Math.hypot(alongX, alongY) || 1;
    const side = alongX * (shapes.y - at.y) - alongY * (shapes.x - at.x) < 0 ? 1 : -1;
    const dx = (-side * alongY) / length;
    const dy = (side * alongX) / length;
    const word = gap >= 0 ? this.texts.gap : this.texts.depth;
    const color = gap > 0 ? palette.gap : palette.hit;
    this.labels.measure(word, Math.abs(gap), at.x, at.y, dx, dy, color);
  }

  private project(point: Vector3, out: Projected): Projected {
    return this.viewpoint.project(this.scratch.copy(point), out);
  }
}
