// A step of GJK or EPA in the picture of a Minkowski difference: the simplex or polytope that it has, how far that is from
// the origin, and where it asks for the next corner.
import { Group, Vector3 } from 'three';
import type { Vec3 } from '../../scene/shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { EdgeList } from '../engine/edges.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import { measureBeside } from '../engine/measure-beside.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import { EdgeDrawing } from './edge-drawing.ts';
import type { Layer, LayerClass, LayerContext } from './layer.ts';
import { type Polygon, PolygonFill } from './polygon-fill.ts';

/** `outer`: of a polytope; `nearest`: the one of those that is nearest to the origin; `removed`: it goes with this step. */
export type WalkedFaceKind = 'simplex' | 'outer' | 'nearest' | 'removed';

export interface WalkedFace {
  readonly kind: WalkedFaceKind;
  readonly corners: Polygon;
}

export interface WalkedEdge {
  readonly ends: readonly [Vec3, Vec3];
  /** Of the faces on both sides; of a simplex none. */
  readonly normals: readonly Vec3[];
}

export interface MarkedCorner {
  readonly at: Vec3;
  readonly text: string;
}

/** In coordinates about the middle of the difference. */
export interface WalkedPolytope {
  readonly faces: readonly WalkedFace[];
  readonly edges: readonly WalkedEdge[];
  readonly corners: readonly Vec3[];
  /** null: none is new. */
  readonly newest: MarkedCorner | null;
  /** null: the step is the last. */
  readonly next: MarkedCorner | null;
  /** From the nearest point to the origin. `open`: not yet the shortest. null: they are the same. */
  readonly line: {
    readonly from: Vec3;
    readonly to: Vec3;
    readonly text: string;
    readonly kind: 'open' | 'gap' | 'depth';
  } | null;
  /** In which direction the next corner is asked for. */
  readonly arrow: { readonly from: Vec3; readonly to: Vec3 } | null;
}

/** `walkedOf`: the same object as long as the picture of it is the same; null: nothing is drawn. */
export const walkedPolytopeLayer = (walkedOf: () => WalkedPolytope | null): LayerClass =>
  class extends WalkedPolytopeLayer {
    constructor(context: LayerContext) {
      super(context, walkedOf);
    }
  };

const kKinds: readonly WalkedFaceKind[] = ['simplex', 'outer', 'nearest', 'removed'];

class WalkedPolytopeLayer implements Layer {
  readonly object = new Group();
  readonly #walkedOf: () => WalkedPolytope | null;
  readonly #fills: Readonly<Record<WalkedFaceKind, PolygonFill>>;
  readonly #edges: EdgeDrawing;
  readonly #strokes: Strokes;
  readonly #styles;
  readonly #from = new Vector3();
  readonly #to = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  readonly #other: Projected = { x: 0, y: 0, visible: false };
  #walked: WalkedPolytope | null = null;

  constructor({ resources }: LayerContext, walkedOf: () => WalkedPolytope | null) {
    const { colors, strokes } = resources;
    this.#walkedOf = walkedOf;
    this.#fills = {
      simplex: new PolygonFill(resources, colors.ink, 0.34),
      outer: new PolygonFill(resources, colors.ink, 0.24),
      nearest: new PolygonFill(resources, colors.hit, 0.6),
      removed: new PolygonFill(resources, colors.ink, 0.12),
    };
    this.#fills.outer.mesh.material.back.value = 0.06;
    this.#fills.removed.mesh.material.back.value = 0.04;
    this.#fills.removed.mesh.material.hatch.value = 0.6;
    this.#edges = new EdgeDrawing(resources, colors.ink, 2.2);
    this.#strokes = new Strokes(strokes, kDrawOrder.marks);
    this.#styles = stylesOf(resources);
    const fills = Object.values(this.#fills).map(({ mesh }) => mesh);
    this.object.add(...fills, this.#edges.mesh, this.#strokes.mesh);
  }

  update(): void {
    const walked = this.#walkedOf();
    if (walked === this.#walked) return;
    this.#walked = walked;
    this.#draw();
  }

  changeColors(): void {
    this.#draw();
  }

  /** The arrow, and both corners. */
  keepFree(labels: LabelWriter): void {
    const { arrow, newest, next } = this.#walked ?? {};
    if (arrow) {
      const from = this.#project(arrow.from, labels, this.#at);
      const to = this.#project(arrow.to, labels, this.#other);
      labels.takeLine(from.x, from.y, to.x, to.y, 5);
    }
    for (const corner of [newest, next]) {
      if (!corner) continue;
      const { x, y } = this.#project(corner.at, labels, this.#at);
      labels.take(x, y, 7);
    }
  }

  writeLabels(labels: LabelWriter, { ink, gap, hit }: Palette): void {
    const walked = this.#walked;
    if (walked === null) return;
    if (walked.line) {
      const { from, to, text, kind } = walked.line;
      const start = this.#project(from, labels, this.#at);
      const end = this.#project(to, labels, this.#other);
      labels.takeLine(start.x, start.y, end.x, end.y, 3);
      const color = kind === 'gap' ? gap : kind === 'depth' ? hit : ink;
      measureBeside(labels, text, start, end, color);
    }
    for (const corner of [walked.newest, walked.next]) {
      if (corner === null) continue;
      const { x, y } = this.#project(corner.at, labels, this.#at);
      labels.measure(corner.text, x, y, 0, -1, ink);
    }
  }

  dispose(): void {
    for (const fill of Object.values(this.#fills)) fill.dispose();
    this.#edges.dispose();
    this.#strokes.dispose();
  }

  #draw(): void {
    const walked = this.#walked;
    this.object.visible = walked !== null;
    if (walked === null) return;
    for (const kind of kKinds) {
      const faces = walked.faces.filter((face) => face.kind === kind);
      this.#fills[kind].fill(faces.map(({ corners }) => corners));
    }
    const edges = new EdgeList();
    for (const { ends, normals } of walked.edges) edges.add(...ends, normals[0], normals[1]);
    this.#edges.show(edges);
    this.#drawStrokes(walked);
  }

  #drawStrokes({ faces, corners, newest, next, line, arrow }: WalkedPolytope): void {
    const strokes = this.#strokes;
    const styles = this.#styles;
    strokes.clear();
    for (const { kind, corners: polygon } of faces) {
      if (kind === 'nearest') this.#outline(polygon, styles.outline);
    }
    for (const corner of corners) strokes.dot(this.#from.fromArray(corner), styles.corner);
    if (line) {
      this.#line(line.from, line.to, styles.halo);
      this.#line(line.from, line.to, styles[line.kind]);
      strokes.dot(this.#from, styles.foot[line.kind]);
    }
    if (arrow) {
      this.#line(arrow.from, arrow.to, styles.shaft);
      this.#line(arrow.from, arrow.to, styles.head);
    }
    if (next) {
      strokes.dot(this.#from.fromArray(next.at), styles.ring);
      strokes.dot(this.#from, styles.hole);
    }
    if (newest) {
      strokes.dot(this.#from.fromArray(newest.at), styles.ring);
      strokes.dot(this.#from, styles.hole);
      strokes.dot(this.#from, styles.newest);
    }
    strokes.commit();
  }

  #outline(corners: Polygon, style: LineStyle): void {
    corners.forEach((corner, i) => {
      this.#line(corner, corners[(i + 1) % corners.length] ?? corner, style);
    });
  }

  #line(from: Vec3, to: Vec3, style: LineStyle): void {
    this.#strokes.line(this.#from.fromArray(from), this.#to.fromArray(to), style);
  }

  #project(point: Vec3, labels: LabelWriter, into: Projected): Projected {
    return labels.project(this.#from.fromArray(point), into);
  }
}

function stylesOf({ colors }: RenderResources) {
  return {
    outline: lineStyle(colors.hit, 3),
    halo: lineStyle(colors.paper, 6, { alpha: 0.7 }),
    open: lineStyle(colors.ink, 2, { dash: 5, space: 4 }),
    gap: lineStyle(colors.gap, 3),
    depth: lineStyle(colors.hit, 3),
    foot: {
      open: lineStyle(colors.ink, 7),
      gap: lineStyle(colors.gap, 8),
      depth: lineStyle(colors.hit, 8),
    },
    shaft: lineStyle(colors.ink, 2.5),
    head: lineStyle(colors.ink, 9, { head: 11 }),
    corner: lineStyle(colors.ink, 7),
    ring: lineStyle(colors.ink, 15),
    hole: lineStyle(colors.paper, 11),
    newest: lineStyle(colors.ink, 7),
  };
}
