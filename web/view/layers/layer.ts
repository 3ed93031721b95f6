// The interface of a layer: one part of a figure's picture, such as the shapes, the axis or the ground. The
// stage knows layers by this interface alone; layers.ts lists them.
import type { Object3D, Vector3, Vector4 } from 'three';
import type { FrameResults, StepRecord } from '../../core/results.ts';
import type { MotionAnswer } from '../../page/motion.ts';
import type { Scene } from '../../scene/scene.ts';
import type { SceneKind, SceneShape } from '../../scene/scene-shape.ts';
import type { State } from '../../scene/state.ts';
import type { LabelWriter } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import type { ShapeNode } from '../kinds/shape-node.ts';

/** A drawn shape: its node and its data from the scene. Refreshed in place. */
export interface ShapeEntry {
  readonly id: number;
  readonly kind: SceneKind;
  readonly node: ShapeNode;
  name: string;
  shape: SceneShape;
  /** Can't be dragged. */
  locked: boolean;
  /** 0: first of the pair, 1: second, −1: neither. */
  role: number;
}

/** What the layers of one figure share. */
export interface LayerContext {
  readonly resources: RenderResources;
  /** The drawn shapes, one per slot. The shape layer writes them, layers after it in the list read them. */
  readonly shapes: ShapeEntry[];
}

/** The shown state and its results. One object, refreshed in place. */
export interface DrawnFrame {
  readonly state: State;
  readonly results: FrameResults;
  /** The step of the ledger that is drawn in space; null: none. */
  readonly step: StepRecord | null;
  /** null: nothing moves. */
  readonly motion: MotionAnswer | null;
}

/** A scene that the camera is fitted to. */
export interface FramedScene {
  readonly scene: Scene;
  /** At which the scene is shown, in seconds; 0 where it was not computed yet. */
  readonly time: number;
  /** null: not computed yet. */
  readonly results: FrameResults | null;
}

/** What a chosen row is to be seen in. */
export interface RowView {
  /** The row was chosen just now; else what is seen of it stays where it is. */
  readonly isNew: boolean;
  /** From the target to the eye. */
  readonly direction: Vector3;
  /** Whether a point lies in the part of the picture that no panel covers. */
  shows(point: Vector3): boolean;
}

/** A part of the picture. All members are optional. */
export interface Layer {
  /** Its 3D object in world coordinates; meshes take their `renderOrder` from kDrawOrder. */
  readonly object?: Object3D;
  /** Updates the drawing. Called for each frame of a drag: it should allocate nothing. */
  update?(frame: DrawnFrame): void;
  /** Adds the points that the scene bounds are to hold. */
  addBounds?(framed: FramedScene, points: Vector3[]): void;
  /** The scene bounds have changed: repositions what depends on them. An update follows. */
  placeInBounds?(): void;
  /** Adds further points to show; the scene bounds are known and the layer is up to date. */
  addToView?(framed: FramedScene, points: Vector3[]): void;
  /**
   * Another row was chosen: draws it where the view shows it. Where that is nowhere, adds the points that the view
   * is to hold.
   */
  followRow?(view: RowView, points: Vector3[]): void;
  /** The colors in the render resources have changed. An update follows. */
  changeColors?(): void;
  /** Before each rendering: turns toward the eye, a point (w = 1) or a direction (w = 0). */
  faceEye?(eye: Vector4): void;
  /** After each rendering: takes the areas that no label of any layer is written over. */
  keepFree?(labels: LabelWriter): void;
  /** Then: writes its labels over the picture. */
  writeLabels?(labels: LabelWriter, palette: Palette): void;
  /** Frees its own GPU resources; those in the render resources are shared. */
  dispose?(): void;
}

export type LayerClass = new (context: LayerContext) => Layer;
