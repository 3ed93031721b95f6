// What presses come to, as one state machine over pointer events:
//
//   idle ── press on a shape, a handle or the gizmo ──▶ pressed ── it moves ──▶ dragging
//     │                                                 │   └── a finger rests ──▶ spent
//     └── press elsewhere ──▶ viewing                   └── it goes up: a click
//
// From every state the machine goes back to idle when the last pointer goes up or is lost. In viewing,
// OrbitControls turns the view; a press that stays where it was is a click as well.
import { isSelected } from '../scene/selection.ts';
import type { InputHost } from './host.ts';
import type { LazyGizmo } from './lazy-gizmo.ts';
import type { PointerPlace, Target, Targets } from './targets.ts';

/** What the machine reads of a pointer event. */
export type GestureEvent = PointerPlace &
  Pick<PointerEvent, 'pointerId' | 'button' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A copy, for browsers compute the place of an event anew each time it is read. */
type DragPlace = Pick<PointerEvent, 'offsetX' | 'offsetY' | 'shiftKey' | 'altKey'>;
const placeOf = ({ offsetX, offsetY, shiftKey, altKey }: GestureEvent): DragPlace => ({
  offsetX,
  offsetY,
  shiftKey,
  altKey,
});

/** A press that moves less than this, in CSS pixels, is a click. */
const kFingerSlack = 8;
const kMouseSlack = 3;

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
}

interface Idle {
  readonly name: 'idle';
}
/** A press has hold of a target: a click, a drag or a long press. */
interface Pressed {
  readonly name: 'pressed';
  readonly press: Press;
  readonly target: Target;
}
interface Dragging {
  readonly name: 'dragging';
  readonly press: Press;
  readonly target: Target;
  /** The drag has selected the shape that it moves. */
  readonly hasSelected: boolean;
  /** Where the pointer was last, and with which keys. */
  readonly last: DragPlace;
}
/** The long press has happened: nothing follows it until the finger goes up. */
interface Spent {
  readonly name: 'spent';
  readonly press: Press;
  readonly target: Target;
}
/** One pointer or several have the view. */
interface Viewing {
  readonly name: 'viewing';
  readonly pointers: ReadonlySet<number>;
  /** What is a click unless it moves: on a locked shape, or, with null, on nothing. */
  readonly click: { readonly press: Press; readonly id: number | null } | null;
}
type Gesture = Idle | Pressed | Dragging | Spent | Viewing;

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

  /** Whether pointers have the view. */
  get isViewing(): boolean {
    return this.#gesture.name === 'viewing';
  }

  /** The pointer that has hold of a target; null: none has. */
  get holder(): number | null {
    const gesture = this.#gesture;
    return gesture.name === 'idle' || gesture.name === 'viewing' ? null : gesture.press.pointerId;
  }

  /** Whether the press under way may still become a long press. */
  get mayRest(): boolean {
    const gesture = this.#gesture;
    if (gesture.name === 'viewing') return gesture.click !== null;
    return gesture.name === 'pressed';
  }

  down(event: GestureEvent): void {
    const gesture = this.#gesture;
    if (this.holder !== null) return;
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
          this.#drag({ ...gesture, last: placeOf(event) });
        break;
      case 'viewing':
        if (gesture.click !== null && hasMoved(gesture.click.press, event)) {
          this.#gesture = { ...gesture, click: null };
        }
        break;
    }
  }

  /** A finger has rested on a shape: it goes into the selection, or out of it. */
  rest(): void {
    const gesture = this.#gesture;
    const { selection } = this.#host.commands;
    if (!this.#host.allowed().shapes) return;
    if (gesture.name === 'pressed' && gesture.target.type === 'shape') {
      this.#gesture = { ...gesture, name: 'spent' };
      selection.toggle(gesture.target.id);
    } else if (gesture.name === 'viewing' && gesture.click !== null && gesture.click.id !== null) {
      this.#gesture = { ...gesture, click: null };
      selection.toggle(gesture.click.id);
    }
  }

  up(event: GestureEvent): void {
    const gesture = this.#gesture;
    if (gesture.name === 'viewing') this.#endViewing(gesture, event);
    if (this.holder !== event.pointerId) return;
    this.#letGo();
    if (gesture.name === 'dragging') this.#host.commands.scene.commit();
    else if (gesture.name === 'pressed') this.#clickTarget(gesture.target, event);
  }

  /** The browser has taken the pointer away, to scroll the page with it. */
  lose(event: GestureEvent): void {
    const gesture = this.#gesture;
    if (gesture.name === 'viewing') this.#removePointer(gesture, event.pointerId);
    if (this.holder !== event.pointerId) return;
    this.abort();
    if (gesture.name === 'dragging' && gesture.hasSelected) this.#select(null, false);
  }

  /** Gives up the press that has hold of a target, and its drag; false: there is none. */
  abort(): boolean {
    const { name } = this.#gesture;
    if (this.holder === null) return false;
    this.#letGo();
    if (name === 'dragging') this.#host.commands.scene.cancel();
    return true;
  }

  /** Shows the drag under way once more, for the lock of its axes has changed. */
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
      last: placeOf(event),
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
    // Who collects shapes would lose them all by a miss.
    else if (!this.#host.state().several) this.#select(null, false);
  }

  #removePointer({ pointers }: Viewing, pointerId: number): void {
    const left = new Set(pointers);
    left.delete(pointerId);
    this.#gesture = left.size === 0 ? kIdle : { name: 'viewing', pointers: left, click: null };
  }

  #letGo(): void {
    const gesture = this.#gesture;
    this.#gesture = kIdle;
    if (gesture.name === 'idle' || gesture.name === 'viewing') return;
    if (gesture.target.type === 'gizmo') this.#gizmo.release();
  }

  /** On the gizmo, which stands on its shape, a click does nothing but take the shape out. */
  #clickTarget({ type, id }: Target, event: GestureEvent): void {
    if (type === 'shape' || this.#isCollecting(event)) this.#clickShape(id, event);
  }

  /** With Ctrl the shape is selected with the others, with Shift it joins the pair. */
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
  return { pointerId, x, y, slack: pointerType === 'touch' ? kFingerSlack : kMouseSlack };
}

function hasMoved({ pointerId, x, y, slack }: Press, event: GestureEvent): boolean {
  return event.pointerId === pointerId && Math.hypot(event.offsetX - x, event.offsetY - y) > slack;
}
