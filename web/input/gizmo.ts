// The gizmo: three's TransformControls on a stand-in object at the selected shape. It is driven by
// the pointer arbiter (pointer.ts) and listens to nothing itself, so that one place decides what a
// press takes hold of.
import { Object3D, Quaternion, Vector3 } from 'three';
import type { TransformControlsMode } from 'three/addons/controls/TransformControls.js';
import { TransformControls } from 'three/addons/controls/TransformControls.js';
import { moveItems, replaceShape } from '../scene/edits.ts';
import { boundsOf, centerOf, frameOf } from '../scene/extent.ts';
import { isFree, kMoveStep, kSizeStep, kTurnStep, toStep } from '../scene/lock.ts';
import { type Item, itemById, type Scene } from '../scene/scene.ts';
import { movingWith } from '../scene/selection.ts';
import type { Kind, Shape, Vec3 } from '../scene/shape.ts';
import type { GizmoMode } from '../scene/state.ts';
import { resized, rotated } from '../scene/transform.ts';
import type { InputHost } from './host.ts';

const kModes: Readonly<Record<GizmoMode, TransformControlsMode>> = {
  move: 'translate',
  rotate: 'rotate',
  resize: 'scale',
};

/** Which axes do something to a kind of shape; none: there is no gizmo. */
const kAxes: Readonly<Record<GizmoMode, Readonly<Record<Kind, string>>>> = {
  move: {
    ray: 'XYZ',
    plane: 'XYZ',
    sphere: 'XYZ',
    aabb: 'XYZ',
    obb: 'XYZ',
    triangle: 'XYZ',
    parallelogram: 'XYZ',
    point: 'XYZ',
    segment: 'XYZ',
    capsule: 'XYZ',
  },
  rotate: {
    ray: 'YZ',
    plane: 'XY',
    sphere: '',
    aabb: '',
    obb: 'XYZ',
    triangle: 'XYZ',
    parallelogram: 'XYZ',
    point: '',
    segment: 'YZ',
    capsule: 'YZ',
  },
  resize: {
    ray: 'X',
    plane: '',
    sphere: 'XYZ',
    aabb: 'XYZ',
    obb: 'XYZ',
    triangle: 'XY',
    parallelogram: 'XY',
    point: '',
    segment: 'X',
    capsule: 'XYZ',
  },
};

// TransformControls draws arms and rings of this part of half the picture's height at size 1, and
// turns by this many radians · metres for each metre of drag and metre of distance.
const kArmPart = (0.5 * 1.9) / 4;
const kTurnSpeed = 20;
/** Length of an arm in CSS pixels: as long as the shape, within these. */
const kShortest = 52;
const kLongest = 96;

export class Gizmo {
  private readonly host: InputHost;
  private readonly controls: TransformControls;
  private readonly proxy = new Object3D();
  private readonly pointer = { x: 0, y: 0, button: 0 };
  private readonly startPosition = new Vector3();
  private readonly startTurn = new Quaternion();
  private readonly turn = new Quaternion();
  private readonly axis = new Vector3();
  private angle = 0;
  private start: {
    readonly item: Item;
    readonly center: Vec3;
    /** All that moves with it. */
    readonly moving: readonly Item[];
  } | null = null;

  constructor(host: InputHost) {
    this.host = host;
    const { camera, overlay } = host.stage;
    this.controls = new TransformControls(camera);
    // Only the three axes: free movement is what dragging the shape itself does.
    for (const part of ['showXY', 'showYZ', 'showXZ', 'showXYZE', 'showE'] as const) {
      this.controls[part] = false;
    }
    this.controls.addEventListener('axis-changed', () => host.changedView());
    this.controls.addEventListener('rotationAngle-changed', ({ value }) => {
      this.angle = Number(value);
    });
    overlay.add(this.proxy, this.controls.getHelper());
    this.controls.detach();
  }

  setColors(axis: string, active: string): void {
    this.controls.setColors(axis, axis, axis, active);
  }

  /** Follows the selected shape, the mode and the zoom. */
  sync(): void {
    if (this.start !== null) return;
    const { selected, gizmo, space, axisLock, scene } = this.host.state();
    const item = selected === null ? undefined : itemById(scene, selected);
    const axes = item && !item.hidden && !item.locked ? kAxes[gizmo][item.shape.kind] : '';
    if (item === undefined || axes === '') {
      this.controls.detach();
      return;
    }
    this.controls.setMode(kModes[gizmo]);
    const alongWorld = gizmo === 'move' && space === 'world';
    this.controls.setSpace(alongWorld ? 'world' : 'local');
    // What movement is not free along has no arm either.
    const lock = alongWorld ? axisLock : null;
    this.controls.showX = axes.includes('X') && isFree(lock, 0);
    this.controls.showY = axes.includes('Y') && isFree(lock, 1);
    this.controls.showZ = axes.includes('Z') && isFree(lock, 2);
    const center = centerOf(item.shape, this.host.stage.focus);
    this.proxy.position.fromArray(center);
    this.proxy.quaternion.fromArray(frameOf(item.shape));
    this.proxy.scale.set(1, 1, 1);
    this.controls.setSize(this.sizeFor(item.shape, center));
    if (this.controls.object === undefined) this.controls.attach(this.proxy);
  }

  /** Whether the pointer is on an arm or a ring, which then lights up. */
  hover(x: number, y: number): boolean {
    if (this.controls.object === undefined) return false;
    this.controls.pointerHover(this.pointerAt(x, y, 0));
    return this.controls.axis !== null;
  }

  leave(): void {
    if (this.start === null) this.controls.axis = null;
  }

  /** Takes hold of an arm or ring under the pointer. */
  grab(x: number, y: number): boolean {
    if (!this.hover(x, y)) return false;
    const state = this.host.state();
    const item = state.selected === null ? undefined : itemById(state.scene, state.selected);
    if (item === undefined) return false;
    // The plane that is dragged in depends on the axis, which may just have been found.
    this.controls.getHelper().updateMatrixWorld(true);
    this.controls.pointerDown(this.pointerAt(x, y, 0));
    if (!this.controls.dragging) return false;
    this.angle = 0;
    this.startPosition.copy(this.proxy.position);
    this.startTurn.copy(this.proxy.quaternion);
    const center = centerOf(item.shape, this.host.stage.focus);
    this.start = { item, center, moving: movingWith(state, item.id) };
    return true;
  }

  /** The scene that the drag has come to; in steps, if it snaps. */
  drag(scene: Scene, x: number, y: number, snap: boolean): Scene | null {
    if (this.start === null) return null;
    this.controls.pointerMove(this.pointerAt(x, y, -1));
    const { item, center, moving } = this.start;
    const { id, shape } = item;
    switch (this.controls.mode) {
      case 'translate':
        return moveItems(scene, moving, this.wayGone(snap));
      case 'scale': {
        const { x: fx, y: fy, z: fz } = this.proxy.scale;
        const [sx, sy, sz] = [fx, fy, fz].map((part) => {
          return snap ? Math.max(toStep(Math.abs(part), kSizeStep), kSizeStep) : Math.abs(part);
        });
        return replaceShape(scene, id, resized(shape, [sx ?? 1, sy ?? 1, sz ?? 1]));
      }
      case 'rotate': {
        this.turnWithPointer(snap);
        const { x: qx, y: qy, z: qz, w: qw } = this.turn;
        return replaceShape(scene, id, rotated(shape, [qx, qy, qz, qw], center));
      }
    }
  }

  release(): void {
    this.controls.pointerUp(this.pointerAt(0, 0, 0));
    this.start = null;
    this.sync();
  }

  dispose(): void {
    this.controls.detach();
    const helper = this.controls.getHelper();
    this.host.stage.overlay.remove(this.proxy, helper);
    helper.dispose();
  }

  /** Along one arm: the length of the way is what snaps, whichever way the arm points. */
  private wayGone(snap: boolean): Vec3 {
    const way = this.axis.copy(this.proxy.position).sub(this.startPosition);
    const length = way.length();
    if (snap && length > 0) way.multiplyScalar(toStep(length, kMoveStep) / length);
    if (snap) this.proxy.position.copy(this.startPosition).add(way);
    return [way.x, way.y, way.z];
  }

  /** Turns by the angle that keeps the ring under the pointer, and the stand-in with it. */
  private turnWithPointer(snap: boolean): void {
    const { camera } = this.host.stage;
    const distance = camera.position.distanceTo(this.startPosition);
    const ring = kArmPart * this.controls.size * distance * halfHeight(camera.fov);
    const free = (this.angle * distance) / (kTurnSpeed * ring);
    const angle = snap ? toStep(free, kTurnStep) : free;
    const name = this.controls.axis;
    this.axis.set(name === 'X' ? 1 : 0, name === 'Y' ? 1 : 0, name === 'Z' ? 1 : 0);
    this.axis.applyQuaternion(this.startTurn);
    this.turn.setFromAxisAngle(this.axis, angle);
    this.proxy.quaternion.multiplyQuaternions(this.turn, this.startTurn);
  }

  private sizeFor(shape: Shape, center: Vec3): number {
    const { stage } = this.host;
    const bounds = boundsOf(shape);
    const perPixel = stage.worldPerPixel(center);
    let radius = kLongest;
    if (bounds !== null) {
      const [x, y, z] = [0, 1, 2].map((i) => (bounds.max[i] ?? 0) - (bounds.min[i] ?? 0));
      radius = Math.hypot(x ?? 0, y ?? 0, z ?? 0) / 2 / perPixel;
    }
    const arm = Math.min(Math.max(radius, kShortest), kLongest);
    return arm / (kArmPart * 0.5 * stage.canvas.clientHeight);
  }

  /** Pixels as the controls want them: from −1 to 1, with the button that changed. */
  private pointerAt(x: number, y: number, button: number): PointerEvent {
    const { clientWidth, clientHeight } = this.host.stage.canvas;
    this.pointer.x = (2 * x) / Math.max(clientWidth, 1) - 1;
    this.pointer.y = 1 - (2 * y) / Math.max(clientHeight, 1);
    this.pointer.button = button;
    // Declared as an event, used as these three numbers.
    return this.pointer as unknown as PointerEvent;
  }
}

function halfHeight(fieldOfView: number): number {
  return Math.tan((fieldOfView * Math.PI) / 360);
}
