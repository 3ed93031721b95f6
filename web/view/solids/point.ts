// Point: a dot in a ring, of the same size on the screen from near and from far.
import { Color, Group, Vector3 } from 'three';
import { Outcome } from '../../core/results.ts';
import type { Shape } from '../../scene/shape.ts';
import { Scalar } from '../in-place.ts';
import type { Ink } from '../strokes.ts';
import { ink, Strokes } from '../strokes.ts';
import type { Kit, Look, Solid } from './solid.ts';
import { kSolidOrder } from './solid.ts';

export class PointSolid implements Solid {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly aside = { x: -15, y: 15 };
  readonly lit = null;
  readonly size = new Scalar();
  private readonly strokes: Strokes;
  private readonly color = new Color();
  private readonly halo: Ink;
  private readonly ring: Ink;
  private readonly ringBold: Ink;
  private readonly paper: Ink;
  private readonly core: Ink;

  constructor(kit: Kit) {
    const { paper } = kit.inks;
    this.strokes = new Strokes(kit.strokes, kSolidOrder);
    this.halo = ink(paper, 21, { alpha: 0.8 });
    this.ring = ink(this.color, 15);
    this.ringBold = ink(this.color, 17.5);
    this.paper = ink(paper, 12);
    this.core = ink(this.color, 7.5);
    this.object.add(this.strokes.mesh);
  }

  place(shape: Shape): void {
    if (shape.kind === 'point') this.anchor.fromArray(shape.position);
  }

  support(_: Vector3, into: Vector3): Vector3 {
    return into.copy(this.anchor);
  }

  paint(look: Look): void {
    this.color.copy(look.color);
    const bold = look.meets !== Outcome.apart || look.selected || look.hovered;
    const { strokes, anchor } = this;
    strokes.clear(anchor);
    strokes.dot(anchor, this.halo);
    strokes.dot(anchor, bold ? this.ringBold : this.ring);
    strokes.dot(anchor, this.paper);
    strokes.dot(anchor, this.core);
    strokes.commit();
  }

  dispose(): void {
    this.strokes.dispose();
  }
}
