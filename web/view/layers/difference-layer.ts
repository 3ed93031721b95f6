// The Minkowski difference of two shapes: a translucent polytope, and the origin in it or outside of it.
import { Group, Vector3, Vector4 } from 'three';
import type { DifferenceFaceKind } from '../../core/difference.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import { EdgeList } from '../engine/edges.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import { measureBeside } from '../engine/measure-beside.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import { SphereNode } from '../kinds/sphere-node.ts';
import { EdgeDrawing } from './edge-drawing.ts';
import type { Layer, LayerClass, LayerContext } from './layer.ts';
import { type Polygon, PolygonFill } from './polygon-fill.ts';

export interface Facet {
  readonly kind: DifferenceFaceKind;
  readonly corners: Polygon;
  readonly normal: Vec3;
  /** What is written on it; empty: nothing. */
  readonly letters: string;
  /** `also`: another one is meant, of the same row. */
  readonly lit: 'chosen' | 'also' | null;
}

/** Between two corners, with the normals of the facets that meet there; of a flat one no normals. */
export interface FacetEdge {
  readonly ends: readonly [Vec3, Vec3];
  readonly normals: readonly Vec3[];
}

export interface MeasuredLine {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly text: string;
  /** `row`: of the shown row, where another line is shorter. */
  readonly kind: 'gap' | 'depth' | 'row';
}

/** The way of the origin, and where it enters. */
export interface OriginPath {
  readonly from: Vec3;
  readonly to: Vec3;
  /** null: it stays outside. */
  readonly enters: { readonly at: Vec3; readonly text: string } | null;
}

/** In coordinates about the middle of the polytope. */
export interface DrawnDifference {
  readonly facets: readonly Facet[];
  readonly edges: readonly FacetEdge[];
  readonly origin: Vec3;
  readonly originText: string;
  /** Of the sphere about the origin; 0: there is none. */
  readonly radius: number;
  readonly lines: readonly MeasuredLine[];
  readonly path: OriginPath | null;
}

const kFront = 0.2;
const kBack = 0.04;
/** On facets with fewer pixels than this from the middle to each corner there is no letter. */
const kRoom = 18;

/** `differenceOf`: the same object as long as the picture of it is the same; null: nothing is drawn. */
export const differenceLayer = (differenceOf: () => DrawnDifference | null): LayerClass =>
  class extends DifferenceLayer {
    constructor(context: LayerContext) {
      super(context, differenceOf);
    }
  };

class DifferenceLayer implements Layer {
  readonly object = new Group();
  readonly #differenceOf: () => DrawnDifference | null;
  readonly #fills: Readonly<Record<DifferenceFaceKind | 'lit', PolygonFill>>;
  /** Hatches those of both in the second color. */
  readonly #hatch: PolygonFill;
  readonly #edges: EdgeDrawing;
  readonly #outlines: Strokes;
  readonly #strokes: Strokes;
  readonly #sphere: SphereNode;
  readonly #resources: RenderResources;
  readonly #styles;
  readonly #from = new Vector3();
  readonly #to = new Vector3();
  readonly #eye = new Vector4();
  readonly #normal = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  readonly #other: Projected = { x: 0, y: 0, visible: false };
  #drawn: DrawnDifference | null = null;

  constructor({ resources }: LayerContext, differenceOf: () => DrawnDifference | null) {
    const { colors, strokes } = resources;
    this.#resources = resources;
    this.#differenceOf = differenceOf;
    this.#fills = {
      'face-a': solidFill(resources, 'a'),
      'face-b': solidFill(resources, 'b'),
      edges: solidFill(resources, 'soft'),
      both: solidFill(resources, 'a'),
      lit: new PolygonFill(resources, colors.ink, 0.24),
    };
    this.#hatch = new PolygonFill(resources, colors.b, 0);
    this.#hatch.mesh.material.hatch.value = 0.6;
    this.#edges = new EdgeDrawing(resources, colors.ink, 1.3);
    this.#outlines = new Strokes(strokes, kDrawOrder.axis);
    this.#strokes = new Strokes(strokes, kDrawOrder.handles);
    this.#sphere = new SphereNode(resources);
    this.#styles = stylesOf(resources);
    const fills = [...Object.values(this.#fills), this.#hatch];
    this.object.add(...fills.map(({ mesh }) => mesh), this.#edges.mesh, this.#sphere.object);
    this.object.add(this.#outlines.mesh, this.#strokes.mesh);
  }

  update(): void {
    const drawn = this.#differenceOf();
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    this.#draw();
  }

  changeColors(): void {
    this.#draw();
  }

  faceEye(eye: Vector4): void {
    this.#eye.copy(eye);
    this.#sphere.faceEye(eye);
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    const drawn = this.#drawn;
    if (drawn === null) return;
    const { x, y } = this.#project(drawn.origin, labels, this.#at);
    labels.take(x, y, 8);
    for (const { from, to, text, kind } of drawn.lines) {
      const color = kind === 'row' ? palette.ink : kind === 'gap' ? palette.gap : palette.hit;
      this.#writeBeside(from, to, text, labels, color);
    }
    labels.measure(drawn.originText, x, y, 0, 1, palette.ink);
    if (drawn.path?.enters) {
      const { at, text } = drawn.path.enters;
      const entered = this.#project(at, labels, this.#at);
      labels.measure(text, entered.x, entered.y, 0, 1, palette.ink);
    }
    for (const facet of drawn.facets) this.#writeLetters(facet, labels, palette);
  }

  dispose(): void {
    for (const fill of Object.values(this.#fills)) fill.dispose();
    this.#hatch.dispose();
    this.#edges.dispose();
    this.#outlines.dispose();
    this.#strokes.dispose();
    this.#sphere.dispose();
  }

  #draw(): void {
    const drawn = this.#drawn;
    this.object.visible = drawn !== null;
    if (drawn === null) return;
    const of = (kind: DifferenceFaceKind) =>
      drawn.facets.filter((facet) => facet.kind === kind).map(({ corners }) => corners);
    for (const kind of kKinds) this.#fills[kind].fill(of(kind));
    this.#hatch.fill(of('both'));
    const litAs = (how: Facet['lit']) =>
      drawn.facets.filter(({ lit }) => lit === how).map(({ corners }) => corners);
    this.#fills.lit.fill(litAs('chosen'));
    const edges = new EdgeList();
    for (const { ends, normals } of drawn.edges) edges.add(...ends, normals[0], normals[1]);
    this.#edges.show(edges);
    this.#outlines.clear();
    for (const polygon of litAs('also')) this.#outline(polygon, this.#styles.also);
    for (const polygon of litAs('chosen')) this.#outline(polygon, this.#styles.chosen);
    this.#outlines.commit();
    this.#drawOrigin(drawn);
    this.#sphere.object.visible = drawn.radius > 0;
    this.#sphere.place({ kind: 'sphere', center: drawn.origin, radius: drawn.radius });
    const { ink } = this.#resources.colors;
    this.#sphere.paint({ color: ink, meets: 0, selected: false, lit: false });
  }

  #outline(corners: Polygon, style: LineStyle): void {
    corners.forEach((corner, i) => {
      const next = corners[(i + 1) % corners.length] ?? corner;
      this.#line(this.#outlines, corner, next, style);
    });
  }

  #drawOrigin({ facets, edges, origin, lines, path }: DrawnDifference): void {
    const strokes = this.#strokes;
    const styles = this.#styles;
    strokes.clear();
    // A segment or a point has no facets that would show it.
    if (facets.length === 0) {
      for (const { ends } of edges) this.#line(strokes, ...ends, styles.thin);
    }
    if (path) {
      this.#line(strokes, path.from, path.to, styles.halo);
      this.#line(strokes, path.from, path.to, styles.path);
      strokes.line(this.#from.fromArray(path.from), this.#to.fromArray(path.to), styles.head);
      if (path.enters) {
        strokes.dot(this.#from.fromArray(path.enters.at), styles.dotHalo);
        strokes.dot(this.#from, styles.enters);
        strokes.dot(this.#from, styles.hole);
      }
    }
    for (const { from, to, kind } of lines) {
      this.#line(strokes, from, to, styles.halo);
      this.#line(strokes, from, to, styles[kind]);
      strokes.dot(this.#to, styles.foot[kind]);
    }
    strokes.dot(this.#from.fromArray(origin), styles.dotHalo);
    strokes.dot(this.#from, styles.dot);
    strokes.commit();
  }

  #line(strokes: Strokes, from: Vec3, to: Vec3, style: LineStyle): void {
    strokes.line(this.#from.fromArray(from), this.#to.fromArray(to), style);
  }

  /** A number beside the middle of a line. */
  #writeBeside(from: Vec3, to: Vec3, text: string, labels: LabelWriter, color: string): void {
    const start = this.#project(from, labels, this.#at);
    const end = this.#project(to, labels, this.#other);
    labels.takeLine(start.x, start.y, end.x, end.y, 3);
    measureBeside(labels, text, start, end, color);
  }

  /** On facets that are seen from in front and large enough. */
  #writeLetters(facet: Facet, labels: LabelWriter, palette: Palette): void {
    const { corners, letters, normal, kind } = facet;
    if (letters === '') return;
    const middle = this.#to.set(0, 0, 0);
    for (const corner of corners) middle.add(this.#from.fromArray(corner));
    middle.divideScalar(corners.length);
    const { x: eyeX, y: eyeY, z: eyeZ, w } = this.#eye;
    const toEye = this.#from.set(eyeX, eyeY, eyeZ).addScaledVector(middle, -w);
    if (toEye.dot(this.#normal.fromArray(normal)) <= 0.1 * toEye.length()) return;
    const { x, y, visible } = labels.project(middle, this.#at);
    if (!visible) return;
    for (const corner of corners) {
      const { x: cornerX, y: cornerY } = this.#project(corner, labels, this.#other);
      if (Math.hypot(cornerX - x, cornerY - y) < kRoom) return;
    }
    const color = kind === 'face-a' ? palette.a : kind === 'face-b' ? palette.b : palette.soft;
    labels.value(letters, x, y, color);
  }

  #project(point: Vec3, labels: LabelWriter, into: Projected): Projected {
    return labels.project(this.#from.fromArray(point), into);
  }
}

const kKinds: readonly DifferenceFaceKind[] = ['face-a', 'face-b', 'edges', 'both'];

/** Facets that face away are fainter. */
function solidFill(resources: RenderResources, color: 'a' | 'b' | 'soft'): PolygonFill {
  const fill = new PolygonFill(resources, resources.colors[color], kFront);
  fill.mesh.material.back.value = kBack;
  return fill;
}

function stylesOf({ colors }: RenderResources) {
  return {
    chosen: lineStyle(colors.ink, 3),
    also: lineStyle(colors.ink, 2, { dash: 5, space: 4 }),
    halo: lineStyle(colors.paper, 7, { alpha: 0.8 }),
    gap: lineStyle(colors.gap, 3),
    depth: lineStyle(colors.hit, 3),
    row: lineStyle(colors.ink, 1.6, { dash: 4, space: 4 }),
    foot: {
      gap: lineStyle(colors.gap, 8),
      depth: lineStyle(colors.hit, 8),
      row: lineStyle(colors.ink, 6),
    },
    thin: lineStyle(colors.soft, 9),
    path: lineStyle(colors.ink, 1.6, { dash: 7, space: 4 }),
    head: lineStyle(colors.ink, 9, { head: 11 }),
    dotHalo: lineStyle(colors.paper, 16),
    dot: lineStyle(colors.ink, 11),
    enters: lineStyle(colors.hit, 11),
    hole: lineStyle(colors.paper, 6),
  };
}
