// What input needs of the page and of the picture, and nothing more. The element implements the
// first; the stage satisfies the second.
import type { Group, OrthographicCamera, PerspectiveCamera, Vector3 } from 'three';
import type { AxisLock } from '../scene/lock.ts';
import type { Scene } from '../scene/scene.ts';
import type { Shape, Vec3 } from '../scene/shape.ts';
import type { GizmoMode, GizmoSpace, State } from '../scene/state.ts';
import type { View } from '../scene/views.ts';
import type { DragPointer } from './drags.ts';

export interface ScreenPoint {
  /** CSS pixels from the picture's top left corner. */
  x: number;
  y: number;
  /** false: behind the camera. */
  visible: boolean;
}

export interface StageView {
  readonly canvas: HTMLCanvasElement;
  /** Another one with perspective than without. */
  readonly camera: PerspectiveCamera | OrthographicCamera;
  /** The point the camera looks at and turns about; orbiting writes it. */
  readonly target: Vector3;
  /** Holds what input itself draws: the gizmo. */
  readonly overlay: Group;
  /** The point of the scene that unbounded shapes are drawn near. */
  readonly focus: Vec3;
  project(point: Vec3): ScreenPoint;
  pointerRay(x: number, y: number): { origin: Vec3; direction: Vec3 };
  /** Metres that one CSS pixel covers at a point. */
  worldPerPixel(point: Vec3): number;
}

/** What a hand on the picture, or on the keys, may move. */
export interface Allowed {
  readonly shapes: boolean;
  readonly view: boolean;
}

export interface InputHost {
  readonly stage: StageView;
  allowed(): Allowed;
  state(): State;
  /** Nearest shape along a ray from the pointer, decided by the core. */
  pick(origin: Vec3, direction: Vec3): { id: number; point: Vec3 } | null;
  /** During a drag: a new scene, no step in the history. */
  preview(scene: Scene): void;
  /** End of a drag: one step in the history. */
  commit(): void;
  /** Back to the scene before the drag. */
  cancel(): void;
  select(id: number | null, addToPair: boolean): void;
  hover(id: number | null): void;
  /** Takes a shape into the selection, or out of it. */
  toggleSelected(id: number): void;
  setGizmo(mode: GizmoMode): void;
  setSpace(space: GizmoSpace): void;
  setAxisLock(lock: AxisLock | null): void;
  /** Takes all selected shapes away. */
  removeSelected(): void;
  duplicateSelected(): void;
  /** Brings the selected shapes into view, or all where none is selected. */
  frameSelected(): void;
  lookFrom(view: View): void;
  /** Turns the view by radians: the eye goes to the right and up. */
  turnView(right: number, up: number): void;
  /** Shows it so many times larger. */
  zoomView(times: number): void;
  toggleParallel(): void;
  openShortcuts(): void;
  /** Whether keys without Ctrl, Alt or Meta may do something: they get in the way of speech input. */
  singleKeys(): boolean;
  /** How far a shape must go so that it lies on what a line of sight meets, decided by the core. */
  placeOnSurface(shape: Shape, grabbed: Vec3, pointer: DragPointer): Vec3 | null;
  /** The camera moved or the gizmo changed its look: draw again. */
  changedView(): void;
}
