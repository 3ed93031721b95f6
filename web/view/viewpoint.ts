// Where the picture is seen from: the camera, kept on the part of the picture that panels leave free,
// and the ways between the picture's pixels and the space it shows.
import { PerspectiveCamera, Vector3 } from 'three';
import type { Vec3 } from '../scene/shape.ts';
import type { Insets } from './framing.ts';
import { fitDepth, framePoints, kFieldOfView, kOpeningDirection } from './framing.ts';
import type { LabelArea } from './labels.ts';

const kOpeningDistance = 16;

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

  /** Looks at points from the opening direction so that they fill the free area. */
  frame(points: readonly Vector3[]): void {
    this.framed = points;
    const { left, top, right, bottom } = this.insets;
    const free = {
      width: Math.max(this.width - left - right, 1),
      height: Math.max(this.height - top - bottom, 1),
      fullHeight: this.height,
    };
    framePoints(points, kOpeningDirection, free, this.camera, this.target);
    this.framedFrom.copy(this.camera.position);
    this.framedTarget.copy(this.target);
  }

  /** Brings the camera's matrices up to date with where it was moved. */
  settle(): void {
    fitDepth(this.camera, this.camera.position.distanceTo(this.target));
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
    const half = Math.tan((this.camera.fov * Math.PI) / 360);
    return (2 * half * Math.max(depth, this.camera.near)) / this.height;
  }

  /** Follows a change of size or of the panels, unless the viewer has chosen another view. */
  private fitFreeArea(): void {
    const { left, top, right, bottom } = this.insets;
    const shiftX = (left - right) / 2;
    const shiftY = (top - bottom) / 2;
    this.camera.aspect = this.width / this.height;
    // Moves what the camera looks at into the middle of the free area.
    this.camera.setViewOffset(this.width, this.height, -shiftX, -shiftY, this.width, this.height);
    const untouched =
      this.camera.position.equals(this.framedFrom) && this.target.equals(this.framedTarget);
    if (untouched) this.frame(this.framed);
  }
}
