// The gizmo: TransformControls of three.js attached to a proxy object at the selected shape. It is driven
// by gestures.ts and has no listeners of its own, so that hit testing of presses is in one place.
import { Object3D, OrthographicCamera, Quaternion, Vector3 } from 'three';
import type { TransformControlsMode } from 'three/addons/controls/TransformControls.js';
import { TransformControls } from 'three/addons/controls/TransformControls.js';
import { changeShapes, moveItems } from '../scene/edits.ts';
import { boundsOf, centerOf, frameOf } from '../scene/extent.ts';
import { kindOf } from '../scene/kinds/index.ts';
import type { GizmoMode } from '../scene/lock.ts';
import { axisNames, isFree, kMoveStep, kSizeStep, kTurnStep, toStep } from '../scene/lock.ts';
import { type Item, itemById, type Scene } from '../scene/scene.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import { movingWith } from '../scene/selection.ts';
import type { Vec3 } from '../scene/shape.ts';
import { resized, rotated } from '../scene/transform.ts';
import type { TurnedScene } from '../scene/turn.ts';
import { type AxisName, type Grip, gripsOf, nearestGrip, wholeRing } from './grips.ts';
import type { InputHost } from './host.ts';
import { RingRotation } from './ring-rotation.ts';

const kModes: Readonly<Record<GizmoMode, TransformControlsMode>> = {
  move: 'translate',
  rotate: 'rotate',
  resize: 'scale',
};

/** Length of the arms of TransformControls at size 1, relative to half the height of the canvas. */
const kArmPart = (0.5 * 1.9) / 4;
const kParallelArmPart = (0.5 * 2) / 4;
/** Bounds of the length of an arm, in CSS pixels. */
const kShortest = 52;
const kLongest = 96;

export class Gizmo {
  readonly #host: InputHost;
  readonly #controls: TransformControls;
  readonly #proxy = new Object3D();
  readonly #pointer = { x: 0, y: 0, button: 0 };
  readonly #startPosition = new Vector3();
  readonly #startTurn = new Quaternion();
  readonly #turn = new Quaternion();
  readonly #axis = new Vector3();
  /** Meters from the center to the end of an arm, or to a ring. */
  #armLength = 1;
  #ring: RingRotation | null = null;
  #start: {
    /** The center of the shape with the gizmo, about which all of them turn. */
    readonly center: Vec3;
    /** All that is selected, as it was. */
    readonly moving: readonly Item[];
  } | null = null;

  constructor(host: InputHost) {
    this.#host = host;
    const { camera, overlay } = host.stage;
    this.#controls = new TransformControls(camera);
    // Only the three axes: dragging the shape itself moves it freely.
    for (const part of ['showXY', 'showYZ', 'showXZ', 'showXYZE', 'showE'] as const) {
      this.#controls[part] = false;
    }
    this.#controls.addEventListener('axis-changed', () => host.changedView());
    overlay.add(this.#proxy, this.#controls.getHelper());
    this.#controls.detach();
  }

  setColors(axis: string, active: string): void {
    this.#controls.setColors(axis, axis, axis, active);
  }

  /** Follows the selected shape, the mode and the zoom. */
  sync(): void {
    if (this.#start !== null) return;
    this.#controls.camera = this.#host.stage.camera;
    const { selected, gizmo, space, axisLock, scene } = this.#host.state();
    const item = selected === null ? undefined : itemById(scene, selected);
    const axes = item && !item.hidden && !item.locked ? kindOf(item.shape).gizmo[gizmo] : '';
    if (item === undefined || axes === '') {
      this.#controls.detach();
      return;
    }
    this.#controls.setMode(kModes[gizmo]);
    const alongWorld = gizmo === 'move' && space === 'world';
    this.#controls.setSpace(alongWorld ? 'world' : 'local');
    // Locked axes have no arm.
    const lock = alongWorld ? axisLock : null;
    this.#controls.showX = axes.includes('X') && isFree(lock, 0);
    this.#controls.showY = axes.includes('Y') && isFree(lock, 1);
    this.#controls.showZ = axes.includes('Z') && isFree(lock, 2);
    const center = centerOf(item.shape, this.#host.stage.focus);
    this.#proxy.position.fromArray(center);
    this.#proxy.quaternion.fromArray(frameOf(item.shape));
    this.#proxy.scale.set(1, 1, 1);
    this.#fit(item.shape, center);
    if (this.#controls.object === undefined) this.#controls.attach(this.#proxy);
  }

  /** Whether the pointer is on an arm or ring, which is then highlighted; `pickRadius` in CSS pixels. */
  hover(x: number, y: number, pickRadius: number): boolean {
    if (this.#controls.object === undefined) return false;
    const { position } = this.#proxy;
    const grip = nearestGrip(this.#grips(), { x, y }, pickRadius, position, this.#host.stage);
    if (grip === null) this.#controls.pointerHover(this.#pointerAt(x, y, 0));
    else this.#controls.axis = grip.axis;
    return this.#controls.axis !== null;
  }

  leave(): void {
    if (this.#start === null) this.#controls.axis = null;
  }

  /** Starts a drag of the arm or ring under the pointer, if any. */
  grab(x: number, y: number, pickRadius: number): boolean {
    if (!this.hover(x, y, pickRadius)) return false;
    const state = this.#host.state();
    const item = state.selected === null ? undefined : itemById(state.scene, state.selected);
    if (item === undefined) return false;
    // The drag plane of the controls depends on the axis, which may just have been set.
    this.#controls.getHelper().updateMatrixWorld(true);
    this.#controls.pointerDown(this.#pointerAt(x, y, 0));
    if (!this.#controls.dragging) return false;
    this.#startPosition.copy(this.#proxy.position);
    this.#startTurn.copy(this.#proxy.quaternion);
    const ray = this.#host.stage.pointerRay(x, y);
    this.#ring = new RingRotation(this.#startPosition, this.#grabbedAxis(), this.#armLength, ray);
    const center = centerOf(item.shape, this.#host.stage.focus);
    this.#start = { center, moving: movingWith(state, item.id) };
    return true;
  }

  /** The scene after dragging to a pointer position. */
  drag(scene: Scene, x: number, y: number, snap: boolean): TurnedScene | null {
    if (this.#start === null) return null;
    const { center, moving } = this.#start;
    switch (this.#controls.mode) {
      case 'translate':
        this.#controls.pointerMove(this.#pointerAt(x, y, -1));
        return { scene: moveItems(scene, moving, this.#translation(snap)), turn: null };
      case 'scale': {
        this.#controls.pointerMove(this.#pointerAt(x, y, -1));
        const { x: fx, y: fy, z: fz } = this.#proxy.scale;
        const [sx, sy, sz] = [fx, fy, fz].map((part) => {
          return snap ? Math.max(toStep(Math.abs(part), kSizeStep), kSizeStep) : Math.abs(part);
        });
        const factors: Vec3 = [sx ?? 1, sy ?? 1, sz ?? 1];
        // Each in place along its own axes, as by keys: turned shapes can't be stretched along those of another.
        const changed = changeShapes(scene, moving, (shape) => resized(shape, factors));
        return { scene: changed, turn: null };
      }
      case 'rotate': {
        const angle = this.#turnWithPointer(x, y, snap);
        const rotation = this.#turn.toArray();
        const turned = changeShapes(scene, moving, (shape) => rotated(shape, rotation, center));
        return { scene: turned, turn: { axis: this.#axis.toArray(), angle } };
      }
    }
  }

  release(): void {
    this.#controls.pointerUp(this.#pointerAt(0, 0, 0));
    this.#start = null;
    this.sync();
  }

  dispose(): void {
    this.#controls.detach();
    const helper = this.#controls.getHelper();
    this.#host.stage.overlay.remove(this.#proxy, helper);
    helper.dispose();
  }

  /** Snaps the length of the offset, as an arm may point in any direction. */
  #translation(snap: boolean): Vec3 {
    const offset = this.#axis.copy(this.#proxy.position).sub(this.#startPosition);
    const length = offset.length();
    if (snap && length > 0) offset.multiplyScalar(toStep(length, kMoveStep) / length);
    if (snap) this.#proxy.position.copy(this.#startPosition).add(offset);
    return [offset.x, offset.y, offset.z];
  }

  /** Rotates the proxy so that the grabbed point of the ring follows the pointer; returns the angle. */
  #turnWithPointer(x: number, y: number, snap: boolean): number {
    const free = this.#ring?.to(this.#host.stage.pointerRay(x, y)) ?? 0;
    const angle = snap ? toStep(free, kTurnStep) : free;
    this.#turn.setFromAxisAngle(this.#grabbedAxis(), angle);
    this.#proxy.quaternion.multiplyQuaternions(this.#turn, this.#startTurn);
    return angle;
  }

  #grips(): Grip[] {
    const { mode, space, showX, showY, showZ } = this.#controls;
    const { position, quaternion } = this.#proxy;
    const turn = mode === 'translate' && space === 'world' ? new Quaternion() : quaternion;
    const shown: Readonly<Record<AxisName, boolean>> = { X: showX, Y: showY, Z: showZ };
    const axes = axisNames.filter((name) => shown[name]);
    return gripsOf(mode === 'rotate', axes, position, turn, this.#armLength);
  }

  #grabbedAxis(): Vector3 {
    const name = this.#controls.axis;
    this.#axis.set(name === 'X' ? 1 : 0, name === 'Y' ? 1 : 0, name === 'Z' ? 1 : 0);
    return this.#axis.applyQuaternion(this.#startTurn);
  }

  /** Scales arms and rings to the size of the shape, within usable bounds. */
  #fit(shape: SceneShape, center: Vec3): void {
    const { stage } = this.#host;
    const bounds = boundsOf(shape);
    const perPixel = stage.worldPerPixel(center);
    let radius = kLongest;
    if (bounds !== null) {
      const [x, y, z] = [0, 1, 2].map((i) => (bounds.max[i] ?? 0) - (bounds.min[i] ?? 0));
      radius = Math.hypot(x ?? 0, y ?? 0, z ?? 0) / 2 / perPixel;
    }
    let arm = Math.min(Math.max(radius, kShortest), kLongest);
    if (this.#controls.mode === 'rotate') arm = wholeRing(arm, center, stage);
    const part = stage.camera instanceof OrthographicCamera ? kParallelArmPart : kArmPart;
    this.#controls.setSize(arm / (part * 0.5 * stage.canvas.clientHeight));
    this.#armLength = arm * perPixel;
  }

  /** Normalized device coordinates and button, as TransformControls expects them. */
  #pointerAt(x: number, y: number, button: number): PointerEvent {
    const { clientWidth, clientHeight } = this.#host.stage.canvas;
    this.#pointer.x = (2 * x) / Math.max(clientWidth, 1) - 1;
    this.#pointer.y = 1 - (2 * y) / Math.max(clientHeight, 1);
    this.#pointer.button = button;
    // Typed as an event, but only these three properties are read.
    return this.#pointer as unknown as PointerEvent;
  }
}
