// What the page is showing besides the scene itself. Plain data; the store holds it.
import type { Scene } from './scene.ts';

export type GizmoMode = 'move' | 'rotate' | 'resize';

export interface State {
  readonly scene: Scene;
  /** Id of the shape that carries the gizmo and the handles. */
  readonly selected: number | null;
  /** Id of the shape under the pointer. */
  readonly hovered: number | null;
  readonly gizmo: GizmoMode;
  /** Row of the ledger the viewer has chosen; null follows the row that decided. */
  readonly step: number | null;
}
