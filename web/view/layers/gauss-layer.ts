// The Gauss map of two shapes: the normals of their faces as points of the unit sphere, arcs between those of faces that
// share an edge, and marks where arcs of both cross.
import { Group, Vector3, type Vector4 } from 'three';
import type { DifferenceFaceKind } from '../../core/difference.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { EdgeList } from '../engine/edges.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import { lineStyle, Strokes } from '../engine/strokes.ts';
import { SphereNode } from '../kinds/sphere-node.ts';
import { EdgeDrawing } from './edge-drawing.ts';
import type { Layer, LayerClass, LayerContext } from './layer.ts';

export interface DrawnNormal {
  readonly at: Vec3;
  /** `both`: where a normal of one lies on a normal or an arc of the other. */
  readonly kind: DifferenceFaceKind;
  readonly isLit: boolean;
  /** Written beside it where it is lit. */
  readonly text: string;
}

/** A part of a great circle in short pieces. */
export interface DrawnArc {
  readonly points: readonly Vec3[];
  readonly side: 'a' | 'b';
}

export interface DrawnGauss {
  readonly normals: readonly DrawnNormal[];
  readonly arcs: readonly DrawnArc[];
}

/** `gaussOf`: the same object as long as the picture of it is the same; null: nothing is drawn. */
export const gaussLayer = (gaussOf: () => DrawnGauss | null): LayerClass =>
  class extends GaussLayer {
    constructor(context: LayerContext) {
      super(context, gaussOf);
    }
  };

class GaussLayer implements Layer {
  readonly object = new Group();
  readonly #gaussOf: () => DrawnGauss | null;
  readonly #sphere: SphereNode;
  readonly #arcs: Readonly<Record<'a' | 'b', EdgeDrawing>>;
  readonly #marks: Strokes;
  readonly #context: LayerContext;
  readonly #eye = new EyeOfSphere();
  readonly #point = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  readonly #styles;
  #drawn: DrawnGauss | null = null;

  constructor(context: LayerContext, gaussOf: () => DrawnGauss | null) {
    const { resources } = context;
    const { colors, strokes } = resources;
    this.#context = context;
    this.#gaussOf = gaussOf;
    this.#sphere = new SphereNode(resources);
    this.#arcs = {
      a: new EdgeDrawing(resources, colors.a, 2),
      b: new EdgeDrawing(resources, colors.b, 2),
    };
    this.#marks = new Strokes(strokes, kDrawOrder.marks);
    this.#styles = {
      halo: lineStyle(colors.paper, 14),
      'face-a': lineStyle(colors.a, 11),
      'face-b': lineStyle(colors.b, 11),
      hole: lineStyle(colors.paper, 6),
      edges: lineStyle(colors.ink, 7),
      inner: lineStyle(colors.a, 6),
      lit: lineStyle(colors.ink, 20),
      litHole: lineStyle(colors.paper, 15),
    };
    const arcs = Object.values(this.#arcs).map(({ mesh }) => mesh);
    this.object.add(this.#sphere.object, ...arcs, this.#marks.mesh);
  }

  update(): void {
    const drawn = this.#gaussOf();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#draw();
  }

  changeColors(): void {
    this.#draw();
  }

  faceEye(eye: Vector4): void {
    this.#eye.set(eye);
    this.#sphere.faceEye(eye);
    this.#drawMarks();
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    for (const { at, text, isLit } of this.#drawn?.normals ?? []) {
      if (!(isLit && this.#eye.sees(at))) continue;
      const { x, y } = labels.project(this.#point.fromArray(at), this.#at);
      labels.measure(text, x, y, 0, -1, palette.ink);
    }
  }

  dispose(): void {
    this.#sphere.dispose();
    for (const arcs of Object.values(this.#arcs)) arcs.dispose();
    this.#marks.dispose();
  }

  #draw(): void {
    const drawn = this.#drawn;
    this.object.visible = drawn !== null;
    if (drawn === null) return;
    this.#sphere.place({ kind: 'sphere', center: [0, 0, 0], radius: 1 });
    const { hair } = this.#context.resources.colors;
    this.#sphere.paint({ color: hair, meets: 0, selected: false, lit: false });
    for (const side of ['a', 'b'] as const) this.#arcs[side].show(edgesOf(drawn, side));
  }

  /** Those on the far side of the sphere are not drawn. */
  #drawMarks(): void {
    const marks = this.#marks;
    marks.clear(this.#point.set(0, 0, 0));
    for (const { at, kind, isLit } of this.#drawn?.normals ?? []) {
      if (!this.#eye.sees(at)) continue;
      const point = this.#point.fromArray(at);
      const styles = this.#styles;
      if (isLit) {
        marks.dot(point, styles.lit);
        marks.dot(point, styles.litHole);
      } else if (kind !== 'edges') marks.dot(point, styles.halo);
      marks.dot(point, styles[kind === 'both' ? 'face-b' : kind]);
      if (kind === 'face-b') marks.dot(point, styles.hole);
      if (kind === 'both') marks.dot(point, styles.inner);
    }
    marks.commit();
  }
}

/** What is on the far side is fainter: each piece has its own place as its normal. */
function edgesOf({ arcs }: DrawnGauss, wanted: 'a' | 'b'): EdgeList {
  const edges = new EdgeList();
  for (const { points, side } of arcs) {
    if (side !== wanted) continue;
    points.forEach((point, i) => {
      const next = points[i + 1];
      if (next) edges.add(point, next, point, next);
    });
  }
  return edges;
}

/** The eye as a layer is given it. */
class EyeOfSphere {
  readonly #at = new Vector3();
  #w = 0;

  set({ x, y, z, w }: Vector4): void {
    this.#at.set(x, y, z);
    this.#w = w;
  }

  /** Whether a point of the unit sphere is on the near side. */
  sees([x, y, z]: Vec3): boolean {
    return this.#at.x * x + this.#at.y * y + this.#at.z * z > this.#w;
  }
}
