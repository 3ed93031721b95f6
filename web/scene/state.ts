// What the page is showing besides the scene itself. Plain data; the store holds it.
import type { AxisLock, GizmoMode, GizmoSpace } from './lock.ts';
import type { Scene } from './scene.ts';
import type { Vec3 } from './shape.ts';

export type Guess = 'meet' | 'miss';

/** "Predict first": whether the pair meets stays hidden until the viewer has said so. */
export interface QuizState {
  /** null: the question is open. */
  readonly guess: Guess | null;
  readonly correct: boolean | null;
  readonly right: number;
  readonly asked: number;
}

/** A point looked at from ten to a power times as near. */
export interface CloseUp {
  readonly power: number;
  /** The power that the picture follows to: it is drawn in numbers of 32 bits. */
  readonly inPicture: number;
  readonly at: Vec3;
}

export interface State {
  readonly scene: Scene;
  /** Id of the shape that carries the gizmo and the handles. */
  readonly selected: number | null;
  /** Ids of further selected shapes, which move with it. */
  readonly also: readonly number[];
  /** A click or tap on a shape takes it into the selection or out of it, as with Ctrl. */
  readonly several: boolean;
  /** Id of the shape under the pointer. */
  readonly hovered: number | null;
  readonly gizmo: GizmoMode;
  readonly space: GizmoSpace;
  /** What moving the selected shapes is held to; null: free. */
  readonly axisLock: AxisLock | null;
  /** Row of the ledger the viewer has chosen; null follows the row that decided. */
  readonly step: number | null;
  /** null: the scene as a whole. */
  readonly closeUp: CloseUp | null;
  /** null: verdicts are shown at once. */
  readonly quiz: QuizState | null;
}

/** Whether nothing that was decided may be shown. */
export const areResultsMasked = ({ quiz }: State): boolean => quiz !== null && quiz.guess === null;
