// The interfaces that input depends on: InputHost, implemented by the app, and StageView, implemented by
// the stage.
import type { Group, OrthographicCamera, PerspectiveCamera, Vector3 } from 'three';
import type { Commands } from '../page/commands.ts';
import type { PointerHit } from '../scene/pointing.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import type { DragHandle, PlaceOnSurface } from './drags.ts';

export interface ScreenPoint {
  /** CSS pixels from the top left corner of the canvas. */
  x: number;
  y: number;
  /** false if behind the camera. */
  visible: boolean;
}

/** A rectangle by its sides. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface StageView {
  readonly canvas: HTMLCanvasElement;
  /** Replaced when the projection changes. */
  readonly camera: PerspectiveCamera | OrthographicCamera;
  /** The point that the camera looks at and orbits; written by OrbitControls. */
  readonly target: Vector3;
  /** Parent of the gizmo. */
  readonly overlay: Group;
  /** The point near which unbounded shapes are drawn. */
  readonly focus: Vec3;
  /** The part of the canvas that no panel covers, in CSS pixels from its top left corner. */
  readonly freeArea: Area;
  project(point: Vec3): ScreenPoint;
  pointerRay(x: number, y: number): { origin: Vec3; direction: Vec3 };
  /** Size of a CSS pixel at a point, in meters. */
  worldPerPixel(point: Vec3): number;
}

/** What pointer and keyboard input may change. */
export interface AllowedInput {
  readonly shapes: boolean;
  readonly view: boolean;
}

export interface InputHost {
  readonly stage: StageView;
  readonly commands: Pick<Commands, 'scene' | 'selection' | 'view' | 'page' | 'walk'>;
  allowed(): AllowedInput;
  state(): State;
  /** Whether single-character shortcuts are on; they interfere with speech input. */
  singleKeys(): boolean;
  /** The first shape along a pointer ray, decided by the core. */
  pick(origin: Vec3, direction: Vec3): PointerHit | null;
  /** The offset that places a shape on the surface that a pointer ray hits, decided by the core. */
  placeOnSurface: PlaceOnSurface;
  /** The tips of velocities that can be dragged. */
  tips(): readonly DragHandle[];
  /** Requests a frame after a change of the camera or the gizmo. */
  changedView(): void;
}
