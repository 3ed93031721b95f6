// What every drawn shape has in common.
import type { BufferGeometry, Color, Matrix4, Object3D, Vector3, Vector4 } from 'three';
import { Mesh } from 'three';
import { Outcome } from '../../core/results.ts';
import type { Shape } from '../../scene/shape.ts';
import type { FillMaterial } from '../fill-material.ts';
import type { Scalar } from '../in-place.ts';
import type { Inks } from '../inks.ts';
import type { EdgeMaterial, StrokeMaterial } from '../line-materials.ts';
import type { LitUniforms, ScreenUniforms } from '../uniforms.ts';
import { setUniform } from '../uniforms.ts';

/** The part of space that is framed: unbounded shapes are drawn in and around it. */
export interface Room {
  readonly focus: Vector3;
  /** Metres. */
  radius: number;
}

/** How a shape looks at the moment. One object is reused for all of them. */
export interface Look {
  color: Color;
  /** Outcome.touching or .overlapping: the strongest meeting it takes part in; 0: none. */
  meets: number;
  selected: boolean;
  hovered: boolean;
}

/** What builders of solids share within one figure. */
export interface Kit {
  readonly screen: ScreenUniforms;
  readonly inks: Inks;
  readonly strokes: StrokeMaterial;
  readonly room: Room;
  /** A geometry built once and shared by all solids that ask for it by the same name. */
  geometry<G extends BufferGeometry>(name: string, build: () => G): G;
}

export interface Solid {
  readonly object: Object3D;
  /** Where the shape's name is written, and how many CSS pixels beside it. */
  readonly anchor: Vector3;
  readonly aside: { readonly x: number; readonly y: number };
  /** Lights the faces or edges that a candidate axis comes from; null where there are none. */
  readonly lit: LitUniforms | null;
  /** Half of its size in metres, for choosing sizes of what is drawn about it; 0: it has none. */
  readonly size: Scalar;
  /** The point of the drawn shape that lies furthest in a unit direction. */
  support(direction: Vector3, into: Vector3): Vector3;
  /** Moves the drawing to the shape's numbers. */
  place(shape: Shape): void;
  paint(look: Look): void;
  /** Turns what must face the eye: a point, w = 1, or a direction from which all is seen, w = 0. */
  face?(eye: Vector4): void;
  dispose(): void;
}

/** Solids are drawn from far to near; within one order the renderer sorts by distance. */
export const kSolidOrder = 1;

export function solidMesh<G extends BufferGeometry, M extends FillMaterial | EdgeMaterial>(
  geometry: G,
  material: M,
): Mesh<G, M> {
  const mesh = new Mesh(geometry, material);
  mesh.frustumCulled = false;
  mesh.matrixAutoUpdate = false;
  mesh.renderOrder = kSolidOrder;
  return mesh;
}

export function moveMesh(mesh: Mesh, to: Matrix4): void {
  mesh.matrix.copy(to);
  mesh.matrixWorldNeedsUpdate = true;
}

/** Cover of faces that look to the eye and away from it. */
const kFront = 0.17;
const kBack = 0.05;

/** Tints of a fill: red while the shape meets another, and hatched while they overlap. */
export function paintFill(fill: FillMaterial, look: Look, inks: Inks, strength = 1): void {
  const raise = look.selected || look.hovered ? 0.06 : 0;
  fill.color.value.copy(look.meets === Outcome.apart ? look.color : inks.hit);
  setUniform(fill.front, strength * (kFront + raise));
  setUniform(fill.back, strength * (kBack + raise / 3));
  setUniform(fill.hatch, look.meets === Outcome.overlapping ? 0.22 : 0);
}

/** Widths of edges: a double line while the shape meets another. The colour says which shape it is. */
export function paintEdges(edges: EdgeMaterial, look: Look): void {
  edges.color.value.copy(look.color);
  edges.front.value.x = outlineWidth(look);
  setUniform(edges.double, look.meets === Outcome.apart ? 0 : 0.8);
}

export function outlineWidth(look: Look): number {
  if (look.meets !== Outcome.apart) return 5;
  if (look.selected) return 2.6;
  return look.hovered ? 2.2 : 1.8;
}
