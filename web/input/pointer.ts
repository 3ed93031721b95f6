// Decides what a press takes hold of, in this order: a handle, the gizmo, a shape, else the view.
// Listens before OrbitControls does and switches it off where the press is not its own.
import { replaceShape } from '../scene/edits.ts';
import type { Handle } from '../scene/handles.ts';
import { handlesOf } from '../scene/handles.ts';
import { itemById } from '../scene/scene.ts';
import type { Drag } from './drags.ts';
import { handleDrag, shapeDrag } from './drags.ts';
import type { Gizmo } from './gizmo.ts';
import type { InputHost } from './host.ts';
import type { Orbit } from './orbit.ts';

/** How near to a handle counts as on it, in CSS pixels: 44 across for a finger. */
const kFingerReach = 22;
const kMouseReach = 14;
/** A press that moves less than this is a click. */
const kFingerSlack = 8;
const kMouseSlack = 3;

/** A press under way that does not belong to the view. */
interface Hold {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  readonly slack: number;
  /** null: the gizmo. */
  readonly drag: Drag | null;
  readonly id: number;
  moved: boolean;
}

/** A press on empty space: a click if it stays, else the view turns. */
interface Press {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  readonly slack: number;
  clean: boolean;
}

export class Pointer {
  private readonly host: InputHost;
  private readonly gizmo: Gizmo;
  private readonly orbit: Orbit;
  private readonly canvas: HTMLCanvasElement;
  private readonly listening = new AbortController();
  private hold: Hold | null = null;
  private press: Press | null = null;
  /** Pointers that hold the view. */
  private readonly onView = new Set<number>();

  constructor(host: InputHost, gizmo: Gizmo, orbit: Orbit) {
    this.host = host;
    this.gizmo = gizmo;
    this.orbit = orbit;
    this.canvas = host.stage.canvas;
    const options = { signal: this.listening.signal, capture: true };
    this.canvas.addEventListener('pointerdown', (event) => this.down(event), options);
    this.canvas.addEventListener('pointermove', (event) => this.move(event), options);
    this.canvas.addEventListener('pointerup', (event) => this.up(event), options);
    this.canvas.addEventListener('pointercancel', (event) => this.lost(event), options);
    this.canvas.addEventListener('pointerleave', () => this.leave(), options);
  }

  /** Gives up the drag under way; false: there was none. */
  abort(): boolean {
    const { hold } = this;
    if (hold === null) return false;
    this.letGo(hold);
    if (hold.moved) this.host.cancel();
    return true;
  }

  dispose(): void {
    this.abort();
    this.listening.abort();
  }

  private down(event: PointerEvent): void {
    this.canvas.focus({ preventScroll: true });
    if (this.hold !== null) return;
    const hold = this.onView.size === 0 && event.button === 0 ? this.take(event) : null;
    if (hold === null) {
      this.takeView(event);
      return;
    }
    this.hold = hold;
    this.orbit.allow(false);
    this.canvas.setPointerCapture(event.pointerId);
    this.canvas.style.cursor = 'grabbing';
  }

  private takeView(event: PointerEvent): void {
    this.orbit.allow(true);
    this.onView.add(event.pointerId);
    const clean = this.onView.size === 1 && event.button === 0;
    this.press = { ...pressOf(event), clean };
  }

  /** What is under a press. */
  private take(event: PointerEvent): Hold | null {
    const { stage } = this.host;
    const { offsetX: x, offsetY: y } = event;
    const base = { ...pressOf(event), moved: false };
    const near = this.handleNear(x, y, event.pointerType);
    const sight = stage.pointerRay(x, y);
    if (near !== null) {
      const { id, shape, handle } = near;
      const drag = handleDrag(id, shape, handle, stage.focus, stage.camera, sight);
      return { ...base, drag, id };
    }
    const { selected } = this.host.state();
    if (selected !== null && this.gizmo.grab(x, y)) return { ...base, drag: null, id: selected };
    const found = this.host.pick(sight.origin, sight.direction);
    const item = found && itemById(this.host.state().scene, found.id);
    if (!(found && item)) return null;
    return {
      ...base,
      drag: shapeDrag(item.id, item.shape, found.point, stage.camera),
      id: item.id,
    };
  }

  private move(event: PointerEvent): void {
    const { hold, press } = this;
    if (hold !== null) {
      if (hold.pointer === event.pointerId) this.follow(hold, event);
      return;
    }
    if (press !== null && hasMoved(press, event)) press.clean = false;
    if (event.buttons === 0 && event.pointerType !== 'touch') this.hover(event);
  }

  private follow(hold: Hold, event: PointerEvent): void {
    if (!(hold.moved || hasMoved(hold, event))) return;
    if (!hold.moved) {
      hold.moved = true;
      if (this.host.state().selected !== hold.id) this.host.select(hold.id, false);
    }
    const { offsetX: x, offsetY: y } = event;
    const { scene } = this.host.state();
    if (hold.drag === null) {
      const turned = this.gizmo.drag(x, y);
      if (turned !== null) this.host.preview(replaceShape(scene, turned.id, turned.shape));
      return;
    }
    const { origin, direction } = this.host.stage.pointerRay(x, y);
    const shape = hold.drag.shapeAt(origin, direction, event.shiftKey);
    if (shape !== null) this.host.preview(replaceShape(scene, hold.id, shape));
  }

  private up(event: PointerEvent): void {
    const { hold, press } = this;
    if (hold?.pointer === event.pointerId) {
      this.letGo(hold);
      if (hold.moved) this.host.commit();
      else if (hold.drag !== null) this.host.select(hold.id, addsToPair(event));
      if (event.pointerType !== 'touch') this.hover(event);
      return;
    }
    this.onView.delete(event.pointerId);
    if (press?.pointer !== event.pointerId) return;
    this.press = null;
    if (press.clean) this.host.select(null, false);
  }

  private lost(event: PointerEvent): void {
    if (this.hold?.pointer === event.pointerId) this.abort();
    this.onView.delete(event.pointerId);
    this.press = null;
  }

  private letGo(hold: Hold): void {
    this.hold = null;
    if (hold.drag === null) this.gizmo.release();
    if (this.canvas.hasPointerCapture(hold.pointer)) {
      this.canvas.releasePointerCapture(hold.pointer);
    }
    this.canvas.style.cursor = '';
    this.orbit.allow(true);
  }

  private hover(event: PointerEvent): void {
    const { offsetX: x, offsetY: y } = event;
    const near = this.handleNear(x, y, event.pointerType);
    if (near !== null) {
      this.gizmo.leave();
      this.show(near.id, 'grab');
      return;
    }
    if (this.gizmo.hover(x, y)) {
      this.show(this.host.state().selected, 'grab');
      return;
    }
    const { origin, direction } = this.host.stage.pointerRay(x, y);
    const found = this.host.pick(origin, direction);
    this.show(found?.id ?? null, found ? 'grab' : '');
  }

  private show(id: number | null, cursor: string): void {
    this.canvas.style.cursor = cursor;
    if (this.host.state().hovered !== id) this.host.hover(id);
  }

  private leave(): void {
    if (this.hold !== null) return;
    this.gizmo.leave();
    this.show(null, '');
  }

  /** The nearest handle in reach, of the selected shape or the one under the pointer. */
  private handleNear(x: number, y: number, pointerType: string) {
    const { stage } = this.host;
    const { scene, selected, hovered } = this.host.state();
    let nearest = pointerType === 'touch' ? kFingerReach : kMouseReach;
    let found = null;
    for (const id of new Set([selected, hovered])) {
      const item = id === null ? undefined : itemById(scene, id);
      if (item === undefined) continue;
      for (const handle of handlesOf(item.shape, stage.focus)) {
        const distance = this.distanceTo(handle, x, y);
        if (distance > nearest) continue;
        nearest = distance;
        found = { id: item.id, shape: item.shape, handle };
      }
    }
    return found;
  }

  private distanceTo(handle: Handle, x: number, y: number): number {
    const at = this.host.stage.project(handle.position);
    return at.visible ? Math.hypot(at.x - x, at.y - y) : Number.POSITIVE_INFINITY;
  }
}

function pressOf(event: PointerEvent) {
  return {
    pointer: event.pointerId,
    startX: event.offsetX,
    startY: event.offsetY,
    slack: event.pointerType === 'touch' ? kFingerSlack : kMouseSlack,
  };
}

function hasMoved(from: Omit<Press, 'clean'>, event: PointerEvent): boolean {
  return Math.hypot(event.offsetX - from.startX, event.offsetY - from.startY) > from.slack;
}

function addsToPair(event: PointerEvent): boolean {
  return event.shiftKey || event.ctrlKey || event.metaKey;
}
