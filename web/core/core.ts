// The core, as JavaScript sees it: plain objects in, plain objects out, typed errors for bad input.
import type { Obb, Ray, Vec3 } from '../scene/shape.ts';
import { Batch } from './batch.ts';
import type { BatchOptions } from './batch-options.ts';
import { boxOfAxes } from './box-of-axes.ts';
import type { Cast, ExplainedCast, Motion } from './cast.ts';
import { Casts } from './casts.ts';
import type { Contact, ContactOptions } from './contact.ts';
import { type AlongOptions, type ContactAlong, contactAlong } from './contact-along.ts';
import { Contacts } from './contacts.ts';
import { type Container, contains } from './contains.ts';
import type { Difference, EpaWalk, GjkWalk } from './difference.ts';
import { Differences } from './differences.ts';
import { FeatureNames } from './feature-names.ts';
import { type CoreParts, FirstCore, partsOf } from './first-core.ts';
import { Geometries } from './geometries.ts';
import type { HitOptions } from './hit-options.ts';
import type { HullGeometry } from './hull.ts';
import { createHull } from './hulls.ts';
import type { Intersection, Section } from './intersection.ts';
import { Intersections } from './intersections.ts';
import { createMesh, loadMesh, type MeshOptions } from './make-mesh.ts';
import { type MeetingTriangles, meetingTriangles } from './meeting-triangles.ts';
import type { Mesh } from './mesh.ts';
import { type MeshHit, raycastMesh } from './mesh-hits.ts';
import type { AnyKind, AnyShape } from './posed.ts';
import type { PairAnswers } from './slot-tests.ts';
import { Textbook, type TextbookAnswer, type TextbookMethod } from './textbook.ts';
import type { MeshIndex, MeshPositions } from './triangle-list.ts';
import type { StraightMotion, TurningCast, TurningMotion } from './turning.ts';
import type { CoreModule } from './wasm/core.mjs';
import { WholeSlots } from './whole-slots.ts';
import { World } from './world.ts';
import { shapesOf, type WorldOptions } from './world-options.ts';

export class Core extends FirstCore<AnyShape> {
  readonly #geometries: Geometries;
  readonly #parts: CoreParts<WholeSlots>;
  readonly #module: CoreModule;
  readonly #answers: PairAnswers;
  readonly #differences: Differences;
  readonly #textbook: Textbook;

  /** @internal By loadCore. */
  constructor(module: CoreModule) {
    let geometries: Geometries | undefined;
    const parts = partsOf(module, WholeSlots, (memory, catalog) => {
      geometries = new Geometries(module, memory, catalog);
      return geometries;
    });
    super(parts);
    this.#geometries = geometries as Geometries;
    this.#parts = parts;
    this.#module = module;
    const { memory, queries, records, catalog } = parts;
    const names = new FeatureNames(module, memory);
    this.#differences = new Differences(module, names, queries, catalog);
    this.#textbook = new Textbook(module, queries);
    this.#answers = {
      casts: new Casts(module, memory, queries, records.stepAt, catalog),
      contacts: new Contacts(module, names, queries, catalog),
      intersections: new Intersections(module, names, queries, catalog),
    };
  }

  /**
   * Is every point of b a point of a? Exact. Both are closed: touching the surface from inside is
   * inside. A plane contains what is behind it, normal · p + constant ≤ 0, and what lies in it: its
   * normal points outward, as those of faces do.
   * @throws InvalidShapeError, or InvalidArgumentError where a is flat or b is unbounded
   */
  contains(a: Container, b: AnyShape): boolean {
    const { queries, scratch } = this.#parts;
    return contains(queries, scratch.slots, a, b);
  }

  /**
   * When do a and b meet, each moving straight with its velocity? Exact for all shapes that end
   * everywhere, and for one of them with a plane or ray.
   *
   * With `angularVelocityA` or `angularVelocityB` a shape turns, too. Where that makes a difference, as it does not to
   * spheres, the answer is a bracket: a time before which they surely don't meet, and one at which they surely do.
   * @throws InvalidShapeError, InvalidArgumentError naming the number of the motion at fault, or b.kind where
   * both go on forever
   */
  cast(a: AnyShape, b: AnyShape, motion: StraightMotion): Cast;
  cast(a: AnyShape, b: AnyShape, motion: TurningMotion): Cast | TurningCast;
  cast(a: AnyShape, b: AnyShape, motion: TurningMotion): Cast | TurningCast {
    return this.#answers.casts.cast(this.#parts.scratch.slots, a, b, motion);
  }

  /** The same with all rows: of each the times at which it is open. Throws as `cast` does. */
  explainCast(a: AnyShape, b: AnyShape, motion: Motion): ExplainedCast {
    return this.#answers.casts.explain(this.#parts.scratch.slots, a, b, motion);
  }

  /**
   * Where a and b meet: the contact manifold along the axis of least depth. null: they are apart. Of a mesh that of the
   * triangle that is deepest.
   * @throws InvalidShapeError, InvalidArgumentError naming the option at fault, or the kind of a ray, which has none
   */
  contact(a: AnyShape, b: AnyShape, options: ContactOptions = {}): Contact | null {
    return this.#answers.contacts.one(this.#parts.scratch.slots, a, b, options);
  }

  /**
   * The same of each triangle of a mesh that meets the other shape, in their order, whether or not it is solid; of two
   * meshes of each pair of triangles. Of other shapes none or one. Throws as `contact` does, and OutOfMemoryError.
   */
  contacts(a: AnyShape, b: AnyShape, options: ContactOptions = {}): Contact[] {
    return this.#answers.contacts.all(this.#parts.scratch.slots, a, b, options);
  }

  /**
   * What a and b have in common: a point, a segment, a polygon, a polyhedron, a disk. null: they are apart.
   * @throws InvalidShapeError, InvalidArgumentError naming the kind of a mesh, see `intersections`, or of a round shape
   * beside anything but a plane, segment, ray or point, or another sphere
   */
  intersection(a: AnyShape, b: AnyShape): Intersection | null {
    return this.#answers.intersections.one(this.#parts.scratch.slots, a, b);
  }

  /**
   * The same of each triangle of a mesh that meets the other shape, in their order, whether or not it is solid; of two
   * meshes of each pair of triangles. Of other shapes none or one. Throws as `intersection` does of round ones, and
   * OutOfMemoryError.
   */
  intersections(a: AnyShape, b: AnyShape): Intersection[] {
    return this.#answers.intersections.all(this.#parts.scratch.slots, a, b);
  }

  /**
   * The lines in which the surface of a mesh meets a plane, given in either order.
   * @throws InvalidShapeError, InvalidArgumentError naming the kind that is neither, OutOfMemoryError
   */
  section(a: AnyShape, b: AnyShape): Section {
    return this.#answers.intersections.section(this.#parts.scratch.slots, a, b);
  }

  /**
   * The Minkowski difference, all points of a − points of b, as a polytope: each face by the separating axis that it
   * stands for, each corner by the two that it comes from. The nearest of its faces to the origin is the axis of least
   * depth of shapes that meet.
   * @throws InvalidShapeError, InvalidArgumentError naming the kind of a ray, plane or mesh
   */
  difference(a: AnyShape, b: AnyShape): Difference {
    return this.#differences.of(this.#parts.scratch.slots, a, b);
  }

  /** The walk of GJK to the distance of a and b, in exact numbers, simplex by simplex. Throws as `difference` does. */
  gjk(a: AnyShape, b: AnyShape): GjkWalk {
    return this.#differences.gjk(this.#parts.scratch.slots, a, b);
  }

  /**
   * The expanding polytope algorithm as textbooks have it, in doubles, step by step: not proven, to stand beside the depth
   * of `test`. Throws as `difference` does.
   */
  epa(a: AnyShape, b: AnyShape): EpaWalk {
    return this.#differences.epa(this.#parts.scratch.slots, a, b);
  }

  /** The textbooks' methods that are about the kinds of a and b. Throws InvalidShapeError. */
  textbookMethods(a: AnyShape, b: AnyShape): TextbookMethod[] {
    return this.#textbook.methods(this.#parts.scratch.slots, a, b);
  }

  /**
   * Do a and b meet by a textbook's method, in doubles and with the usual tolerance, step by step? Not proven, to stand
   * beside `explain`.
   * @throws InvalidShapeError, or InvalidArgumentError where the method is unknown or about other kinds
   */
  textbook(method: TextbookMethod, a: AnyShape, b: AnyShape): TextbookAnswer {
    return this.#textbook.test(this.#parts.scratch.slots, method, a, b);
  }

  /**
   * How long it takes here to decide whether a and b meet, by a textbook's method or, `exact`, as `outcome` does: in the
   * core, the shapes already read. Measures for some milliseconds. Throws as `textbook` does.
   */
  nanoseconds(method: TextbookMethod | 'exact', a: AnyShape, b: AnyShape): number {
    return this.#textbook.nanoseconds(this.#parts.scratch.slots, method, a, b);
  }

  /**
   * Where one of the two first meets the other as one of its numbers grows or falls: the two neighboring doubles of
   * that number between which they come into contact, or pass each other. null: there is no contact ahead.
   * @throws InvalidShapeError, InvalidArgumentError naming the option at fault
   */
  contactAlong(a: AnyShape, b: AnyShape, options: AlongOptions = {}): ContactAlong | null {
    const { queries, scratch } = this.#parts;
    return contactAlong(this.#module, queries, scratch.slots, a, b, options);
  }

  /**
   * Which triangles of a and b meet, at least one of which is a mesh: contact pairs of two meshes, or the
   * triangles that meet a shape.
   * @throws InvalidShapeError, InvalidArgumentError where neither is a mesh, OutOfMemoryError
   */
  meetingTriangles(a: AnyShape, b: AnyShape): MeetingTriangles {
    const { queries, scratch } = this.#parts;
    return meetingTriangles(queries, scratch.slots, a, b);
  }

  /**
   * The triangle that a ray hits first: of a triangle list with three numbers a corner, and without
   * `index` three corners a triangle. Watertight: no ray slips through between triangles that share
   * an edge. Of triangles hit at the same t the first in the list. With `cull` triangles seen from
   * that side are ignored; three.js ignores back faces unless a material says otherwise.
   * @throws InvalidArgumentError naming the length, number or option at fault, such as `positions[4]`
   */
  raycastMesh(
    ray: Ray,
    positions: MeshPositions,
    index?: MeshIndex,
    options?: HitOptions,
  ): MeshHit | null {
    return raycastMesh(
      this.#parts.queries,
      this.#parts.scratch.slots,
      ray,
      positions,
      index,
      options,
    );
  }

  /**
   * A triangle list as `raycastMesh` takes it, copied, with a hierarchy over it: for those that ask more
   * than once, and the geometry of shapes `{ kind: 'mesh', geometry, position, rotation }`, which every call takes
   * like any other. Call its `dispose` when done.
   * `{ solid: true }` takes what is inside of closed triangles for part of it.
   * @throws InvalidArgumentError naming the length, number or option at fault, OutOfMemoryError
   */
  createMesh(positions: MeshPositions, index?: MeshIndex, options?: MeshOptions): Mesh {
    const { meshes } = this.#geometries;
    return createMesh(this.#module, this.#parts, meshes, positions, index, options);
  }

  /**
   * The mesh that `mesh.serialize()` gave the bytes of: faster than to make it anew.
   * @throws InvalidArgumentError where they are damaged or of something else, OutOfMemoryError
   */
  loadMesh(bytes: Uint8Array): Mesh {
    return loadMesh(this.#module, this.#parts, this.#geometries.meshes, bytes);
  }

  /**
   * The convex hull of points, x, y, z of one after the other, in any order, repeated, in one plane or line: the
   * geometry of shapes `{ kind: 'hull', geometry, position, rotation }`, which every call takes like any other.
   * Exact: no point lies outside, and each corner is one of the points. Call its `dispose` when done.
   * @throws InvalidArgumentError naming the length or number at fault, OutOfMemoryError
   */
  createHull(points: MeshPositions): HullGeometry {
    return createHull(this.#module, this.#parts, this.#geometries.hulls, points);
  }

  /**
   * Slots and views for many shapes a frame. Call its `dispose` when done.
   * @throws InvalidArgumentError naming the option at fault, OutOfMemoryError
   */
  createWorld(options: WorldOptions): World {
    const shapes = shapesOf(options);
    const { createSlots, records, queries } = this.#parts;
    return new World(createSlots(shapes), records, queries, this.#answers);
  }

  /**
   * Room for many pairs of two kinds, decided in one call: for those that ask by the million. Call its
   * `dispose` when done.
   * @throws InvalidArgumentError naming the kind or option at fault, OutOfMemoryError
   */
  createBatch(kindA: AnyKind, kindB: AnyKind, options: BatchOptions): Batch {
    const { memory, catalog } = this.#parts;
    return new Batch(this.#module, memory, catalog, kindA, kindB, options);
  }

  /**
   * The oriented box with these three axes, of any length and mutually perpendicular, and half extents
   * along them. The axes become a quaternion and are rounded in doing so: the box that is tested is
   * exactly the one of that quaternion. Left-handed axes are fine, a box looks the same in a mirror.
   * @throws InvalidShapeError when an axis is zero or they are not perpendicular to 1e-6
   */
  obbFromAxes(center: Vec3, axes: readonly [Vec3, Vec3, Vec3], halfExtents: Vec3): Obb {
    const { queries, scratch } = this.#parts;
    return boxOfAxes(queries, scratch.slots, center, axes, halfExtents);
  }
}
