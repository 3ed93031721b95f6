// What the page is showing besides the scene itself. Plain data; the store holds it.
import type { AxisLock } from './lock.ts';
import type { Scene } from './scene.ts';

export type GizmoMode = 'move' | 'rotate' | 'resize';
/** Whose axes the gizmo moves along: the world's or the shape's own. */
export type GizmoSpace = 'world' | 'own';

export interface State {
  readonly scene: Scene;
  /** Id of the shape that carries the gizmo and the handles. */
  readonly selected: number | null;
  /** Ids of further selected shapes, which move with it. */
  readonly also: readonly number[];
  /** Id of the shape under the pointer. */
  readonly hovered: number | null;
  readonly gizmo: GizmoMode;
  readonly space: GizmoSpace;
  /** What moving the selected shapes is held to; null: free. */
  readonly axisLock: AxisLock | null;
  /** Row of the ledger the viewer has chosen; null follows the row that decided. */
  readonly step: number | null;
}
