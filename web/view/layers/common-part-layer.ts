// What two shapes have in common: filled polygons with an outline, lines, and numbered points on both, such as those of
// a contact manifold.
import { Group, Vector3 } from 'three';
import type { VerdictRecord } from '../../core/results.ts';
import type { Outline } from '../../page/outline.ts';
import type { Vec3 } from '../../scene/shape.ts';
import type { State } from '../../scene/state.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { SceneBounds } from '../engine/scene-bounds.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import { drawnLength } from '../kinds/ray-node.ts';
import type { DrawnFrame, Layer, LayerClass, LayerContext } from './layer.ts';
import { PolygonFill } from './polygon-fill.ts';

/** Polygons are filled and outlined; lines without an end are drawn out of any view. */
export interface CommonPart extends Omit<Outline, 'points'> {
  readonly points: readonly NumberedPoint[];
}

/** A place on the first shape, and the one on the second that belongs to it. */
export interface NumberedPoint {
  readonly first: Vec3;
  readonly second: Vec3;
  /** What is written beside it. */
  readonly text: string;
  readonly isLit: boolean;
}

const kNothing: CommonPart = { polygons: [], lines: [], rays: [], points: [] };
const kFill = 0.12;
/** Half of the space about a point that is kept free of numbers, in CSS pixels. */
const kPoint = 4;
/** From a point to the middle of its number, and by how much more a letter moves that aside. */
const kBeside = 17;
const kHalfLetter = 3.6;
/** In how many directions about a point there may be room for its number. */
const kDirections = 8;

/** `partOf`: the same object as long as the picture of it is the same; null: nothing is drawn. */
export const commonPartLayer = (partOf: (state: State) => CommonPart | null): LayerClass =>
  class extends CommonPartLayer {
    constructor(context: LayerContext) {
      super(context, partOf);
    }
  };

class CommonPartLayer implements Layer {
  readonly object = new Group();
  readonly #partOf: (state: State) => CommonPart | null;
  readonly #bounds: SceneBounds;
  readonly #fill: PolygonFill;
  readonly #outlines: Strokes;
  readonly #points: Strokes;
  readonly #halo: LineStyle;
  readonly #outline: LineStyle;
  readonly #line: LineStyle;
  readonly #joint: LineStyle;
  readonly #dots: PointStyles;
  readonly #litDots: PointStyles;
  readonly #from = new Vector3();
  readonly #to = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  readonly #opposite: Projected = { x: 0, y: 0, visible: false };
  #part: CommonPart | null = null;
  #verdict: VerdictRecord | null = null;

  constructor({ resources }: LayerContext, partOf: (state: State) => CommonPart | null) {
    const { colors, strokes } = resources;
    this.#partOf = partOf;
    this.#bounds = resources.bounds;
    this.#fill = new PolygonFill(resources, colors.ink, kFill);
    this.#outlines = new Strokes(strokes, kDrawOrder.areas);
    this.#points = new Strokes(strokes, kDrawOrder.handles);
    this.#halo = lineStyle(colors.paper, 6, { alpha: 0.7 });
    this.#outline = lineStyle(colors.ink, 2);
    this.#line = lineStyle(colors.ink, 2.6);
    this.#joint = lineStyle(colors.ink, 1.4);
    this.#dots = pointStyles(resources, 1);
    this.#litDots = pointStyles(resources, 1.5);
    this.object.add(this.#fill.mesh, this.#outlines.mesh, this.#points.mesh);
  }

  update({ state, results }: DrawnFrame): void {
    this.#verdict = results.ledger?.verdict ?? null;
    const part = this.#partOf(state);
    if (part === this.#part) return;
    this.#part = part;
    this.#draw();
  }

  placeInBounds(): void {
    if (this.#part && this.#part.rays.length > 0) this.#draw();
  }

  changeColors(): void {
    this.#draw();
  }

  /** Away from their middle, the lit one first, and nothing on a point or between two. */
  writeLabels(labels: LabelWriter, palette: Palette): void {
    const points = this.#part?.points ?? [];
    if (points.length === 0) return;
    this.#keepDepthFree(labels);
    let x = 0;
    let y = 0;
    for (const { first, second } of points) {
      const from = this.#project(first, labels, this.#at);
      const to = this.#project(second, labels, this.#opposite);
      if (from.visible && to.visible) labels.takeLine(from.x, from.y, to.x, to.y, kPoint);
      x += from.x / points.length;
      y += from.y / points.length;
    }
    for (const point of points) if (point.isLit) this.#write(point, x, y, labels, palette);
    for (const point of points) if (!point.isLit) this.#write(point, x, y, labels, palette);
  }

  dispose(): void {
    this.#fill.dispose();
    this.#outlines.dispose();
    this.#points.dispose();
  }

  #draw(): void {
    const part = this.#part ?? kNothing;
    this.#fill.fill(part.polygons);
    this.#outlines.clear();
    // No halo hides another line of it.
    this.#drawLines(part, this.#halo, this.#halo);
    this.#drawLines(part, this.#outline, this.#line);
    this.#outlines.commit();
    this.#points.clear();
    for (const point of part.points) this.#drawPoint(point);
    this.#points.commit();
  }

  #drawLines({ polygons, lines, rays }: CommonPart, outline: LineStyle, line: LineStyle): void {
    for (const points of polygons) this.#drawPolyline(points, true, outline);
    for (const { points, closed } of lines) this.#drawPolyline(points, closed, line);
    const length = drawnLength(this.#bounds);
    for (const { origin, direction } of rays) {
      const from = this.#from.fromArray(origin);
      this.#to.fromArray(direction).multiplyScalar(length).add(from);
      this.#outlines.line(from, this.#to, line);
    }
  }

  #drawPolyline(points: readonly Vec3[], closed: boolean, style: LineStyle): void {
    points.forEach((point, i) => {
      const next = points[i + 1] ?? (closed ? points[0] : undefined);
      if (next) this.#outlines.line(this.#from.fromArray(point), this.#to.fromArray(next), style);
    });
  }

  /** The first is a dot, the second a ring, so that both are seen where they are one. */
  #drawPoint({ first, second, isLit }: NumberedPoint): void {
    const strokes = this.#points;
    const styles = isLit ? this.#litDots : this.#dots;
    const from = this.#from.fromArray(first);
    const to = this.#to.fromArray(second);
    strokes.line(from, to, this.#halo);
    strokes.line(from, to, this.#joint);
    strokes.dot(to, styles.halo);
    strokes.dot(to, styles.ring);
    strokes.dot(to, styles.hole);
    strokes.dot(from, styles.dot);
  }

  /** Away from the middle or in another direction; the number of a point without room is in the table alone. */
  #write(
    { first, text, isLit }: NumberedPoint,
    middleX: number,
    middleY: number,
    labels: LabelWriter,
    palette: Palette,
  ): void {
    const { x, y, visible } = this.#project(first, labels, this.#at);
    if (!visible) return;
    const color = isLit ? palette.hit : palette.ink;
    const away = Math.hypot(x - middleX, y - middleY) > 1;
    const angle = away ? Math.atan2(y - middleY, x - middleX) : -Math.PI / 2;
    const aside = text.length > 2 ? kHalfLetter * text.length : 0;
    for (let i = 0; i < kDirections; i++) {
      // To one side and to the other, further each time.
      const turns = (i % 2 === 0 ? -i : i + 1) / 2;
      const turned = angle + (2 * Math.PI * turns) / kDirections;
      const dx = Math.cos(turned);
      const toX = x + kBeside * dx + aside * dx;
      if (labels.value(text, toX, y + kBeside * Math.sin(turned), color)) return;
    }
    if (isLit) labels.measure(text, x, y, 0, -1, color);
  }

  /** The mark layer draws the depth as an arrow. */
  #keepDepthFree(labels: LabelWriter): void {
    if (this.#verdict === null || !(this.#verdict.gap < 0)) return;
    const { contact, axis, gap } = this.#verdict;
    this.#to.fromArray(axis).multiplyScalar(-gap).add(this.#from.fromArray(contact));
    const from = labels.project(this.#from, this.#at);
    const to = labels.project(this.#to, this.#opposite);
    if (from.visible && to.visible) labels.takeLine(from.x, from.y, to.x, to.y, kPoint);
  }

  #project(point: Vec3, labels: LabelWriter, into: Projected): Projected {
    return labels.project(this.#from.fromArray(point), into);
  }
}

interface PointStyles {
  readonly halo: LineStyle;
  readonly ring: LineStyle;
  readonly hole: LineStyle;
  readonly dot: LineStyle;
}

const pointStyles = ({ colors }: RenderResources, size: number): PointStyles => ({
  halo: lineStyle(colors.paper, 15 * size),
  ring: lineStyle(colors.b, 12 * size),
  hole: lineStyle(colors.paper, 8 * size),
  dot: lineStyle(colors.a, 6 * size),
});
