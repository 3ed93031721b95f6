// Where the picture is seen from: the camera, kept on the part of the picture that panels leave free,
// and the ways between the picture's pixels and the space it shows.
import { PerspectiveCamera, Vector3 } from 'three';
import type { Vec3 } from '../scene/shape.ts';
import type { View } from '../scene/views.ts';
import type { Insets } from './framing.ts';
import { fitDepth, framePoints, kFieldOfView, kOpeningDirection } from './framing.ts';
import type { LabelArea } from './labels.ts';

const kOpeningDistance = 16;
/**
 * Degrees. A parallel view is one from very far away through a very narrow angle: what is a pixel nearer
 * is then not a pixel larger, and all that knows a camera with perspective goes on as it is.
 */
const kParallelAngle = 0.02;

/** From what is looked at to the eye. Straight from above nothing would tell which way is up. */
const kDirections: Readonly<Record<View, Readonly<Vector3>>> = {
  front: new Vector3(0, 0, 1),
  side: new Vector3(1, 0, 0),
  top: new Vector3(0, 1, 1e-3).normalize(),
  quarter: kOpeningDirection,
};

export interface Projected {
  /** CSS pixels from the picture's top left corner. */
  x: number;
  y: number;
  /** false: behind the camera. */
  visible: boolean;
}

export class Viewpoint {
  readonly camera = new PerspectiveCamera(kFieldOfView, 1);
  /** The point the camera looks at and turns about. */
  readonly target = new Vector3();
  private width = 1;
  private height = 1;
  private insets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };
  private framed: readonly Vector3[] = [];
  private framedAlong: Readonly<Vector3> = kOpeningDirection;
  private readonly framedFrom = new Vector3();
  private readonly framedTarget = new Vector3();
  private readonly scratch = new Vector3();

  constructor() {
    this.camera.position.copy(kOpeningDirection).multiplyScalar(kOpeningDistance);
    this.camera.lookAt(this.target);
  }

  /** In CSS pixels. */
  resize(width: number, height: number): void {
    this.width = Math.max(width, 1);
    this.height = Math.max(height, 1);
    this.fitFreeArea();
  }

  setInsets(insets: Insets): void {
    this.insets = insets;
    this.fitFreeArea();
  }

  /** The part of the picture that no panel covers, as its sides in CSS pixels. */
  get freeArea(): LabelArea {
    const { left, top, right, bottom } = this.insets;
    return { left, top, right: this.width - right, bottom: this.height - bottom };
  }

  /** From what is looked at to the eye. */
  get direction(): Vector3 {
    return this.camera.position.clone().sub(this.target).normalize();
  }

  get parallel(): boolean {
    return this.camera.fov === kParallelAngle;
  }

  /** With perspective or without; what is looked at stays as large as it is. */
  setParallel(parallel: boolean): void {
    if (parallel === this.parallel) return;
    const untouched = this.isUntouched();
    const before = halfHeight(this.camera.fov);
    this.camera.fov = parallel ? kParallelAngle : kFieldOfView;
    this.stepBack(this.distance * (before / halfHeight(this.camera.fov)), this.direction);
    if (untouched) this.framedFrom.copy(this.camera.position);
  }

  /** Looks at the same point from another side, from as far away. */
  lookFrom(view: View): void {
    this.stepBack(this.distance, kDirections[view]);
  }

  /** Looks at points from a direction so that they fill the free area. */
  frame(points: readonly Vector3[], direction: Readonly<Vector3> = kOpeningDirection): void {
    this.framed = points;
    this.framedAlong = direction;
    const { left, top, right, bottom } = this.insets;
    const free = {
      width: Math.max(this.width - left - right, 1),
      height: Math.max(this.height - top - bottom, 1),
      fullHeight: this.height,
    };
    framePoints(points, direction, free, this.camera, this.target);
    this.sinkTarget(points);
    this.framedFrom.copy(this.camera.position);
    this.framedTarget.copy(this.target);
  }

  /** Brings the camera's matrices up to date with where it was moved. */
  settle(): void {
    fitDepth(this.camera, this.distance);
    this.camera.updateMatrixWorld();
  }

  /** Where a point is seen. Overwrites the point. */
  project(point: Vector3, out: Projected): Projected {
    point.applyMatrix4(this.camera.matrixWorldInverse);
    out.visible = point.z < -this.camera.near;
    point.applyMatrix4(this.camera.projectionMatrix);
    out.x = (0.5 + 0.5 * point.x) * this.width;
    out.y = (0.5 - 0.5 * point.y) * this.height;
    return out;
  }

  /** The ray of sight through a point of the picture; its direction has length 1. */
  rayThrough(x: number, y: number): { origin: Vec3; direction: Vec3 } {
    const { camera } = this;
    camera.updateMatrixWorld();
    const through = this.scratch.set((2 * x) / this.width - 1, 1 - (2 * y) / this.height, 0.5);
    const direction = through.unproject(camera).sub(camera.position).normalize();
    return { origin: camera.position.toArray(), direction: direction.toArray() };
  }

  /** Metres that one CSS pixel covers at a point. */
  worldPerPixel(point: Vec3): number {
    this.camera.updateMatrixWorld();
    const depth = -this.scratch.fromArray(point).applyMatrix4(this.camera.matrixWorldInverse).z;
    return (2 * halfHeight(this.camera.fov) * Math.max(depth, this.camera.near)) / this.height;
  }

  /** Follows a change of size or of the panels, unless the viewer has chosen another view. */
  private fitFreeArea(): void {
    const { left, top, right, bottom } = this.insets;
    const shiftX = (left - right) / 2;
    const shiftY = (top - bottom) / 2;
    this.camera.aspect = this.width / this.height;
    // Moves what the camera looks at into the middle of the free area.
    this.camera.setViewOffset(this.width, this.height, -shiftX, -shiftY, this.width, this.height);
    if (this.isUntouched()) this.frame(this.framed, this.framedAlong);
  }

  /** Along the line of sight into the middle of the points: that is what the view turns about. */
  private sinkTarget(points: readonly Vector3[]): void {
    if (points.length === 0) return;
    const { direction } = this;
    const depths = points.map((point) => point.dot(direction));
    const middle = (Math.min(...depths) + Math.max(...depths)) / 2;
    this.target.addScaledVector(direction, middle - this.target.dot(direction));
  }

  private get distance(): number {
    return this.camera.position.distanceTo(this.target);
  }

  private stepBack(distance: number, direction: Readonly<Vector3>): void {
    this.camera.position.copy(this.target).addScaledVector(direction, distance);
    this.camera.lookAt(this.target);
    this.settle();
  }

  private isUntouched(): boolean {
    return this.camera.position.equals(this.framedFrom) && this.target.equals(this.framedTarget);
  }
}

/** Of what a camera sees, at a distance of 1. */
function halfHeight(fieldOfView: number): number {
  return Math.tan((fieldOfView * Math.PI) / 360);
}
