// Ray: its direction as an arrow from origin to tip (one unit of t), then thinner to where it ends.
import { Color, Group, Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { isAcute, Scalar, writeAlong } from '../engine/in-place.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { SceneBounds } from '../engine/scene-bounds.ts';
import type { LineStyle } from '../engine/strokes.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import type { ShapeNode, ShapeStyle } from './shape-node.ts';
import { kLit, lineWidth } from './shape-node.ts';

/** Widths of the line at rest, up to the tip and beyond it. */
const kShaft = 2.2;
const kRest = 1.3;
/** Drawn length of an unbounded ray in radii of the scene bounds, far out of any view. */
const kFarRadii = 200;

/** Drawn length of an unbounded ray, in meters. */
export function drawnLength(bounds: SceneBounds): number {
  return kFarRadii * bounds.radius;
}

export class RayNode implements ShapeNode {
  readonly object = new Group();
  readonly anchor = new Vector3();
  readonly nameSide = [-1, 1] as const;
  readonly highlight = null;
  readonly size = new Scalar();
  readonly #resources: RenderResources;
  readonly #strokes: Strokes;
  readonly #color = new Color();
  readonly #shaft: LineStyle;
  readonly #rest: LineStyle;
  readonly #unreached: LineStyle;
  readonly #head: LineStyle;
  readonly #origin: LineStyle;
  readonly #end: LineStyle;
  readonly #tip = new Vector3();
  readonly #last = new Vector3();
  readonly #direction = new Vector3();
  /** Where the ray ends, or is drawn to. */
  readonly #t = new Scalar();
  #ends = false;
  #endsBeforeTip = false;

  constructor(resources: RenderResources) {
    this.#resources = resources;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.shapes);
    this.#shaft = lineStyle(this.#color, kShaft);
    this.#rest = lineStyle(this.#color, kRest);
    this.#unreached = lineStyle(this.#color, 1, { dash: 3, space: 4, alpha: 0.6 });
    this.#head = lineStyle(this.#color, 12, { head: 15 });
    this.#origin = lineStyle(this.#color, 9);
    this.#end = lineStyle(this.#color, 6);
    this.object.add(this.#strokes.mesh);
  }

  place(shape: SceneShape): void {
    if (shape.kind !== 'ray') return;
    this.anchor.fromArray(shape.origin);
    this.#direction.fromArray(shape.direction);
    const { anchor } = this;
    const direction = this.#direction;
    this.#tip.addVectors(anchor, direction);
    const { x, y, z } = direction;
    const length = Math.sqrt(x * x + y * y + z * z);
    this.size.value = 0.5 * length;
    const maxDistance = shape.maxDistance ?? Number.POSITIVE_INFINITY;
    this.#ends = Number.isFinite(maxDistance);
    this.#endsBeforeTip = maxDistance < length;
    this.#t.value = (this.#ends ? maxDistance : drawnLength(this.#resources.bounds)) / length;
    writeAlong(this.#last, anchor, direction, this.#t);
  }

  support(direction: Vector3, into: Vector3): Vector3 {
    return into.copy(isAcute(this.#direction, direction) ? this.#tip : this.anchor);
  }

  paint(style: ShapeStyle): void {
    this.#color.copy(style.color);
    const shaft = this.#shaft;
    shaft.width = lineWidth(style, kShaft);
    this.#rest.width = style.lit ? kRest + kLit : kRest;
    this.#strokes.clear(this.anchor);
    if (this.#endsBeforeTip) {
      this.#strokes.arrow(this.anchor, this.#tip, this.#unreached, this.#head);
      this.#strokes.line(this.anchor, this.#last, shaft);
    } else {
      this.#strokes.line(this.#tip, this.#last, this.#rest);
      this.#strokes.arrow(this.anchor, this.#tip, shaft, this.#head);
    }
    if (this.#ends) this.#strokes.dot(this.#last, this.#end);
    this.#strokes.dot(this.anchor, this.#origin);
    this.#strokes.commit();
  }

  dispose(): void {
    this.#strokes.dispose();
  }
}
