// The feature of a triangle or parallelogram that is nearest to a point, sphere or capsule, as the core found it: a
// corner, an edge or the face.
import { Vector3 } from 'three';
import type { SceneKind, SceneShape } from '../../scene/scene-shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import { countCorners, writeCorner } from '../kinds/facet-corners.ts';
import type { DrawnFrame, Layer, LayerContext, ShapeEntry } from './layer.ts';

/** Of corners in the order of their letters: those that an edge joins. */
const kEdges = {
  3: [0b011, 0b110, 0b101],
  4: [0b0011, 0b1010, 0b1100, 0b0101],
} as const;

const isRound = (kind: SceneKind) => kind === 'point' || kind === 'sphere' || kind === 'capsule';

export class NearestLayer implements Layer {
  readonly object;
  readonly #resources: RenderResources;
  readonly #shapes: readonly ShapeEntry[];
  readonly #strokes: Strokes;
  readonly #color;
  readonly #halo: LineStyle;
  readonly #edge: LineStyle;
  readonly #border: LineStyle;
  readonly #cornerHalo: LineStyle;
  readonly #corner: LineStyle;
  readonly #axis = new Vector3();
  readonly #from = new Vector3();
  readonly #to = new Vector3();

  constructor({ resources, shapes }: LayerContext) {
    const { colors, strokes } = resources;
    this.#resources = resources;
    this.#shapes = shapes;
    this.#strokes = new Strokes(strokes, kDrawOrder.areas);
    this.object = this.#strokes.mesh;
    this.#color = colors.ink.clone();
    this.#halo = lineStyle(colors.paper, 10, { alpha: 0.7 });
    this.#edge = lineStyle(this.#color, 6);
    this.#border = lineStyle(this.#color, 4);
    this.#cornerHalo = lineStyle(colors.paper, 18, { alpha: 0.7 });
    this.#corner = lineStyle(this.#color, 14);
  }

  update({ results: { ledger } }: DrawnFrame): void {
    this.#strokes.clear();
    const a = ledger === null ? undefined : this.#shapes[ledger.slotA];
    const b = ledger === null ? undefined : this.#shapes[ledger.slotB];
    if (ledger !== null && a !== undefined && b !== undefined) {
      this.#axis.fromArray(ledger.nearest.axis);
      if (isRound(b.kind)) this.#draw(a, ledger.nearest.cornersA);
      if (isRound(a.kind)) this.#draw(b, ledger.nearest.cornersB);
    }
    this.#strokes.commit();
  }

  dispose(): void {
    this.#strokes.dispose();
  }

  /** `corners`: of the feature, as a set. */
  #draw({ shape, node, role }: ShapeEntry, corners: number): void {
    const count = countCorners(shape);
    if (count === 0 || corners === 0) return;
    this.#color.copy(this.#resources.colors.ofRole(role));
    const isFace = corners === (1 << count) - 1;
    if (isFace) node.highlight?.highlightFaces(this.#axis);
    for (const edge of kEdges[count === 3 ? 3 : 4]) {
      if ((edge & corners) === edge)
        this.#drawEdge(shape, edge, isFace ? this.#border : this.#edge);
    }
    // A power of two: one corner alone.
    if ((corners & (corners - 1)) === 0) {
      writeCorner(shape, 31 - Math.clz32(corners), this.#from);
      this.#strokes.dot(this.#from, this.#cornerHalo);
      this.#strokes.dot(this.#from, this.#corner);
    }
  }

  #drawEdge(shape: SceneShape, ends: number, style: LineStyle): void {
    writeCorner(shape, 31 - Math.clz32(ends), this.#from);
    writeCorner(shape, 31 - Math.clz32(ends & -ends), this.#to);
    if (style === this.#edge) this.#strokes.line(this.#from, this.#to, this.#halo);
    this.#strokes.line(this.#from, this.#to, style);
  }
}
