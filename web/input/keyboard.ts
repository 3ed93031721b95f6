// Keys: gizmo modes and removing the selected shape anywhere in the figure; moving it where the
// picture itself has the focus, so that arrow keys keep their meaning in lists.
import type { Camera } from 'three';
import { Vector3 } from 'three';
import { replaceShape } from '../scene/edits.ts';
import { itemById } from '../scene/scene.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { GizmoMode } from '../scene/state.ts';
import { translated } from '../scene/transform.ts';
import { isForField } from './fields.ts';
import type { InputHost } from './host.ts';

const kModeKeys: Readonly<Record<string, GizmoMode>> = {
  KeyW: 'move',
  KeyE: 'rotate',
  KeyR: 'resize',
};

/** Metres a key press moves the selected shape; ten times as far with Shift. */
const kNudge = 0.05;
const kFarNudge = 0.5;

export class Keyboard {
  private readonly host: InputHost;
  private readonly root: HTMLElement;
  /** Gives up a drag under way; false: there was none. */
  private readonly abortDrag: () => boolean;
  private readonly listening = new AbortController();
  /** Arrow keys are down that have moved the shape: one step of history when they are released. */
  private nudging = false;

  constructor(host: InputHost, root: HTMLElement, abortDrag: () => boolean) {
    this.host = host;
    this.root = root;
    this.abortDrag = abortDrag;
    const { signal } = this.listening;
    root.addEventListener('keydown', (event) => this.down(event), { signal });
    root.addEventListener('keyup', () => this.settle(), { signal });
    root.addEventListener('focusout', () => this.settle(), { signal });
  }

  dispose(): void {
    this.settle();
    this.listening.abort();
  }

  private down(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isForField(event)) return;
    const target = event.composedPath()[0];
    const inPicture = target === this.host.stage.canvas || target === this.root;
    if (this.mode(event) || this.remove(event) || (inPicture && this.edit(event))) {
      event.preventDefault();
    }
  }

  /** By place on the keyboard, so that it works in every script. */
  private mode(event: KeyboardEvent): boolean {
    const mode = kModeKeys[event.code];
    if (mode === undefined || event.shiftKey) return false;
    this.host.setGizmo(mode);
    return true;
  }

  private remove(event: KeyboardEvent): boolean {
    const { selected } = this.host.state();
    if (selected === null || (event.key !== 'Delete' && event.key !== 'Backspace')) return false;
    this.host.remove(selected);
    return true;
  }

  private edit(event: KeyboardEvent): boolean {
    if (event.key === 'Escape') {
      if (!this.abortDrag()) this.host.select(null, false);
      return true;
    }
    const { selected } = this.host.state();
    return selected !== null && this.nudge(selected, event);
  }

  private nudge(id: number, event: KeyboardEvent): boolean {
    const direction = nudgeDirection(event.key, this.host.stage.camera);
    const { scene } = this.host.state();
    const item = itemById(scene, id);
    if (direction === null || item === undefined) return false;
    const step = event.shiftKey ? kFarNudge : kNudge;
    const [x, y, z] = direction;
    const shape = translated(item.shape, [x * step, y * step, z * step]);
    this.nudging = true;
    this.host.preview(replaceShape(scene, id, shape));
    return true;
  }

  private settle(): void {
    if (!this.nudging) return;
    this.nudging = false;
    this.host.commit();
  }
}

/**
 * The world axis that a key moves along: left and right along the axis that runs most across the
 * picture, up and down along the other level axis, away from the eye and towards it.
 */
export function nudgeDirection(key: string, camera: Camera): Vec3 | null {
  if (key === 'PageUp') return [0, 1, 0];
  if (key === 'PageDown') return [0, -1, 0];
  const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0);
  const back = new Vector3().setFromMatrixColumn(camera.matrixWorld, 2);
  const xAcross = Math.abs(right.x) >= Math.abs(right.z);
  const across: Vec3 = xAcross ? [Math.sign(right.x), 0, 0] : [0, 0, Math.sign(right.z)];
  const away: Vec3 = xAcross ? [0, 0, back.z > 0 ? -1 : 1] : [back.x > 0 ? -1 : 1, 0, 0];
  switch (key) {
    case 'ArrowRight':
      return across;
    case 'ArrowLeft':
      return [-across[0], 0, -across[2]];
    case 'ArrowUp':
      return away;
    case 'ArrowDown':
      return [-away[0], 0, -away[2]];
    default:
      return null;
  }
}
