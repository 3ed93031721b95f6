// The interface of a drawn shape, and the style shared by all kinds.
import type { BufferGeometry, Color, Matrix4, Object3D, Vector3, Vector4 } from 'three';
import { Mesh } from 'three';
import { Outcome } from '../../core/results.ts';
import type { Item } from '../../scene/scene.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { State } from '../../scene/state.ts';
import { kDrawOrder } from '../engine/draw-order.ts';
import type { FillMaterial } from '../engine/fill-material.ts';
import type { Scalar } from '../engine/in-place.ts';
import type { EdgeMaterial } from '../engine/line-materials.ts';
import type { PaletteColors } from '../engine/palette-colors.ts';
import type { HighlightUniforms } from '../engine/uniforms.ts';
import { setUniform } from '../engine/uniforms.ts';

/** What the style of a drawn shape depends on. One object is reused for all of them. */
export interface ShapeStyle {
  color: Color;
  /** Outcome.touching or .overlapping: the strongest meeting it takes part in; 0: none. */
  meets: number;
  selected: boolean;
  /** Under the pointer, or lit by the host page. */
  lit: boolean;
  /** Beside the pair, and locked: a segment is a line to go by then, without dots at its ends. */
  isGuide?: boolean;
}

export interface ShapeNode {
  readonly object: Object3D;
  /** Anchor of the shape's name in world space, and on which side of it the name stands: −1, 0 or 1, y down. */
  readonly anchor: Vector3;
  readonly nameSide: readonly [x: number, y: number];
  /** What no name is written over: a dot, or a line and half of its width in CSS pixels. */
  readonly mark?: { readonly from: Vector3; readonly to: Vector3; readonly half: number };
  /** Highlights the faces or edges that a candidate axis comes from; null where there are none. */
  readonly highlight: HighlightUniforms | null;
  /** Half of its size in meters, by which drawings about it are scaled; 0: it has none. */
  readonly size: Scalar;
  /** The point of the drawn shape that lies furthest in a unit direction. */
  support(direction: Vector3, into: Vector3): Vector3;
  /** Moves the drawing to the shape's numbers. */
  place(shape: SceneShape): void;
  paint(style: ShapeStyle): void;
  /** Marks a triangle of a mesh by its number; −1: none. */
  showTriangle?(triangle: number): void;
  /** Marks what else of the state is about this shape, such as the triangle under the pointer. */
  showState?(state: State, item: Item): void;
  /** Turns the parts that face the eye, a point (w = 1) or the direction toward it (w = 0). */
  faceEye?(eye: Vector4): void;
  dispose(): void;
}

export function nodeMesh<G extends BufferGeometry, M extends FillMaterial | EdgeMaterial>(
  geometry: G,
  material: M,
): Mesh<G, M> {
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  mesh.renderOrder = kDrawOrder.shapes;
  return mesh;
}

export function moveMesh(mesh: Mesh, to: Matrix4): void {
  mesh.matrix.copy(to);
  mesh.matrixWorldNeedsUpdate = true;
}

/**
 * What lines of a lit shape gain in width, in CSS pixels: as much as is seen on every background, since
 * a shape's color stands out from both the paper and its own fill.
 */
export const kLit = 3.2;
/** What lines of a shape drawn by lines alone gain while it meets another or is selected. */
const kBolder = 1.2;

/** Alpha of faces that face the eye and of those that face away. */
const kFront = 0.17;
const kBack = 0.05;

/** The colors of a fill: red while the shape meets another, and hatched while they overlap. */
export function paintFill(
  fill: FillMaterial,
  style: ShapeStyle,
  colors: PaletteColors,
  strength = 1,
): void {
  const raise = style.selected || style.lit ? 0.06 : 0;
  fill.color.value.copy(style.meets === Outcome.apart ? style.color : colors.hit);
  setUniform(fill.front, strength * (kFront + raise));
  setUniform(fill.back, strength * (kBack + raise / 3));
  setUniform(fill.hatch, style.meets === Outcome.overlapping ? 0.22 : 0);
}

/** Widths of edges: a double line while the shape meets another. The color says which shape it is. */
export function paintEdges(edges: EdgeMaterial, style: ShapeStyle): void {
  edges.color.value.copy(style.color);
  edges.front.value.x = outlineWidth(style);
  setUniform(edges.double, style.meets === Outcome.apart ? 0 : 0.8);
}

function outlineWidth({ meets, selected, lit }: ShapeStyle): number {
  const width = meets !== Outcome.apart ? 5 : selected ? 2.6 : 1.8;
  return lit ? width + kLit : width;
}

/** The width of the lines of a shape that is drawn by lines alone; `thin`: at rest. */
export function lineWidth({ meets, selected, lit }: ShapeStyle, thin: number): number {
  const width = meets !== Outcome.apart || selected ? thin + kBolder : thin;
  return lit ? width + kLit : width;
}
