// What input needs of the page and of the picture, and nothing more. The app implements the first; the
// stage satisfies the second.
import type { Group, OrthographicCamera, PerspectiveCamera, Vector3 } from 'three';
import type { Commands } from '../page/commands.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import type { PlaceOnSurface } from './drags.ts';

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

/** What pointer and keys may move. */
export interface AllowedInput {
  readonly shapes: boolean;
  readonly view: boolean;
}

export interface InputHost {
  readonly stage: StageView;
  readonly commands: Pick<Commands, 'scene' | 'selection' | 'view' | 'page'>;
  allowed(): AllowedInput;
  state(): State;
  /** Whether keys without Ctrl, Alt or Meta may do something: they get in the way of speech input. */
  singleKeys(): boolean;
  /** Nearest shape along a pointer ray, decided by the core. */
  pick(origin: Vec3, direction: Vec3): { id: number; point: Vec3 } | null;
  /** The offset by which a shape comes to lie on what a pointer ray meets, decided by the core. */
  placeOnSurface: PlaceOnSurface;
  /** The camera moved or the gizmo changed its look: draw again. */
  changedView(): void;
}
