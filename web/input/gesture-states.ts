// The states of the gesture state machine (gestures.ts), and what follows from them and a pointer event.
import type { Chosen } from '../scene/selection.ts';
import type { PointerPosition, Target } from './targets.ts';

/** The properties of a pointer event that the state machine uses. */
export type GestureEvent = PointerPosition &
  Pick<PointerEvent, 'pointerId' | 'button' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** A copy, as browsers recompute offsetX and offsetY on every read. */
type DragPosition = Pick<PointerEvent, 'offsetX' | 'offsetY' | 'shiftKey' | 'altKey'>;
export const positionOf = ({ offsetX, offsetY, shiftKey, altKey }: GestureEvent): DragPosition => ({
  offsetX,
  offsetY,
  shiftKey,
  altKey,
});

/** A press that moves no further than this, in CSS pixels, is a click. */
const kTouchSlop = 8;
const kMouseSlop = 3;
/** A second finger begins a pinch if the first has moved no further than this. */
const kPinchSlop = 40;

interface Press {
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

interface Idle {
  readonly name: 'idle';
}
/** A press on a target: may become a click, a drag or a long press. */
export interface Pressed {
  readonly name: 'pressed';
  readonly press: Press;
  readonly target: Target;
}
export interface Dragging {
  readonly name: 'dragging';
  readonly press: Press;
  readonly target: Target;
  /** What was selected before, if the start of the drag selected the shape. */
  readonly before: Chosen | null;
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
export interface Viewing {
  readonly name: 'viewing';
  readonly pointers: ReadonlySet<number>;
  /** A press that is still a click: on a locked shape, or on the background (id null). */
  readonly click: { readonly press: Press; readonly id: number | null } | null;
  /** The first press, as long as it is near enough to become part of a pinch. */
  readonly near: Press | null;
  /** There were two fingers: a single one no longer orbits. */
  readonly isPinch: boolean;
}
export type Gesture = Idle | Pressed | Dragging | LongPressed | Viewing;

export const kIdle: Idle = { name: 'idle' };

export function pressOf({ pointerId, offsetX: x, offsetY: y, pointerType }: GestureEvent): Press {
  return { pointerId, x, y, isTouch: pointerType === 'touch' };
}

const distanceFrom = ({ x, y }: Press, { offsetX, offsetY }: DragPosition): number =>
  Math.hypot(offsetX - x, offsetY - y);

export function hasMoved(press: Press, event: GestureEvent): boolean {
  const slop = press.isTouch ? kTouchSlop : kMouseSlop;
  return event.pointerId === press.pointerId && distanceFrom(press, event) > slop;
}

/** The press of the only pointer so far, if a second finger may join it in a pinch. */
export function firstPressOf(gesture: Gesture): Press | null {
  switch (gesture.name) {
    case 'pressed':
    case 'longPressed':
      return gesture.press;
    case 'dragging':
      return distanceFrom(gesture.press, gesture.last) > kPinchSlop ? null : gesture.press;
    case 'viewing':
      return gesture.near;
    case 'idle':
      return null;
  }
}

export function moved(gesture: Viewing, event: GestureEvent): Viewing {
  const { click, near } = gesture;
  const isClick = click !== null && !hasMoved(click.press, event);
  const isNear = near?.pointerId !== event.pointerId || distanceFrom(near, event) <= kPinchSlop;
  if (isClick === (click !== null) && isNear) return gesture;
  return { ...gesture, click: isClick ? click : null, near: isNear ? near : null };
}
