// Segment: a line with a dot at each end, if it is no guide.
import { Color, Group, Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { isAcute, Scalar } from '../engine/in-place.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { lineWidth } from './shape-node.ts';

/** Width of the line at rest. */
const kThin = 2.2;

export class SegmentNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [-1, 1] as const;
  readonly mark = { from: new Vector3(), to: new Vector3(), half: 4 };
  readonly highlight = null;
  readonly size = new Scalar();
  readonly #strokes: Strokes;
  readonly #color = new Color();
  readonly #line: LineStyle;
  readonly #tip: LineStyle;
  readonly #direction = new Vector3();

  constructor(resources: RenderResources) {
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.shapes);
    this.#line = lineStyle(this.#color, kThin);
    this.#tip = lineStyle(this.#color, 9);
    this.object.add(this.#strokes.mesh);
  }

  place(shape: SceneShape): void {
    if (shape.kind !== 'segment') return;
    const { from, to } = this.mark;
    from.fromArray(shape.start);
    to.fromArray(shape.end);
    this.anchor.lerpVectors(from, to, 0.5);
    const { x, y, z } = this.#direction.subVectors(to, from);
    this.size.value = 0.5 * Math.sqrt(x * x + y * y + z * z);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    return into.copy(isAcute(this.#direction, direction) ? this.mark.to : this.mark.from);
  }

  paint(style: ShapeStyle): void {
    this.#color.copy(style.color);
    this.#line.width = lineWidth(style, kThin);
    const { from, to } = this.mark;
    const strokes = this.#strokes;
    strokes.clear(from);
    strokes.line(from, to, this.#line);
    if (!style.isGuide) {
      strokes.dot(from, this.#tip);
      strokes.dot(to, this.#tip);
    }
    strokes.commit();
  }

  dispose(): void {
    this.#strokes.dispose();
  }
}
