// Decides what a press takes hold of, in this order: a handle, the gizmo, a shape, else the view.
// Listens before OrbitControls does and switches it off where the press is not its own.
import type { Handle } from '../scene/handles.ts';
import { handlesOf } from '../scene/handles.ts';
import { itemById } from '../scene/scene.ts';
import { isSelected, movingWith } from '../scene/selection.ts';
import type { Drag } from './drags.ts';
import { handleDrag, shapeDrag } from './drags.ts';
import type { InputHost } from './host.ts';
import type { LazyGizmo } from './lazy-gizmo.ts';
import { LongPress } from './long-press.ts';
import type { Orbit } from './orbit.ts';

/** How near to a handle counts as on it, in CSS pixels: 44 across for a finger, 28 for a mouse. */
const kFingerReach = 22;
const kMouseReach = 14;
const reachOf = ({ pointerType }: PointerEvent) =>
  pointerType === 'touch' ? kFingerReach : kMouseReach;

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
  /** It has done what it was for: nothing follows it any more. */
  spent: boolean;
  /** It has selected the shape that it drags. */
  selects: boolean;
}

/** A press on empty space or on a locked shape: a click if it stays, else the view turns. */
interface Press {
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  readonly slack: number;
  /** What is under it: a shape that is locked, so that dragging turns the view; null: nothing. */
  readonly id: number | null;
  clean: boolean;
}

/** Where the pointer of a drag was last, and what was held down with it. */
type Spot = Pick<PointerEvent, 'offsetX' | 'offsetY' | 'shiftKey' | 'altKey'>;

export class Pointer {
  readonly #host: InputHost;
  readonly #gizmo: LazyGizmo;
  readonly #orbit: Orbit;
  readonly #canvas: HTMLCanvasElement;
  readonly #listening = new AbortController();
  readonly #longPress = new LongPress();
  #hold: Hold | null = null;
  #press: Press | null = null;
  #spot: Spot | null = null;
  /** Pointers that hold the view. */
  readonly #onView = new Set<number>();

  constructor(host: InputHost, gizmo: LazyGizmo, orbit: Orbit) {
    this.#host = host;
    this.#gizmo = gizmo;
    this.#orbit = orbit;
    this.#canvas = host.stage.canvas;
    const options = { signal: this.#listening.signal, capture: true };
    this.#canvas.addEventListener('pointerdown', (event) => this.#down(event), options);
    this.#canvas.addEventListener('pointermove', (event) => this.#move(event), options);
    this.#canvas.addEventListener('pointerup', (event) => this.#up(event), options);
    this.#canvas.addEventListener('pointercancel', (event) => this.#lost(event), options);
    this.#canvas.addEventListener('pointerleave', () => this.#leave(), options);
    // What a finger that rests would open; OrbitControls forbids it only while it is on.
    this.#canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  }

  /** Gives up the drag under way; false: there was none. */
  abort(): boolean {
    const hold = this.#hold;
    this.#longPress.end();
    if (hold === null) return false;
    this.#letGo(hold);
    if (hold.moved) this.#host.commands.scene.cancel();
    return true;
  }

  /** Follows the pointer once more, for what the drag is held to has changed. */
  again(): void {
    if (this.#hold?.moved && this.#spot !== null) this.#show(this.#hold, this.#spot);
  }

  /** A press has hold of a shape, a handle or the gizmo. */
  get holding(): boolean {
    return this.#hold !== null;
  }

  dispose(): void {
    this.abort();
    this.#listening.abort();
  }

  #down(event: PointerEvent): void {
    const { shapes, view } = this.#host.allowed();
    this.#orbit.allow(view);
    if (!(shapes || view)) return;
    this.#canvas.focus({ preventScroll: true });
    this.#longPress.end();
    if (this.#hold !== null) return;
    const hold = this.#onView.size === 0 && event.button === 0 ? this.#take(event) : null;
    if (hold === null) this.#takeView(event);
    else this.#takeHold(hold, event);
    if (event.pointerType === 'touch') this.#longPress.begin(() => this.#rest());
  }

  #takeHold(hold: Hold, event: PointerEvent): void {
    this.#hold = hold;
    this.#orbit.allow(false);
    this.#canvas.setPointerCapture(event.pointerId);
    this.#canvas.style.cursor = 'grabbing';
  }

  #takeView(event: PointerEvent): void {
    this.#orbit.allow(this.#host.allowed().view);
    if (this.#onView.size === 0) this.#orbit.begin();
    this.#onView.add(event.pointerId);
    const clean = this.#onView.size === 1 && event.button === 0;
    this.#press = { ...pressOf(event), id: clean ? this.#lockedAt(event) : null, clean };
  }

  /** A finger rests on a shape: it goes into the selection, or out of it. */
  #rest(): void {
    const hold = this.#hold;
    const press = this.#press;
    if (!this.#host.allowed().shapes) return;
    if (hold !== null && hold.drag !== null) {
      hold.spent = true;
      this.#host.commands.selection.toggle(hold.id);
    } else if (press?.clean && press.id !== null) {
      press.clean = false;
      this.#host.commands.selection.toggle(press.id);
    }
  }

  /** What is under a press. */
  #take(event: PointerEvent): Hold | null {
    const { stage } = this.#host;
    if (!this.#host.allowed().shapes) return null;
    const { offsetX: x, offsetY: y } = event;
    const base = { ...pressOf(event), moved: false, spent: false, selects: false };
    const near = this.#handleNear(x, y, reachOf(event));
    const sight = stage.pointerRay(x, y);
    if (near !== null) {
      const drag = handleDrag(near.item, near.handle, stage.focus, stage.camera, sight);
      return { ...base, drag, id: near.item.id };
    }
    const state = this.#host.state();
    if (state.selected !== null && this.#gizmo.grab(x, y, reachOf(event))) {
      return { ...base, drag: null, id: state.selected };
    }
    const found = this.#host.pick(sight.origin, sight.direction);
    const item = found && itemById(state.scene, found.id);
    if (!(found && item) || item.locked) return null;
    const moving = movingWith(state, item.id);
    const drag = shapeDrag(item, moving, found.point, stage.camera, this.#host.placeOnSurface);
    return { ...base, drag, id: item.id };
  }

  #lockedAt({ offsetX, offsetY }: PointerEvent): number | null {
    const { origin, direction } = this.#host.stage.pointerRay(offsetX, offsetY);
    const found = this.#host.pick(origin, direction);
    const item = found && itemById(this.#host.state().scene, found.id);
    return item?.locked ? item.id : null;
  }

  #move(event: PointerEvent): void {
    const hold = this.#hold;
    const press = this.#press;
    if (hold !== null) {
      if (hold.pointer === event.pointerId) this.#follow(hold, event);
      return;
    }
    if (press !== null && hasMoved(press, event)) {
      press.clean = false;
      this.#longPress.end();
    }
    if (event.buttons === 0 && event.pointerType !== 'touch') this.#hover(event);
  }

  #follow(hold: Hold, event: PointerEvent): void {
    if (hold.spent || !(hold.moved || hasMoved(hold, event))) return;
    if (!hold.moved) this.#beginDrag(hold);
    const { offsetX, offsetY, shiftKey, altKey } = event;
    this.#spot = { offsetX, offsetY, shiftKey, altKey };
    this.#show(hold, this.#spot);
  }

  #beginDrag(hold: Hold): void {
    hold.moved = true;
    this.#longPress.end();
    const state = this.#host.state();
    if (isSelected(state, hold.id)) return;
    hold.selects = true;
    if (state.several) this.#host.commands.selection.toggle(hold.id);
    else this.#host.commands.selection.select(hold.id, false);
  }

  #show(hold: Hold, { offsetX: x, offsetY: y, shiftKey, altKey }: Spot): void {
    const { scene, axisLock } = this.#host.state();
    const next =
      hold.drag === null
        ? this.#gizmo.drag(scene, x, y, shiftKey)
        : hold.drag.sceneAt(scene, {
            ...this.#host.stage.pointerRay(x, y),
            snap: shiftKey,
            onSurface: altKey,
            lock: axisLock,
          });
    if (next !== null) this.#host.commands.scene.preview(next);
  }

  #up(event: PointerEvent): void {
    const hold = this.#hold;
    const press = this.#press;
    this.#longPress.end();
    if (hold?.pointer === event.pointerId) {
      this.#letGo(hold);
      if (hold.moved) this.#host.commands.scene.commit();
      else if (!hold.spent) this.#click(hold, event);
      if (event.pointerType !== 'touch') this.#hover(event);
      return;
    }
    this.#onView.delete(event.pointerId);
    if (press?.pointer !== event.pointerId) return;
    this.#press = null;
    if (!(press.clean && this.#host.allowed().shapes)) return;
    if (press.id !== null) this.#choose(press.id, event);
    // Who collects shapes would lose them all by a miss.
    else if (!this.#host.state().several) this.#host.commands.selection.select(null, false);
  }

  /** On the gizmo, which stands on its shape, a click does nothing but take the shape out. */
  #click({ drag, id }: Hold, event: PointerEvent): void {
    if (drag !== null || this.#collects(event)) this.#choose(id, event);
  }

  #collects({ ctrlKey, metaKey }: PointerEvent): boolean {
    return ctrlKey || metaKey || this.#host.state().several;
  }

  /** A click on a shape: with Ctrl it is selected with the others, with Shift it joins the pair. */
  #choose(id: number, event: PointerEvent): void {
    if (this.#collects(event)) this.#host.commands.selection.toggle(id);
    else this.#host.commands.selection.select(id, event.shiftKey);
  }

  #lost(event: PointerEvent): void {
    this.#longPress.end();
    const hold = this.#hold;
    if (hold?.pointer === event.pointerId) {
      this.abort();
      if (hold.selects) this.#host.commands.selection.select(null, false);
    }
    // The browser scrolls the page with it instead.
    if (this.#onView.delete(event.pointerId) && this.#onView.size === 0) this.#orbit.takeBack();
    this.#press = null;
  }

  #letGo(hold: Hold): void {
    this.#hold = null;
    this.#spot = null;
    if (hold.drag === null) this.#gizmo.release();
    if (this.#canvas.hasPointerCapture(hold.pointer)) {
      this.#canvas.releasePointerCapture(hold.pointer);
    }
    this.#canvas.style.cursor = '';
    this.#orbit.allow(this.#host.allowed().view);
  }

  #hover(event: PointerEvent): void {
    if (!this.#host.allowed().shapes) return;
    const { offsetX: x, offsetY: y } = event;
    const near = this.#handleNear(x, y, reachOf(event));
    if (near !== null) {
      this.#gizmo.leave();
      this.#showHovered(near.item.id, 'grab');
      return;
    }
    if (this.#gizmo.hover(x, y, reachOf(event))) {
      this.#showHovered(this.#host.state().selected, 'grab');
      return;
    }
    const { origin, direction } = this.#host.stage.pointerRay(x, y);
    const found = this.#host.pick(origin, direction);
    this.#showHovered(found?.id ?? null, found ? 'grab' : '');
  }

  #showHovered(id: number | null, cursor: string): void {
    this.#canvas.style.cursor = cursor;
    if (this.#host.state().hovered !== id) this.#host.commands.selection.hover(id);
  }

  #leave(): void {
    if (this.#hold !== null) return;
    this.#gizmo.leave();
    this.#showHovered(null, '');
  }

  /** The nearest handle in reach, of the selected shape or the one under the pointer. */
  #handleNear(x: number, y: number, reach: number) {
    const { stage } = this.#host;
    const { scene, selected, hovered } = this.#host.state();
    let nearest = reach;
    let found = null;
    for (const id of new Set([selected, hovered])) {
      const item = id === null ? undefined : itemById(scene, id);
      if (item === undefined || item.locked || item.hidden) continue;
      for (const handle of handlesOf(item.shape, stage.focus)) {
        const distance = this.#distanceTo(handle, x, y);
        if (distance > nearest) continue;
        nearest = distance;
        found = { item, handle };
      }
    }
    return found;
  }

  #distanceTo(handle: Handle, x: number, y: number): number {
    const at = this.#host.stage.project(handle.position);
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

function hasMoved(from: Pick<Press, 'startX' | 'startY' | 'slack'>, event: PointerEvent): boolean {
  return Math.hypot(event.offsetX - from.startX, event.offsetY - from.startY) > from.slack;
}
