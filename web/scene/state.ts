// The state of a figure: the scene, the selection and what is shown of it. Plain data, held by the store.
import type { DrawnVector } from './drawn-vector.ts';
import type { AxisLock, GizmoMode, GizmoSpace } from './lock.ts';
import type { TreeView } from './mesh-tree.ts';
import type { PointedTriangle, Pointing } from './pointing.ts';
import type { Scene } from './scene.ts';
import type { Vec3 } from './shape.ts';
import type { Turn } from './turn.ts';

export type Guess = 'meet' | 'miss';

/** The quiz: the results are masked until the viewer has answered. */
export interface QuizState {
  /** null: the question is open. */
  readonly guess: Guess | null;
  readonly correct: boolean | null;
  readonly right: number;
  readonly asked: number;
}

/** Magnification of the view around a point by 10^power. */
export interface CloseUp {
  readonly power: number;
  /** The power used by the 3D view, which is limited by float32. */
  readonly inPicture: number;
  readonly at: Vec3;
}

/** In place of a row of the ledger: no row is shown, and no axis drawn. */
export const kNoRow = -1;

/** The number of a chosen row, from 1; null: none is chosen. */
export const rowNumber = (step: State['step']): number | null =>
  step === null || step === kNoRow ? null : step + 1;

export interface State {
  /** At the start of its motion. */
  readonly scene: Scene;
  /** Seconds from there to what is shown, see `stateAt`. */
  readonly time: number;
  /** Id of the primary selected shape, which has the gizmo and the handles. */
  readonly selected: number | null;
  /** Ids of further selected shapes, which move with it. */
  readonly also: readonly number[];
  /** A click or tap on a shape toggles its selection, as with Ctrl. */
  readonly several: boolean;
  /** Id of the shape under the pointer. */
  readonly hovered: number | null;
  /** The triangle under the pointer, where that shape is a mesh; null: there is none. */
  readonly pointed: PointedTriangle | null;
  /** Names of shapes that the host page has lit, as the pointer lights the one under it. */
  readonly highlighted: readonly string[];
  /** What the host page has drawn beside the shapes. */
  readonly vectors: readonly DrawnVector[];
  readonly gizmo: GizmoMode;
  readonly space: GizmoSpace;
  /** The constraint on moving the selected shapes. */
  readonly axisLock: AxisLock | null;
  /** The turn that is being made, or was made last; null: the last change was another one. */
  readonly turn: Turn | null;
  /** The chosen row of the ledger; null follows the deciding row; `kNoRow`: none is shown. */
  readonly step: number | null;
  /** An axis of the viewer's own, of any length, drawn in place of the row; null: none. */
  readonly ownAxis: Vec3 | null;
  /** The ray of the pointer is shown, and a click keeps it; null: it is not. */
  readonly pointing: Pointing | null;
  /** The hierarchy of a mesh is shown; null: none is. */
  readonly tree: TreeView | null;
  /** null: the scene as a whole. */
  readonly closeUp: CloseUp | null;
  /** null: verdicts are shown at once. */
  readonly quiz: QuizState | null;
}

/** Whether results must not be shown. */
export const areResultsMasked = ({ quiz }: State): boolean => quiz !== null && quiz.guess === null;
