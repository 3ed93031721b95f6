// A state machine that recognises clicks, drags and long presses from pointer events:
//
//   idle ── press on a shape, a handle or the gizmo ──▶ pressed ── move ──▶ dragging
//     │                                                 │   └── long press ──▶ longPressed
//     └── press elsewhere ──▶ viewing                   └── up: a click
//
// Every state returns to idle when the last pointer goes up or is cancelled. In viewing, OrbitControls
// orbits the camera; a press without movement is a click there as well.
import { isSelected } from '../scene/selection.ts';
import type { InputHost } from './host.ts';
import type { LazyGizmo } from './lazy-gizmo.ts';
import type { PointerPosition, Target, Targets } from './targets.ts';

/** The properties of a pointer event that the state machine uses. */
export type GestureEvent = PointerPosition &
  Pick<PointerEvent, 'pointerId' | 'button' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A copy, as browsers recompute offsetX and offsetY on every read. */
type DragPosition = Pick<PointerEvent, 'offsetX' | 'offsetY' | 'shiftKey' | 'altKey'>;
const positionOf = ({ offsetX, offsetY, shiftKey, altKey }: GestureEvent): DragPosition => ({
  offsetX,
  offsetY,
  shiftKey,
  altKey,
});

/** A press that moves no further than this, in CSS pixels, is a click. */
const kTouchSlop = 8;
const kMouseSlop = 3;

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly slop: number;
}

interface Idle {
  readonly name: 'idle';
}
/** A press on a target: may become a click, a drag or a long press. */
interface Pressed {
  readonly name: 'pressed';
  readonly press: Press;
  readonly target: Target;
}
interface Dragging {
  readonly name: 'dragging';
  readonly press: Press;
  readonly target: Target;
  /** Whether the start of the drag selected the shape. */
  readonly hasSelected: boolean;
  /** Last pointer position and modifier keys. */
  readonly last: DragPosition;
}
/** After a long press: ignores everything until the pointer goes up. */
interface LongPressed {
  readonly name: 'longPressed';
  readonly press: Press;
  readonly target: Target;
}
/** One or several pointers control the camera. */
interface Viewing {
  readonly name: 'viewing';
  readonly pointers: ReadonlySet<number>;
  /** A press that is still a click: on a locked shape, or on the background (id null). */
  readonly click: { readonly press: Press; readonly id: number | null } | null;
}
type Gesture = Idle | Pressed | Dragging | LongPressed | Viewing;

const kIdle: Idle = { name: 'idle' };

export class Gestures {
  readonly #host: InputHost;
  readonly #targets: Targets;
  readonly #gizmo: Pick<LazyGizmo, 'drag' | 'release'>;
  #gesture: Gesture = kIdle;

  constructor(host: InputHost, targets: Targets, gizmo: Pick<LazyGizmo, 'drag' | 'release'>) {
    this.#host = host;
    this.#targets = targets;
    this.#gizmo = gizmo;
  }

  /** Whether pointers control the camera. */
  get isViewing(): boolean {
    return this.#gesture.name === 'viewing';
  }

  /** The pointer that has pressed or drags a target. */
  get activePointer(): number | null {
    const gesture = this.#gesture;
    return gesture.name === 'idle' || gesture.name === 'viewing' ? null : gesture.press.pointerId;
  }

  /** Whether the current press may still become a long press. */
  get canLongPress(): boolean {
    const gesture = this.#gesture;
    if (gesture.name === 'viewing') return gesture.click !== null;
    return gesture.name === 'pressed';
  }

  down(event: GestureEvent): void {
    const gesture = this.#gesture;
    if (this.activePointer !== null) return;
    const isFirst = gesture.name === 'idle' && event.button === 0;
    const target = isFirst && this.#host.allowed().shapes ? this.#targets.grab(event) : null;
    if (target !== null) {
      this.#gesture = { name: 'pressed', press: pressOf(event), target };
      return;
    }
    const before = gesture.name === 'viewing' ? gesture.pointers : [];
    const pointers = new Set([...before, event.pointerId]);
    const id = isFirst ? this.#targets.lockedAt(event) : null;
    const click = isFirst ? { press: pressOf(event), id } : null;
    this.#gesture = { name: 'viewing', pointers, click };
  }

  move(event: GestureEvent): void {
    const gesture = this.#gesture;
    switch (gesture.name) {
      case 'pressed':
        if (hasMoved(gesture.press, event)) this.#beginDrag(gesture, event);
        break;
      case 'dragging':
        if (gesture.press.pointerId === event.pointerId)
          this.#drag({ ...gesture, last: positionOf(event) });
        break;
      case 'viewing':
        if (gesture.click !== null && hasMoved(gesture.click.press, event)) {
          this.#gesture = { ...gesture, click: null };
        }
        break;
    }
  }

  /** A long press on a shape toggles its selection. */
  longPress(): void {
    const gesture = this.#gesture;
    const { selection } = this.#host.commands;
    if (!this.#host.allowed().shapes) return;
    if (gesture.name === 'pressed' && gesture.target.type === 'shape') {
      this.#gesture = { ...gesture, name: 'longPressed' };
      selection.toggle(gesture.target.id);
    } else if (gesture.name === 'viewing' && gesture.click !== null && gesture.click.id !== null) {
      this.#gesture = { ...gesture, click: null };
      selection.toggle(gesture.click.id);
    }
  }

  up(event: GestureEvent): void {
    const gesture = this.#gesture;
    if (gesture.name === 'viewing') this.#endViewing(gesture, event);
    if (this.activePointer !== event.pointerId) return;
    this.#release();
    if (gesture.name === 'dragging') this.#host.commands.scene.commit();
    else if (gesture.name === 'pressed') this.#clickTarget(gesture.target, event);
  }

  /** The browser has cancelled the pointer, for example to scroll the page. */
  cancel(event: GestureEvent): void {
    const gesture = this.#gesture;
    if (gesture.name === 'viewing') this.#removePointer(gesture, event.pointerId);
    if (this.activePointer !== event.pointerId) return;
    this.abort();
    if (gesture.name === 'dragging' && gesture.hasSelected) this.#select(null, false);
  }

  /** Cancels the press on a target and its drag; false if there is none. */
  abort(): boolean {
    const { name } = this.#gesture;
    if (this.activePointer === null) return false;
    this.#release();
    if (name === 'dragging') this.#host.commands.scene.cancel();
    return true;
  }

  /** Updates an active drag after a change of the axis lock. */
  repeat(): void {
    if (this.#gesture.name === 'dragging') this.#drag(this.#gesture);
  }

  #beginDrag({ press, target }: Pressed, event: GestureEvent): void {
    const state = this.#host.state();
    const hasSelected = !isSelected(state, target.id);
    const gesture: Dragging = {
      name: 'dragging',
      press,
      target,
      hasSelected,
      last: positionOf(event),
    };
    this.#gesture = gesture;
    if (hasSelected && state.several) this.#host.commands.selection.toggle(target.id);
    else if (hasSelected) this.#select(target.id, false);
    this.#drag(gesture);
  }

  #drag(gesture: Dragging): void {
    this.#gesture = gesture;
    const { target, last } = gesture;
    const { offsetX: x, offsetY: y, shiftKey, altKey } = last;
    const { scene, axisLock } = this.#host.state();
    const next =
      target.type === 'gizmo'
        ? this.#gizmo.drag(scene, x, y, shiftKey)
        : target.drag.sceneAt(scene, {
            ...this.#host.stage.pointerRay(x, y),
            snap: shiftKey,
            onSurface: altKey,
            lock: axisLock,
          });
    if (next !== null) this.#host.commands.scene.preview(next);
  }

  #endViewing(gesture: Viewing, event: GestureEvent): void {
    this.#removePointer(gesture, event.pointerId);
    const { click } = gesture;
    if (click?.press.pointerId !== event.pointerId || !this.#host.allowed().shapes) return;
    if (click.id !== null) this.#clickShape(click.id, event);
    // While selecting several shapes, a miss must not clear the selection.
    else if (!this.#host.state().several) this.#select(null, false);
  }

  #removePointer({ pointers }: Viewing, pointerId: number): void {
    const left = new Set(pointers);
    left.delete(pointerId);
    this.#gesture = left.size === 0 ? kIdle : { name: 'viewing', pointers: left, click: null };
  }

  #release(): void {
    const gesture = this.#gesture;
    this.#gesture = kIdle;
    if (gesture.name === 'idle' || gesture.name === 'viewing') return;
    if (gesture.target.type === 'gizmo') this.#gizmo.release();
  }

  /** A click on the gizmo is ignored, unless it toggles the selection of its shape. */
  #clickTarget({ type, id }: Target, event: GestureEvent): void {
    if (type === 'shape' || this.#isCollecting(event)) this.#clickShape(id, event);
  }

  /** Ctrl toggles the shape in the selection, Shift adds it to the pair. */
  #clickShape(id: number, event: GestureEvent): void {
    if (this.#isCollecting(event)) this.#host.commands.selection.toggle(id);
    else this.#select(id, event.shiftKey);
  }

  #isCollecting({ ctrlKey, metaKey }: GestureEvent): boolean {
    return ctrlKey || metaKey || this.#host.state().several;
  }

  #select(id: number | null, joinsPair: boolean): void {
    this.#host.commands.selection.select(id, joinsPair);
  }
}

function pressOf({ pointerId, offsetX: x, offsetY: y, pointerType }: GestureEvent): Press {
  return { pointerId, x, y, slop: pointerType === 'touch' ? kTouchSlop : kMouseSlop };
}

function hasMoved({ pointerId, x, y, slop }: Press, event: GestureEvent): boolean {
  return event.pointerId === pointerId && Math.hypot(event.offsetX - x, event.offsetY - y) > slop;
}
