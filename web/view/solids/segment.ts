// Segment: a line with a dot at each end.
import { Color, Group, Vector3 } from 'three';
import { Outcome } from '../../core/results.ts';
import type { Shape } from '../../scene/shape.ts';
import { isAcute, Scalar } from '../in-place.ts';
import type { Ink } from '../strokes.ts';
import { ink, Strokes } from '../strokes.ts';
import type { Kit, Look, Solid } from './solid.ts';
import { kSolidOrder } from './solid.ts';

export class SegmentSolid implements Solid {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly aside = { x: -14, y: 14 };
  readonly lit = null;
  readonly size = new Scalar();
  private readonly strokes: Strokes;
  private readonly color = new Color();
  private readonly line: Ink;
  private readonly lineBold: Ink;
  private readonly tip: Ink;
  private readonly end = new Vector3();
  private readonly direction = new Vector3();

  constructor(kit: Kit) {
    this.strokes = new Strokes(kit.strokes, kSolidOrder);
    this.line = ink(this.color, 2.2);
    this.lineBold = ink(this.color, 3.4);
    this.tip = ink(this.color, 9);
    this.object.add(this.strokes.mesh);
  }

  place(shape: Shape): void {
    if (shape.kind !== 'segment') return;
    this.anchor.fromArray(shape.start);
    this.end.fromArray(shape.end);
    const { x, y, z } = this.direction.subVectors(this.end, this.anchor);
    this.size.value = 0.5 * Math.sqrt(x * x + y * y + z * z);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    return into.copy(isAcute(this.direction, direction) ? this.end : this.anchor);
  }

  paint(look: Look): void {
    this.color.copy(look.color);
    const bold = look.meets !== Outcome.apart || look.selected || look.hovered;
    const { strokes, anchor, end } = this;
    strokes.clear(anchor);
    strokes.line(anchor, end, bold ? this.lineBold : this.line);
    strokes.dot(anchor, this.tip);
    strokes.dot(end, this.tip);
    strokes.commit();
  }

  dispose(): void {
    this.strokes.dispose();
  }
}
