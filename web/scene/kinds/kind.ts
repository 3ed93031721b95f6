// The form of a kind's entry in the registry: all that the page, files, links and tests use of it. Lengths are in metres, positions
// and directions in the right-handed frame of the world with y up, unit quaternions in the order x, y, z, w.
import type { GizmoMode } from '../lock.ts';
import type { Parallelogram, Plane, Shape } from '../shape.ts';
import type { Quat, Vec3 } from '../vectors.ts';
import type { QuantityOf } from './quantities.ts';

/** A box along the axes of the world. */
export interface Bounds {
  readonly min: Vec3;
  readonly max: Vec3;
}

/** How shapes are drawn that are unbounded or too thin to be pointed at. */
export interface DrawnSizes {
  /** The part of a plane that is drawn. */
  patchOf(plane: Plane): Parallelogram;
  /** How much of a ray without end is drawn, in metres. */
  readonly rayLength: number;
  /** Half the thickness of a line that can still be pointed at, in metres. */
  readonly thickness: number;
}

/** SVG paths within a square of 24. */
export interface Icon {
  readonly lines: string;
  readonly filled?: string;
}

type Value = number | readonly number[];

/** `optional`: may be left out, and is endless then. */
type FieldForm<S, Name extends keyof S> = {
  readonly quantity: QuantityOf<NonNullable<S[Name]> & Value>;
  /** For the manual of the file format. */
  readonly text: string;
} & (Record<never, never> extends Pick<S, Name>
  ? { readonly optional: true }
  : { readonly optional?: never });

export interface ShapeKind<S extends Shape> {
  /** Its code in links, below 16. Published links must stay valid: append, never change one. */
  readonly code: number;
  /** What it is, for the manual of the file format. */
  readonly text: string;
  /** In the order in which links and the core's slots hold them, one that may be left out last. */
  readonly fields: { readonly [Name in Exclude<keyof S, 'kind'>]-?: FieldForm<S, Name> };
  /** Its place among the buttons that add shapes, from 1. */
  readonly toolbar: number;
  readonly icon: Icon;

  /** A new shape for *Add*: of the size a person would draw, at or through the given point. */
  create(near: Vec3): S;

  /** What it is turned and resized about. `near`: where a shape without a middle is looked at. */
  center(shape: S, near: Vec3): Vec3;
  /** The unit quaternion of its own axes. */
  frame(shape: S): Quat;
  /** The box around what is drawn of it; null: it has no bounds. Called in every frame of a drag. */
  bounds(shape: S): Bounds | null;
  /** What the pointer can hit of it, which the core then tests. */
  pointable(shape: S, drawn: DrawnSizes): Shape;

  translated(shape: S, delta: Vec3): S;
  /** Turned by a unit quaternion about a point. */
  rotated(shape: S, rotation: Quat, about: Vec3): S;
  /** Scaled about its center along its own axes; a shape without size stays as it is. */
  resized(shape: S, factors: Vec3): S;
  /** The world axes or own axes, of X, Y and Z, along or about which the gizmo does something. */
  readonly gizmo: Readonly<Record<GizmoMode, string>>;

  /** Names of the points that can be dragged on their own. */
  readonly handles: readonly string[];
  /**
   * Writes the places of the handles, xyz each, and returns how many there are. Called in every frame
   * of a drag: it must not allocate.
   */
  writeHandles(shape: S, near: Vec3, out: Float64Array): number;
  /** With one of its handles at a new place, whose numbers are finite. */
  withHandle(shape: S, handle: string, position: Vec3, near: Vec3): S;
}
