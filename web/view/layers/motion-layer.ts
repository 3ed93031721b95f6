// A scene in motion: of each moving shape an arrow to where its center is at the end, and the outline of what it covers
// on the way; of the pair, ghosts at the times at which it meets first and parts.
import { Color, Group, Vector3, type Vector4 } from 'three';
import type { MotionAnswer } from '../../page/motion.ts';
import { shapeAt } from '../../scene/clock.ts';
import { centerOf } from '../../scene/extent.ts';
import { type Item, itemById } from '../../scene/scene.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { tipOf } from '../../scene/velocity.ts';
import { shortForm } from '../../strings/digits.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { Projected } from '../engine/framing.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { type LineStyle, lineStyle, Strokes } from '../engine/strokes.ts';
import { makeNode } from '../kinds/make-node.ts';
import { patchShape } from '../kinds/plane-patch.ts';
import type { ShapeNode } from '../kinds/shape-node.ts';
import type { DrawnFrame, Layer, LayerContext } from './layer.ts';

const kUp = new Vector3(0, 1, 0);
/** What a shape covers is outlined of no more than so many. */
const kMostOutlines = 40;
/** How much of the color of the paper is in a ghost. */
const kPaperInGhost = 0.55;

/** A shape at another time. */
interface Ghost {
  readonly node: ShapeNode;
  readonly role: number;
  /** What is written at it; empty: nothing. */
  readonly text: string;
}

/** A moving shape at its start, and how far it goes. */
interface Path {
  readonly node: ShapeNode;
  readonly way: Vector3;
  readonly role: number;
}

export class MotionLayer implements Layer {
  readonly object = new Group();
  readonly #resources: RenderResources;
  readonly #ghosts = new Group();
  readonly #arrows: Strokes;
  readonly #outlines: Strokes;
  readonly #halo: LineStyle;
  readonly #styles: readonly ArrowStyle[];
  readonly #outlineStyles: readonly LineStyle[];
  readonly #color = new Color();
  readonly #from = new Vector3();
  readonly #to = new Vector3();
  readonly #across = new Vector3();
  readonly #toEye = new Vector3();
  readonly #at: Projected = { x: 0, y: 0, visible: false };
  #answer: MotionAnswer | null = null;
  #all: readonly Ghost[] = [];
  #paths: readonly Path[] = [];

  constructor({ resources }: LayerContext) {
    const { colors, strokes } = resources;
    this.#resources = resources;
    this.#arrows = new Strokes(strokes, kDrawOrder.marks);
    this.#outlines = new Strokes(strokes, kDrawOrder.ground);
    this.#halo = lineStyle(colors.paper, 6, { alpha: 0.8 });
    const roles = [colors.a, colors.b, colors.other];
    this.#styles = roles.map(arrowStyle);
    this.#outlineStyles = roles.map((color) =>
      lineStyle(color, 1.2, { dash: 5, space: 4, alpha: 0.6 }),
    );
    this.object.add(this.#outlines.mesh, this.#ghosts, this.#arrows.mesh);
  }

  update({ state, motion }: DrawnFrame): void {
    if (motion !== this.#answer) this.#take(motion);
    this.#arrows.clear();
    for (const item of motion ? state.scene.items : []) this.#drawArrow(item, state);
    this.#arrows.commit();
  }

  placeInBounds(): void {
    this.#take(this.#answer);
  }

  changeColors(): void {
    for (const { node, role } of this.#all) this.#paint(node, role);
  }

  /** The outline is the pair of lines along the way that are furthest apart as they are seen. */
  faceEye(eye: Vector4): void {
    this.#outlines.clear();
    for (const { node, way, role } of this.#paths) {
      this.#toEye.set(eye.x, eye.y, eye.z).addScaledVector(node.anchor, -eye.w);
      this.#across.crossVectors(way, this.#toEye);
      if (!(this.#across.lengthSq() > 0)) continue;
      this.#across.normalize();
      for (let side = 0; side < 2; side++) {
        node.support(this.#across, this.#from);
        this.#to.addVectors(this.#from, way);
        this.#outlines.line(this.#from, this.#to, styleOf(this.#outlineStyles, role));
        this.#across.negate();
      }
    }
    this.#outlines.commit();
    for (const { node } of this.#all) node.faceEye?.(eye);
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    for (const { node, text } of this.#all) {
      if (text === '') continue;
      const at = labels.project(node.support(kUp, this.#from), this.#at);
      if (at.visible) labels.measure(text, at.x, at.y, 0, -1, palette.ink);
    }
  }

  dispose(): void {
    this.#clear();
    this.#arrows.dispose();
    this.#outlines.dispose();
  }

  #drawArrow(item: Item, { scene, time }: DrawnFrame['state']): void {
    if (!item.velocity || item.hidden) return;
    this.#from.fromArray(centerOf(item.shape));
    this.#to.fromArray(tipOf(item, scene, time));
    const { shaft, head, tip } = styleOf(this.#styles, this.#roleOf(item.id));
    const strokes = this.#arrows;
    if (!this.#from.equals(this.#to)) {
      strokes.line(this.#from, this.#to, this.#halo);
      strokes.arrow(this.#from, this.#to, shaft, head);
    }
    strokes.dot(this.#to, tip);
  }

  #roleOf(id: number): number {
    return this.#answer?.scene.pair?.indexOf(id) ?? -1;
  }

  #take(answer: MotionAnswer | null): void {
    this.#clear();
    this.#answer = answer;
    if (answer === null) return;
    const moving = answer.scene.items.filter(moves).slice(0, kMostOutlines);
    const paths = moving.map((item) => this.#pathOf(item, answer));
    this.#paths = paths;
    const starts = paths.map(({ node, role }): Ghost => ({ node, role, text: '' }));
    this.#all = [
      ...starts,
      ...moving.flatMap((item) => this.#planeOf(item)),
      ...this.#ghostsOf(answer),
    ];
  }

  #pathOf({ id, shape, velocity }: Item, { duration }: MotionAnswer): Path {
    const way = new Vector3(...(velocity ?? [0, 0, 0])).multiplyScalar(duration);
    const role = this.#roleOf(id);
    if (shape.kind !== 'plane') return { node: this.#add(shape, role), way, role };
    // Of a plane a patch is drawn, which stays near the scene: it goes along the normal.
    way.projectOnVector(new Vector3(...shape.normal));
    const node = this.#add(patchShape(shape, this.#resources.bounds), role);
    node.object.visible = false;
    return { node, way, role };
  }

  /** A plane at its start, fainter than its patch as a shape of its own. */
  #planeOf({ id, shape }: Item): readonly Ghost[] {
    const role = this.#roleOf(id);
    return shape.kind === 'plane' ? [{ node: this.#add(shape, role), role, text: '' }] : [];
  }

  /** Of the pair where it meets first and parts, and of moving shapes at the end. */
  #ghostsOf({ scene, pair, duration }: MotionAnswer): readonly Ghost[] {
    const ends = this.#paths.length > 2 ? [] : [duration];
    const met = pair && pair.outcome !== 'never' ? [pair.tEnter, pair.tExit] : [];
    const times = new Set([...met, ...ends].filter((time) => time !== null && time > 0));
    const items = (scene.pair ?? []).flatMap((id) => itemById(scene, id) ?? []);
    return items.filter(moves).flatMap((item, i) => {
      const role = this.#roleOf(item.id);
      return [...times].map((time) => ({
        node: this.#add(shapeAt(item, time ?? 0), role),
        role,
        text: i === 0 && met.includes(time) ? `${shortForm(time ?? 0, 4)} s` : '',
      }));
    });
  }

  #add(shape: SceneShape, role: number): ShapeNode {
    const node = makeNode(shape.kind, this.#resources);
    node.place(shape);
    this.#paint(node, role);
    this.#ghosts.add(node.object);
    return node;
  }

  #paint(node: ShapeNode, role: number): void {
    const { colors } = this.#resources;
    this.#color.copy(colors.ofRole(role)).lerp(colors.paper, kPaperInGhost);
    node.paint({ color: this.#color, meets: 0, selected: false, lit: false });
  }

  #clear(): void {
    for (const { node } of this.#all) node.dispose();
    this.#ghosts.clear();
    this.#all = [];
    this.#paths = [];
  }
}

interface ArrowStyle {
  readonly shaft: LineStyle;
  readonly head: LineStyle;
  readonly tip: LineStyle;
}

const arrowStyle = (color: Color): ArrowStyle => ({
  shaft: lineStyle(color, 2.4),
  head: lineStyle(color, 12, { head: 14 }),
  tip: lineStyle(color, 6),
});

/** Of a shape that is not in the pair the last. */
const styleOf = <S>(styles: readonly S[], role: number): S => styles.at(role) as S;

const moves = ({ velocity }: Item): boolean => velocity?.some(Boolean) ?? false;
