// All transitions of the gesture state machine, with a fake scene.
import { PerspectiveCamera } from 'three';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { GestureEvent } from '../../../web/input/gesture-states.ts';
import { Gestures } from '../../../web/input/gestures.ts';
import type { InputHost } from '../../../web/input/host.ts';
import { type GizmoTarget, Targets } from '../../../web/input/targets.ts';
import type { Item } from '../../../web/scene/scene.ts';
import type { Vec3 } from '../../../web/scene/shape.ts';
import type { State } from '../../../web/scene/state.ts';

const camera = new PerspectiveCamera();
camera.position.set(0, 0, 10);
camera.updateMatrixWorld();

/** Shapes are 100 pixels wide: 1 from x = 0, the locked 2 from 100, nothing from 200. */
const point = (id: number, locked: boolean): Item => ({
  id,
  name: `P${id}`,
  shape: { kind: 'point', position: [id, 0, 0] },
  ...(locked && { locked }),
});
const items = [point(1, false), point(2, true)];

function event(change: Partial<GestureEvent> = {}): GestureEvent {
  const base = { pointerId: 7, pointerType: 'mouse', button: 0, offsetX: 50, offsetY: 50 };
  const keys = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false };
  return { ...base, ...keys, ...change };
}
const at = (offsetX: number, change: Partial<GestureEvent> = {}) => event({ offsetX, ...change });

function setUp() {
  const state = {
    scene: { items, pair: [1, 2] },
    selected: null,
    also: [],
    hovered: null,
    pointed: null,
    highlighted: [],
    vectors: [],
    several: false,
    axisLock: null,
  } as unknown as State;
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]): null => {
      calls.push(
        [name, ...given.filter((each) => typeof each !== 'object' || each === null)].join(' '),
      );
      return null;
    };
  const allowed = { shapes: true, view: true };
  const place = { onGizmo: false };
  const gizmo = {
    hover: () => place.onGizmo,
    leave: note('leave'),
    grab: () => place.onGizmo,
    drag: () => ({ scene: state.scene, turn: { axis: [0, 1, 0], angle: 1 } as const }),
    release: note('release'),
  } satisfies GizmoTarget & Record<string, unknown>;
  const hold = vi.fn();
  const host = {
    stage: {
      camera,
      focus: [0, 0, 0],
      project: () => ({ x: -1000, y: -1000, visible: true }),
      pointerRay: (x: number): { origin: Vec3; direction: Vec3 } => ({
        origin: [x / 100, 0, 10],
        direction: [0, 0, -1],
      }),
    },
    commands: {
      scene: { hold, preview: note('preview'), commit: note('commit'), cancel: note('cancel') },
      selection: {
        select: note('select'),
        toggle: note('toggle'),
        hover: note('hover'),
        restore: note('restore'),
      },
    },
    tips: () => [],
    allowed: () => allowed,
    state: () => state,
    pick: ([x]: Vec3) => (x < 2 ? { id: x < 1 ? 1 : 2, point: [x, 0, 0], triangle: null } : null),
    placeOnSurface: () => null,
  } as unknown as InputHost;
  const gestures = new Gestures(host, new Targets(host, gizmo), gizmo);
  return {
    gestures,
    hold,
    calls,
    allowed,
    place,
    state: state as { -readonly [K in keyof State]: State[K] },
  };
}

let { gestures, hold, calls, allowed, place, state } = setUp();
beforeEach(() => {
  ({ gestures, hold, calls, allowed, place, state } = setUp());
});

describe('a press on a shape', () => {
  test('lets it stand still, before anything is dragged', () => {
    gestures.down(at(50));
    expect(hold).toHaveBeenCalledTimes(1);
    gestures.up(at(50));
    gestures.down(at(250));
    gestures.up(at(250));
    expect(hold).toHaveBeenCalledTimes(1);
  });

  test('without movement selects it', () => {
    gestures.down(at(50));
    expect(gestures.activePointer).toBe(7);
    gestures.move(at(52));
    gestures.up(at(52));
    expect(gestures.activePointer).toBeNull();
    expect(calls).toEqual(['select 1 false']);
  });

  test('with Shift adds it to the pair; with Ctrl or Meta, or in several mode, to the selection', () => {
    const click = (change: Partial<GestureEvent>) => {
      gestures.down(at(50, change));
      gestures.up(at(50, change));
    };
    click({ shiftKey: true });
    click({ ctrlKey: true });
    click({ metaKey: true });
    state.several = true;
    click({});
    expect(calls).toEqual(['select 1 true', 'toggle 1', 'toggle 1', 'toggle 1']);
  });

  test('with movement selects and drags it, as one step of history', () => {
    gestures.down(at(50));
    gestures.move(at(54));
    gestures.move(at(60));
    gestures.up(at(60));
    expect(calls).toEqual(['select 1 false', 'preview', 'preview', 'commit']);
  });

  test('does not select it again, and adds it to the selection in several mode', () => {
    state.selected = 1;
    gestures.down(at(50));
    gestures.move(at(60));
    gestures.up(at(60));
    expect(calls).toEqual(['preview', 'commit']);
    calls.length = 0;
    state.selected = null;
    state.several = true;
    gestures.down(at(50));
    gestures.move(at(60));
    expect(calls).toEqual(['toggle 1', 'preview']);
  });

  test('has a larger drag threshold for touch', () => {
    gestures.down(at(50, { pointerType: 'touch' }));
    gestures.move(at(57, { pointerType: 'touch' }));
    expect(calls).toEqual([]);
    gestures.move(at(59, { pointerType: 'touch' }));
    expect(calls).toEqual(['select 1 false', 'preview']);
  });

  test('is reverted if aborted, and ignores its later events', () => {
    gestures.down(at(50));
    gestures.move(at(60));
    expect(gestures.abort()).toBe(true);
    expect(gestures.abort()).toBe(false);
    gestures.move(at(90));
    gestures.up(at(90));
    expect(calls).toEqual(['select 1 false', 'preview', 'cancel']);
  });

  test('has no effect if aborted before it moved', () => {
    gestures.down(at(50));
    expect(gestures.abort()).toBe(true);
    gestures.up(at(50));
    expect(calls).toEqual([]);
  });

  test('is reverted on pointercancel, with the selection that it made', () => {
    gestures.down(at(50));
    gestures.move(at(60));
    gestures.cancel(at(60));
    expect(calls).toEqual(['select 1 false', 'preview', 'cancel', 'restore']);
    expect(gestures.activePointer).toBeNull();
  });

  test('ignores other pointers', () => {
    gestures.down(at(50));
    gestures.down(at(150, { pointerId: 8 }));
    expect(gestures.isViewing).toBe(false);
    gestures.move(at(90, { pointerId: 8 }));
    gestures.up(at(90, { pointerId: 8 }));
    gestures.cancel(at(90, { pointerId: 8 }));
    expect(calls).toEqual([]);
    gestures.up(at(50));
    expect(calls).toEqual(['select 1 false']);
  });

  test('is updated after a change of the lock, only during a drag', () => {
    gestures.repeat();
    gestures.down(at(50));
    gestures.repeat();
    expect(calls).toEqual([]);
    gestures.move(at(60));
    gestures.repeat();
    expect(calls).toEqual(['select 1 false', 'preview', 'preview']);
  });

  test('reads each event once, as browsers recompute its offset', () => {
    const moved = at(60);
    const { offsetX } = moved;
    const read = vi.fn(() => offsetX);
    gestures.down(at(50));
    gestures.move(Object.defineProperty({ ...moved }, 'offsetX', { get: read }));
    const reads = read.mock.calls.length;
    gestures.repeat();
    expect(read).toHaveBeenCalledTimes(reads);
  });
});

describe('a long press', () => {
  test('on a shape toggles it; other events are ignored until it goes up', () => {
    gestures.down(at(50));
    expect(gestures.canLongPress).toBe(true);
    gestures.longPress();
    expect(gestures.canLongPress).toBe(false);
    gestures.longPress();
    gestures.move(at(90));
    expect(gestures.activePointer).toBe(7);
    gestures.up(at(90));
    expect(calls).toEqual(['toggle 1']);
    expect(gestures.activePointer).toBeNull();
  });

  test('on a locked shape toggles it; on the background and after a move it does nothing', () => {
    gestures.down(at(150));
    gestures.longPress();
    gestures.up(at(150));
    expect(calls).toEqual(['toggle 2']);
    gestures.down(at(250));
    gestures.longPress();
    expect(calls).toEqual(['toggle 2']);
    gestures.up(at(250));
    calls.length = 0;
    gestures.down(at(150));
    gestures.move(at(160));
    expect(gestures.canLongPress).toBe(false);
    gestures.longPress();
    expect(calls).toEqual([]);
  });

  test('does nothing if shapes may not be moved', () => {
    gestures.down(at(50));
    allowed.shapes = false;
    gestures.longPress();
    expect(calls).toEqual([]);
  });
});

describe('a press on the gizmo', () => {
  beforeEach(() => {
    state.selected = 1;
    place.onGizmo = true;
  });

  test('drags it and releases it before the commit', () => {
    gestures.down(at(250));
    gestures.move(at(260));
    gestures.up(at(260));
    expect(calls).toEqual(['preview', 'release', 'commit']);
  });

  test('without movement does nothing, but with Ctrl deselects the shape; a long press does nothing', () => {
    gestures.down(at(250));
    gestures.longPress();
    gestures.up(at(250));
    gestures.down(at(250, { ctrlKey: true }));
    gestures.up(at(250, { ctrlKey: true }));
    expect(calls).toEqual(['release', 'release', 'toggle 1']);
  });
});

describe('a press on anything else', () => {
  test('controls the camera, and is a click without movement', () => {
    gestures.down(at(250));
    expect(gestures.isViewing).toBe(true);
    expect(gestures.activePointer).toBeNull();
    gestures.up(at(250));
    expect(gestures.isViewing).toBe(false);
    gestures.down(at(150));
    gestures.up(at(150));
    expect(calls).toEqual(['select  false', 'select 2 false']);
  });

  test('is no click if it moves, is of another button or while another pointer is down', () => {
    gestures.down(at(250));
    gestures.move(at(260));
    gestures.up(at(260));
    gestures.down(at(250, { button: 2 }));
    gestures.up(at(250, { button: 2 }));
    gestures.down(at(250));
    gestures.down(at(50, { pointerId: 8 }));
    expect(gestures.activePointer).toBeNull();
    gestures.up(at(50, { pointerId: 8 }));
    expect(gestures.isViewing).toBe(true);
    gestures.up(at(250));
    expect(gestures.isViewing).toBe(false);
    expect(calls).toEqual([]);
  });

  test('does not deselect in several mode', () => {
    state.several = true;
    gestures.down(at(250));
    gestures.up(at(250));
    expect(calls).toEqual([]);
  });

  test('is no click if cancelled', () => {
    gestures.down(at(250));
    gestures.cancel(at(250));
    expect(gestures.isViewing).toBe(false);
    gestures.up(at(250));
    expect(calls).toEqual([]);
  });

  test('is the only kind of press if shapes may not be moved', () => {
    allowed.shapes = false;
    gestures.down(at(50));
    expect(gestures.isViewing).toBe(true);
    gestures.up(at(50));
    expect(calls).toEqual([]);
  });
});

describe('a second finger', () => {
  const first = (offsetX: number) => at(offsetX, { pointerType: 'touch' });
  const second = (offsetX: number) => at(offsetX, { pointerType: 'touch', pointerId: 8 });
  const pinches = () => gestures.isViewing && !gestures.isTurning;

  test('makes a press on a shape a pinch, which is no click', () => {
    gestures.down(first(50));
    expect(gestures.down(second(80))).toBe(false);
    expect(pinches()).toBe(true);
    expect(gestures.canLongPress).toBe(false);
    gestures.move(first(20));
    gestures.move(second(120));
    gestures.up(first(20));
    gestures.up(second(120));
    expect(calls).toEqual([]);
  });

  test('takes back a drag that has just begun, and what it has selected', () => {
    gestures.down(first(50));
    gestures.move(first(75));
    gestures.down(second(150));
    expect(pinches()).toBe(true);
    gestures.move(first(20));
    gestures.up(second(150));
    gestures.up(first(20));
    expect(calls).toEqual(['select 1 false', 'preview', 'cancel', 'restore']);
  });

  test('leaves the selection if the drag has not changed it, and lets go of the gizmo', () => {
    state.selected = 1;
    place.onGizmo = true;
    gestures.down(first(250));
    gestures.move(first(270));
    gestures.down(second(150));
    expect(calls).toEqual(['preview', 'release', 'cancel']);
  });

  test('does not disturb a drag that has gone far', () => {
    gestures.down(first(50));
    gestures.move(first(120));
    gestures.down(second(150));
    expect(gestures.activePointer).toBe(7);
    gestures.up(second(150));
    gestures.up(first(120));
    expect(calls).toEqual(['select 1 false', 'preview', 'commit']);
  });

  test('beside shapes takes back the turn that has just begun, and not a long one', () => {
    gestures.down(first(250));
    gestures.move(first(270));
    expect(gestures.isTurning).toBe(true);
    expect(gestures.down(second(50))).toBe(true);
    expect(pinches()).toBe(true);
    gestures.up(second(50));
    gestures.up(first(270));
    gestures.down(first(250));
    gestures.move(first(350));
    gestures.move(first(260));
    expect(gestures.down(second(50))).toBe(false);
    expect(pinches()).toBe(true);
  });

  test('that is left over turns nothing and drags nothing, and may be joined again', () => {
    gestures.down(first(50));
    gestures.down(second(80));
    gestures.up(second(80));
    expect(pinches()).toBe(true);
    gestures.move(first(90));
    expect(gestures.activePointer).toBeNull();
    gestures.down(second(120));
    expect(pinches()).toBe(true);
    gestures.up(first(90));
    gestures.up(second(120));
    expect(gestures.isViewing).toBe(false);
    expect(calls).toEqual([]);
  });

  test('moves the shape on where the view is fixed', () => {
    allowed.view = false;
    gestures.down(first(50));
    gestures.move(first(70));
    gestures.down(second(150));
    expect(gestures.activePointer).toBe(7);
    expect(calls).toEqual(['select 1 false', 'preview']);
  });
});
