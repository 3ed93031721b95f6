// The interface of a kind's entry in the registry, used by the page, files, links and tests. Lengths are
// in meters, positions and directions in the right-handed world frame with y up, quaternions x, y, z, w.
import type { Bounds } from '../bounds.ts';
import type { GizmoMode } from '../lock.ts';
import type { SceneShape } from '../scene-shape.ts';
import type { Parallelogram, Plane, Shape } from '../shape.ts';
import type { Quat, Vec3 } from '../vectors.ts';
import type { QuantityOf } from './quantities.ts';

export type { Bounds };

/** Drawn sizes of shapes that are unbounded or too thin to point at. */
export interface DrawnSizes {
  /** The drawn part of a plane. */
  patchOf(plane: Plane): Parallelogram;
  /** Drawn length of an unbounded ray, in meters. */
  readonly rayLength: number;
  /** Pick radius of points and lines, in meters. */
  readonly thickness: number;
}

/** SVG paths in a 24 × 24 view box. */
export interface Icon {
  readonly lines: string;
  readonly filled?: string;
}

type Value = number | readonly number[];

type NumbersOf<S> = Exclude<keyof S, 'kind' | 'asset' | 'geometry'>;

/** `optional`: may be left out, and is infinite then. */
type FieldForm<S, Name extends keyof S> = {
  readonly quantity: QuantityOf<NonNullable<S[Name]> & Value>;
  /** Description in the JSON schema. */
  readonly text: string;
} & (Record<never, never> extends Pick<S, Name>
  ? { readonly optional: true }
  : { readonly optional?: never });

/** What all kinds of a scene have. */
export interface SceneShapeKind<S extends SceneShape> {
  /** Description in the JSON schema. */
  readonly text: string;
  /** Of numbers, in the order of links and of the core's slots; an optional one comes last. */
  readonly fields: { readonly [Name in NumbersOf<S>]-?: FieldForm<S, Name> };

  /** The point it is rotated and resized about. `focus`: a plane uses its point closest to it. */
  center(shape: S, focus: Vec3): Vec3;
  /** The unit quaternion of its local frame. */
  frame(shape: S): Quat;
  /** Bounds of its drawn part; null if unbounded. Called in every frame of a drag. */
  bounds(shape: S): Bounds | null;
  /** Its pick geometry, which the core tests against the pointer ray. */
  pointable(shape: S, drawn: DrawnSizes): SceneShape;

  translated(shape: S, delta: Vec3): S;
  /** Rotated by a unit quaternion about a point. */
  rotated(shape: S, rotation: Quat, about: Vec3): S;
  /** Scaled about its center along its local axes; a shape without size is unchanged. */
  resized(shape: S, factors: Vec3): S;
  /** The axes of the gizmo in each mode, of X, Y and Z. */
  readonly gizmo: Readonly<Record<GizmoMode, string>>;

  /** Names of the draggable points. */
  readonly handles: readonly string[];
  /**
   * Writes the positions of the handles, xyz each, and returns their number. Called in every frame of a
   * drag: it must not allocate.
   */
  writeHandles(shape: S, focus: Vec3, out: Float64Array): number;
  /** With one of its handles moved to a finite position. */
  withHandle(shape: S, handle: string, position: Vec3, focus: Vec3): S;
}

/** And those that are numbers alone. */
export interface ShapeKind<S extends Shape> extends SceneShapeKind<S> {
  /** Its code in links, below 16. Published links must stay valid: append, never change one. */
  readonly code: number;
  /** Position in the toolbar, from 1. */
  readonly toolbar: number;
  readonly icon: Icon;

  /** A new shape of a typical size, at or through the given point. */
  create(at: Vec3): S;
}
