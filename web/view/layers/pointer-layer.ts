// Where the ray of the pointer hits, and the normal there. The ray itself is seen end on: it starts at the eye.
import { Vector3 } from 'three';
import { kDrawOrder } from '../engine/draw-order.ts';
import { Scalar, writeAlong } from '../engine/in-place.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import type { DrawnFrame, Layer, LayerContext } from './layer.ts';

/** Length of the normal as a part of the scene bounds' radius. */
const kNormalPart = 0.24;

export class PointerLayer implements Layer {
  readonly object;
  readonly #resources: RenderResources;
  readonly #strokes: Strokes;
  readonly #halo: LineStyle;
  readonly #dot: LineStyle;
  readonly #normal: LineStyle;
  readonly #head: LineStyle;
  readonly #point = new Vector3();
  readonly #direction = new Vector3();
  readonly #end = new Vector3();
  readonly #length = new Scalar();

  constructor({ resources }: LayerContext) {
    const { colors } = resources;
    this.#resources = resources;
    this.#strokes = new Strokes(resources.strokes, kDrawOrder.marks);
    this.object = this.#strokes.mesh;
    this.#halo = lineStyle(colors.paper, 13);
    this.#dot = lineStyle(colors.ink, 9);
    this.#normal = lineStyle(colors.ink, 1.8);
    this.#head = lineStyle(colors.ink, 9, { head: 11 });
  }

  update({ state: { pointing } }: DrawnFrame): void {
    this.#strokes.clear();
    const hit = pointing?.ray?.hit ?? null;
    if (hit !== null) {
      this.#point.fromArray(hit.point);
      if (hit.normal !== null) {
        this.#length.value = kNormalPart * this.#resources.bounds.radius;
        writeAlong(this.#end, this.#point, this.#direction.fromArray(hit.normal), this.#length);
        this.#strokes.arrow(this.#point, this.#end, this.#normal, this.#head);
      }
      this.#strokes.dot(this.#point, this.#halo);
      this.#strokes.dot(this.#point, this.#dot);
    }
    this.#strokes.commit();
  }

  dispose(): void {
    this.#strokes.dispose();
  }
}
