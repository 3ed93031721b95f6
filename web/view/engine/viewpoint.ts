// The viewpoint: the camera, aimed at the part of the picture that panels leave free,
// and the maps between the picture's pixels and world space. There are two cameras, with
// perspective and without; one at a time is in use.
import type { Vector4 } from 'three';
import { OrthographicCamera, PerspectiveCamera, Spherical, Vector3 } from 'three';
import type { ViewAngles } from '../../scene/appearance.ts';
import type { Vec3 } from '../../scene/shape.ts';
import type { Extent, FreeArea, Insets, Lens, PictureArea, Projected } from './framing.ts';
import {
  centerDepth,
  directionOf,
  distanceFor,
  framePoints,
  kFieldOfView,
  kOpeningDirection,
  kUsualArea,
  outlookOf,
  slopeToFit,
} from './framing.ts';
import { rayOf } from './pointer-ray.ts';

const kOpeningDistance = 16;
/** In the usual area. */
const kPerspective: Lens = { slope: Math.tan((kFieldOfView * Math.PI) / 360), parallel: false };
/** A parallel camera's distance does not change the picture, but nothing may lie behind it. */
const kParallel: Lens = { slope: 1e-3, parallel: true };

/** As parts of the distance to the target. There is no depth buffer: these only clip. */
const kNear = 1e-2;
const kFar = 1e3;
/** Relative differences of distances below this are rounding errors. */
const kSameDistance = 1e-9;

export class Viewpoint {
  /** The point the camera looks at and turns about. */
  readonly target = new Vector3();
  readonly #perspective = new PerspectiveCamera(kFieldOfView, 1);
  readonly #orthographic = new OrthographicCamera();
  #active: PerspectiveCamera | OrthographicCamera = this.#perspective;
  #perspectiveLens: Lens = kPerspective;
  /** Of the framed points, with perspective. */
  #extent: Extent = { wide: 0, tall: 0 };
  #width = 1;
  #height = 1;
  #insets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
  #framed: readonly Vector3[] = [];
  #framedAlong: Readonly<Vector3> = kOpeningDirection;
  readonly #framedFrom = new Vector3();
  readonly #framedTarget = new Vector3();
  /** The target before a close-up, and half of the height that was seen, in meters; null: no close-up. */
  #beforeCloseUp: { readonly target: Vector3; readonly size: number } | null = null;
  readonly #scratch = new Vector3();
  /** The free area and height of the picture that the camera was last fitted to. */
  #fitted: FreeArea = { width: 1, height: 1, fullHeight: 1 };
  /** The area in which the viewer chose another view, and half of the height that was seen there, in meters. */
  #chosen = { ...this.#fitted, size: 1 };
  readonly #chosenFrom = new Vector3();

  constructor() {
    this.#placeCamera(kOpeningDistance, kOpeningDirection);
  }

  /** The one in use. */
  get camera(): PerspectiveCamera | OrthographicCamera {
    return this.#active;
  }

  /** In CSS pixels. */
  resize(width: number, height: number): void {
    this.#width = Math.max(width, 1);
    this.#height = Math.max(height, 1);
    this.#fitFreeArea();
  }

  setInsets(insets: Insets): void {
    this.#insets = insets;
    this.#fitFreeArea();
  }

  /** The part of the picture that no panel covers, as its sides in CSS pixels. */
  get freeArea(): PictureArea {
    const { left, top, right, bottom } = this.#insets;
    return { left, top, right: this.#width - right, bottom: this.#height - bottom };
  }

  /** Direction from the target to the eye. */
  get direction(): Vector3 {
    return this.camera.position.clone().sub(this.target).normalize();
  }

  get parallel(): boolean {
    return this.#lens.parallel;
  }

  /** Switches between perspective and parallel projection; the target keeps its size. */
  setParallel(parallel: boolean): void {
    if (parallel === this.parallel) return;
    const asFramed = this.isAsFramed;
    const { direction } = this;
    const size = this.#distance * this.#lens.slope;
    this.#active = parallel ? this.#orthographic : this.#perspective;
    this.#placeCamera(size / this.#lens.slope, direction);
    if (asFramed) this.#framedFrom.copy(this.camera.position);
  }

  /** Looks at the same target from another direction, at the same size. */
  lookFrom(outlook: ViewAngles): void {
    this.#placeCamera(this.#distance, directionOf(outlook));
  }

  get outlook(): ViewAngles {
    return outlookOf(this.direction);
  }

  /** Orbits about the target, by radians to the right and up, but not over the top. */
  turn(right: number, up: number): void {
    const { radius, theta, phi } = new Spherical().setFromVector3(this.direction);
    const turned = new Spherical(radius, phi - up, theta + right).makeSafe();
    this.#placeCamera(this.#distance, new Vector3().setFromSpherical(turned));
  }

  /** Magnifies by a factor. */
  zoom(times: number): void {
    this.#placeCamera(this.#distance / times, this.direction);
  }

  /** Looks at points from a direction so that they fill the free area. */
  frame(points: readonly Vector3[], direction: Readonly<Vector3> = kOpeningDirection): void {
    this.#framed = points;
    this.#beforeCloseUp = null;
    this.#framedAlong = direction;
    if (points.length > 0) {
      const { target } = this;
      const framed = framePoints(points, direction, kUsualArea, kPerspective, target);
      this.#extent = framed;
      this.#chooseLens();
      const { distance } = this.parallel
        ? framePoints(points, direction, this.#free, kParallel, target)
        : framed;
      this.#placeCamera(distance, direction);
      centerDepth(points, direction, target);
      this.updateCamera();
    }
    this.#framedFrom.copy(this.camera.position);
    this.#framedTarget.copy(this.target);
  }

  /** The lens by which the framed points, as they were framed, fill the free area, whatever the viewer has chosen since. */
  #chooseLens(): void {
    // of one point, or none, there is nothing to fit
    const slope = slopeToFit(this.#extent, this.#free) || kPerspective.slope;
    this.#perspectiveLens = { slope, parallel: false };
    this.#perspective.zoom = kPerspective.slope / slope;
  }

  /** Shows a point magnified by a factor relative to the whole; null: shows the whole again. */
  closeUp(point: Vec3 | null, times: number): void {
    this.#beforeCloseUp ??= {
      target: this.target.clone(),
      size: this.#distance * this.#lens.slope,
    };
    const { target, size } = this.#beforeCloseUp;
    const { direction } = this;
    if (point === null) this.target.copy(target);
    else this.target.fromArray(point);
    this.#placeCamera(size / this.#lens.slope / times, direction);
    if (point === null) this.#beforeCloseUp = null;
  }

  /** Shows further points as well: frames them with the others, or steps back from a view the viewer has chosen. */
  hold(points: readonly Vector3[]): void {
    if (points.length === 0) return;
    if (this.isAsFramed) {
      this.frame([...this.#framed, ...points], this.#framedAlong);
      return;
    }
    const { direction } = this;
    const distance = distanceFor(points, direction, this.#free, this.#lens, this.target);
    if (distance > this.#distance) this.#placeCamera(distance, direction);
  }

  /** Updates the camera's matrices after it was moved. */
  updateCamera(): void {
    const { target } = this;
    const active = this.#active;
    const distance = this.#distance;
    const { position } = active;
    // A camera that was only zoomed is moved accordingly, so that it stays outside of the scene.
    if (Math.abs(position.distanceTo(target) / distance - 1) > kSameDistance) {
      position.sub(target).setLength(distance).add(target);
    }
    active.near = distance * kNear;
    active.far = distance * kFar;
    active.updateProjectionMatrix();
    active.updateMatrixWorld();
  }

  /** The eye in homogeneous coordinates: a point (w = 1), or without perspective the direction toward it (w = 0). */
  writeEye(into: Vector4): Vector4 {
    const { position } = this.camera;
    if (!this.parallel) return into.set(position.x, position.y, position.z, 1);
    const { x, y, z } = this.camera.getWorldDirection(this.#scratch);
    return into.set(-x, -y, -z, 0);
  }

  /** Projects a point in world space to the picture. Overwrites the point. */
  project(point: Vector3, out: Projected): Projected {
    point.applyMatrix4(this.camera.matrixWorldInverse);
    out.visible = point.z < -this.camera.near;
    point.applyMatrix4(this.camera.projectionMatrix);
    out.x = (0.5 + 0.5 * point.x) * this.#width;
    out.y = (0.5 - 0.5 * point.y) * this.#height;
    return out;
  }

  /** Whether all of an area about a point lies in the picture. Halves of its size, in CSS pixels. */
  holds(x: number, y: number, halfWidth: number, halfHeight: number): boolean {
    const [fromX, fromY] = [x - halfWidth, y - halfHeight];
    return (
      fromX >= 0 && fromY >= 0 && x + halfWidth <= this.#width && y + halfHeight <= this.#height
    );
  }

  /** The pointer ray through a point of the picture, in world space; its direction has length 1. */
  rayThrough(x: number, y: number): { origin: Vec3; direction: Vec3 } {
    this.updateCamera();
    return rayOf(this.camera, (2 * x) / this.#width - 1, 1 - (2 * y) / this.#height);
  }

  /** Meters that one CSS pixel covers at a point. */
  worldPerPixel(point: Vec3): number {
    this.updateCamera();
    const { camera } = this;
    const lens = this.#lens;
    const depth = -this.#scratch.fromArray(point).applyMatrix4(camera.matrixWorldInverse).z;
    const along = lens.parallel ? this.#distance : Math.max(depth, camera.near);
    return (2 * lens.slope * along) / this.#height;
  }

  get #free(): FreeArea {
    const { left, top, right, bottom } = this.freeArea;
    const [width, height] = [Math.max(right - left, 1), Math.max(bottom - top, 1)];
    return { width, height, fullHeight: this.#height };
  }

  /** Adapts to a change of size or of the panels; a view that the viewer has chosen is kept. */
  #fitFreeArea(): void {
    const [width, height] = [this.#width, this.#height];
    const { left, top, right, bottom } = this.#insets;
    const aspect = width / height;
    this.#perspective.aspect = aspect;
    this.#orthographic.left = -aspect;
    this.#orthographic.right = aspect;
    // Moves the target into the middle of the free area.
    for (const camera of [this.#perspective, this.#orthographic]) {
      camera.setViewOffset(width, height, (right - left) / 2, (bottom - top) / 2, width, height);
    }
    if (this.isAsFramed) this.frame(this.#framed, this.#framedAlong);
    else this.#keepChosen();
    this.#fitted = this.#free;
  }

  /** Shows in any area the same part of space as in the area where the view was chosen, and no larger. */
  #keepChosen(): void {
    const { position } = this.camera;
    const free = this.#free;
    if (!position.equals(this.#chosenFrom)) {
      this.#chosen = { ...this.#fitted, size: this.#distance * this.#lens.slope };
    }
    this.#chooseLens();
    const { width, height, fullHeight, size } = this.#chosen;
    const part = Math.min(free.width / width, free.height / height, 1);
    const shown = (size * free.fullHeight) / (fullHeight * part);
    this.#placeCamera(shown / this.#lens.slope, this.direction);
    this.#chosenFrom.copy(position);
  }

  get #lens(): Lens {
    return this.#active === this.#orthographic ? kParallel : this.#perspectiveLens;
  }

  /** From the eye to the target, in meters. For parallel projection it follows from the zoom. */
  get #distance(): number {
    if (this.parallel) return 1 / (kParallel.slope * this.#orthographic.zoom);
    return this.camera.position.distanceTo(this.target);
  }

  #placeCamera(distance: number, direction: Readonly<Vector3>): void {
    if (this.parallel) this.#orthographic.zoom = 1 / (kParallel.slope * distance);
    this.camera.position.copy(this.target).addScaledVector(direction, distance);
    this.camera.lookAt(this.target);
    this.updateCamera();
  }

  /** Nothing has moved the camera since points were framed. */
  get isAsFramed(): boolean {
    this.updateCamera();
    return this.camera.position.equals(this.#framedFrom) && this.target.equals(this.#framedTarget);
  }
}
