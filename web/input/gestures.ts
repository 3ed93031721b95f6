// A state machine that recognizes clicks, drags and long presses from pointer events:
//
//   idle ── press on a shape, a handle or the gizmo ──▶ pressed ── move ──▶ dragging
//     │                                                 │   └── long press ──▶ longPressed
//     └── press elsewhere ──▶ viewing                   └── up: a click
//
// Every state returns to idle when the last pointer goes up or is cancelled. In viewing, OrbitControls
// orbits the camera; a press without movement is a click there as well.
//
// A second finger makes any of them viewing, as a pinch: what the first finger has begun is taken back,
// unless it has moved far. From then on the fingers zoom and pan; one that is left over does nothing.
import { chosenOf, isSelected } from '../scene/selection.ts';
import {
  type Dragging,
  firstPressOf,
  type Gesture,
  type GestureEvent,
  hasMoved,
  kIdle,
  moved,
  type Pressed,
  positionOf,
  pressOf,
  type Viewing,
} from './gesture-states.ts';
import type { InputHost } from './host.ts';
import type { LazyGizmo } from './lazy-gizmo.ts';
import type { Target, Targets } from './targets.ts';

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

  /** Whether a pointer orbits the camera, and does not only zoom and pan it. */
  get isTurning(): boolean {
    return this.#gesture.name === 'viewing' && !this.#gesture.isPinch;
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

  /** Whether it begins a pinch in which the camera has to go back to where the first finger found it. */
  down(event: GestureEvent): boolean {
    if (this.#isSecondFinger(event)) return this.#beginPinch(event);
    if (this.activePointer === null) this.#press(event);
    return false;
  }

  #press(event: GestureEvent): void {
    const gesture = this.#gesture;
    const isFirst = gesture.name === 'idle' && event.button === 0;
    const target = isFirst && this.#host.allowed().shapes ? this.#targets.grab(event) : null;
    if (target !== null) {
      this.#host.commands.scene.hold();
      this.#gesture = { name: 'pressed', press: pressOf(event), target };
      return;
    }
    const viewing = gesture.name === 'viewing' ? gesture : null;
    const pointers = new Set([...(viewing?.pointers ?? []), event.pointerId]);
    const press = pressOf(event);
    const click = isFirst ? { press, id: this.#targets.lockedAt(event) } : null;
    const near = viewing === null ? press : null;
    const isPinch = viewing !== null && (viewing.isPinch || press.isTouch);
    this.#gesture = { name: 'viewing', pointers, click, near, isPinch };
  }

  #isSecondFinger({ pointerType, pointerId }: GestureEvent): boolean {
    const gesture = this.#gesture;
    const first = firstPressOf(gesture);
    if (pointerType !== 'touch' || !first?.isTouch || first.pointerId === pointerId) return false;
    return this.#host.allowed().view;
  }

  #beginPinch({ pointerId }: GestureEvent): boolean {
    const gesture = this.#gesture;
    const first = firstPressOf(gesture);
    const pointers = new Set(first === null ? [pointerId] : [first.pointerId, pointerId]);
    this.#revert(gesture);
    this.#gesture = { name: 'viewing', pointers, click: null, near: null, isPinch: true };
    return gesture.name === 'viewing';
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
        this.#gesture = moved(gesture, event);
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
    this.#revert(gesture);
  }

  /** Cancels the press on a target and its drag; false if there is none. */
  abort(): boolean {
    const { name } = this.#gesture;
    if (this.activePointer === null) return false;
    this.#release();
    if (name === 'dragging') this.#host.commands.scene.cancel();
    return true;
  }

  /** Cancels the press on a target, its drag, and the selection that the drag made. */
  #revert(gesture: Gesture): void {
    if (this.abort() && gesture.name === 'dragging' && gesture.before !== null) {
      this.#host.commands.selection.restore(gesture.before);
    }
  }

  /** Updates an active drag after a change of the axis lock. */
  repeat(): void {
    if (this.#gesture.name === 'dragging') this.#drag(this.#gesture);
  }

  #beginDrag({ press, target }: Pressed, event: GestureEvent): void {
    const state = this.#host.state();
    const before = isSelected(state, target.id) ? null : chosenOf(state);
    const gesture: Dragging = {
      name: 'dragging',
      press,
      target,
      before,
      last: positionOf(event),
    };
    this.#gesture = gesture;
    if (before !== null && state.several) this.#host.commands.selection.toggle(target.id);
    else if (before !== null) this.#select(target.id, false);
    this.#drag(gesture);
  }

  #drag(gesture: Dragging): void {
    this.#gesture = gesture;
    const { target, last } = gesture;
    const { offsetX: x, offsetY: y, shiftKey, altKey } = last;
    const { scene, axisLock } = this.#host.state();
    const { commands, stage } = this.#host;
    if (target.type === 'gizmo') {
      const edited = this.#gizmo.drag(scene, x, y, shiftKey);
      if (edited !== null) commands.scene.preview(edited.scene, edited.turn);
      return;
    }
    const next = target.drag.sceneAt(scene, {
      ...stage.pointerRay(x, y),
      snap: shiftKey,
      onSurface: altKey,
      lock: axisLock,
    });
    if (next !== null) commands.scene.preview(next);
  }

  #endViewing(gesture: Viewing, event: GestureEvent): void {
    this.#removePointer(gesture, event.pointerId);
    const { click } = gesture;
    if (click?.press.pointerId !== event.pointerId || !this.#host.allowed().shapes) return;
    if (click.id !== null) this.#clickShape(click.id, event);
    // While selecting several shapes, a miss must not clear the selection.
    else if (!this.#host.state().several) this.#select(null, false);
  }

  #removePointer(gesture: Viewing, pointerId: number): void {
    const pointers = new Set(gesture.pointers);
    pointers.delete(pointerId);
    this.#gesture = pointers.size === 0 ? kIdle : { ...gesture, pointers, click: null, near: null };
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
