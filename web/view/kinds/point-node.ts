// Point: a dot in a ring, of the same size on the screen from near and from far.
import { Color, Group, Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { Scalar } from '../engine/in-place.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { lineWidth } from './shape-node.ts';

/** Widths in CSS pixels: of the ring's line at rest, of the space in it, and of the halo beyond the ring. */
const kThin = 1.5;
const kPaper = 12;
const kHalo = 6;

export class PointNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [-1, 1] as const;
  readonly mark = { from: this.anchor, to: this.anchor, half: 9 };
  readonly highlight = null;
  readonly size = new Scalar();
  readonly #strokes: Strokes;
  readonly #color = new Color();
  readonly #halo: LineStyle;
  readonly #ring: LineStyle;
  readonly #paper: LineStyle;
  readonly #center: LineStyle;

  constructor(resources: RenderResources) {
    const { paper } = resources.colors;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.shapes);
    this.#halo = lineStyle(paper, 0, { alpha: 0.8 });
    this.#ring = lineStyle(this.#color, 0);
    this.#paper = lineStyle(paper, kPaper);
    this.#center = lineStyle(this.#color, 7.5);
    this.object.add(this.#strokes.mesh);
  }

  place(shape: SceneShape): void {
    if (shape.kind === 'point') this.anchor.fromArray(shape.position);
  }

  support(_: Vector3, into: Vector3): Vector3 {
    return into.copy(this.anchor);
  }

  paint(style: ShapeStyle): void {
    this.#color.copy(style.color);
    this.#ring.width = kPaper + 2 * lineWidth(style, kThin);
    this.#halo.width = this.#ring.width + kHalo;
    const { anchor } = this;
    const strokes = this.#strokes;
    strokes.clear(anchor);
    strokes.dot(anchor, this.#halo);
    strokes.dot(anchor, this.#ring);
    strokes.dot(anchor, this.#paper);
    strokes.dot(anchor, this.#center);
    strokes.commit();
  }

  dispose(): void {
    this.#strokes.dispose();
  }
}
