// Keyboard input: shortcuts anywhere in the figure, and arrow keys that move shapes only while the canvas
// or a shape's tab stop has the focus, so that they keep their meaning in lists.

import type { View } from '../scene/appearance.ts';
import type { GizmoMode } from '../scene/lock.ts';
import { type Axis, toggledLock } from '../scene/lock.ts';
import { isSelected, movingWith } from '../scene/selection.ts';
import type { InputHost } from './host.ts';
import { isForField, letterOf } from './key-events.ts';
import { nudge } from './nudge.ts';

const kModeKeys: Readonly<Record<string, GizmoMode>> = { w: 'move', e: 'rotate', r: 'resize' };
const kViewKeys: Readonly<Record<string, View>> = {
  1: 'front',
  2: 'side',
  3: 'top',
  4: 'quarter',
};
/** Orbit direction per arrow key: right and up. */
const kTurnKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** Radians. */
const kViewTurn = Math.PI / 18;
const kViewZoom = 1.25;
const kAxisKeys: Readonly<Record<string, Axis>> = { x: 0, y: 1, z: 2 };

/** The active drag of the pointer, if any. */
export interface ActiveDrag {
  /** Cancels it; false if there is none. */
  abort(): boolean;
  /** Updates it after a change of the axis lock. */
  repeat(): void;
}

export class Keyboard {
  readonly #host: InputHost;
  readonly #root: HTMLElement;
  readonly #drag: ActiveDrag;
  readonly #listening = new AbortController();
  /** Arrow keys have moved the shape; committed as one step of history on release. */
  #nudging = false;

  constructor(host: InputHost, root: HTMLElement, drag: ActiveDrag) {
    this.#host = host;
    this.#root = root;
    this.#drag = drag;
    const { signal } = this.#listening;
    root.addEventListener('keydown', (event) => this.#down(event), { signal });
    root.addEventListener('keyup', () => this.#endNudge(), { signal });
    root.addEventListener('focusout', () => this.#endNudge(), { signal });
  }

  dispose(): void {
    this.#endNudge();
    this.#listening.abort();
  }

  #down(event: KeyboardEvent): void {
    if (event.defaultPrevented || isForField(event) || this.#isInDialog(event)) return;
    const { shapes, view } = this.#host.allowed();
    if (!(shapes || view)) return;
    if (this.#handle(event)) event.preventDefault();
  }

  /** Whether the key did something. */
  #handle(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) return !event.altKey && this.#withControl(event);
    const target = event.composedPath()[0];
    const id = shapeIdOf(target);
    if (id !== null && !this.#selectFocused(id, event)) return false;
    const inCanvas = id !== null || target === this.#host.stage.canvas || target === this.#root;
    if (inCanvas && this.#edit(event)) return true;
    if (event.altKey) return false;
    if (event.key === 'Escape') return this.#host.commands.walk.end();
    return this.#remove(event) || (this.#host.singleKeys() && this.#singleKey(event));
  }

  /** Selects the shape of a focused tab stop before a key acts on it; false for keys of the button. */
  #selectFocused(id: number, { key }: KeyboardEvent): boolean {
    if (key === 'Enter' || key === ' ' || key === 'Tab') return false;
    const isEdit = key.startsWith('Arrow') || key.startsWith('Page') || isRemoval(key);
    if (isEdit && !isSelected(this.#host.state(), id))
      this.#host.commands.selection.select(id, false);
    return true;
  }

  #withControl(event: KeyboardEvent): boolean {
    if (event.shiftKey || letterOf(event) !== 'd' || this.#host.state().selected === null) {
      return false;
    }
    this.#host.commands.scene.duplicateSelected();
    // The keys that follow are about the copy, no longer about the shape of a tab stop.
    if (shapeIdOf(event.composedPath()[0]) !== null) {
      this.#host.stage.canvas.focus({ preventScroll: true });
    }
    return true;
  }

  #singleKey(event: KeyboardEvent): boolean {
    if (event.key === '?') {
      this.#host.commands.page.showDialog({ name: 'shortcuts' });
      return true;
    }
    const { view } = this.#host.allowed();
    if (view && (event.key === '+' || event.key === '=' || event.key === '-')) {
      this.#host.commands.view?.zoom(event.key === '-' ? 1 / kViewZoom : kViewZoom);
      return true;
    }
    const letter = letterOf(event);
    const axis = kAxisKeys[letter];
    if (axis !== undefined) return this.#lockTo(axis, event.shiftKey);
    return !event.shiftKey && (this.#viewLetter(letter) || this.#shapeLetter(letter));
  }

  #viewLetter(letter: string): boolean {
    if (!this.#host.allowed().view) return false;
    const view = kViewKeys[letter];
    if (view !== undefined) this.#host.commands.view?.lookFrom(view);
    else if (letter === '5') this.#host.commands.view?.toggleParallel();
    else if (letter === 'f') this.#host.commands.view?.frameSelected();
    else return false;
    return true;
  }

  #shapeLetter(letter: string): boolean {
    if (!this.#host.allowed().shapes) return false;
    const mode = kModeKeys[letter];
    if (mode !== undefined) this.#host.commands.selection.setGizmo(mode);
    else if (letter === 'q') {
      this.#host.commands.selection.setSpace(
        this.#host.state().space === 'world' ? 'own' : 'world',
      );
    } else return false;
    return true;
  }

  #lockTo(axis: Axis, plane: boolean): boolean {
    const { selected, axisLock } = this.#host.state();
    if (selected === null) return false;
    this.#host.commands.selection.setAxisLock(toggledLock(axisLock, axis, plane));
    this.#drag.repeat();
    return true;
  }

  #remove(event: KeyboardEvent): boolean {
    const { selected } = this.#host.state();
    if (selected === null || !isRemoval(event.key)) return false;
    // What is removed can't be dragged further; undo brings it back where the drag began.
    this.#drag.abort();
    this.#host.commands.scene.removeSelected();
    return true;
  }

  #edit(event: KeyboardEvent): boolean {
    if (event.altKey) return false;
    if (event.key === 'Escape') return this.#drag.abort() || this.#release();
    return this.#nudge(event);
  }

  /** Ends what is shown of the pointer's ray, the axis lock, or the selection; false if there is none of them. */
  #release(): boolean {
    const { axisLock, pointing, selected } = this.#host.state();
    const { selection } = this.#host.commands;
    if (pointing !== null) selection.point(null);
    else if (axisLock !== null) selection.setAxisLock(null);
    else if (selected !== null) selection.select(null, false);
    else return false;
    return true;
  }

  #nudge(event: KeyboardEvent): boolean {
    const state = this.#host.state();
    const { selected } = state;
    if (selected === null) return this.#turnView(event);
    const { camera, focus } = this.#host.stage;
    const moving = movingWith(state, selected);
    const nudged = nudge(state, moving, event.key, { camera, focus, far: event.shiftKey });
    if (nudged === null) return false;
    if (moving.length === 0) return true;
    this.#nudging = true;
    this.#host.commands.scene.preview(nudged.scene, nudged.turn);
    return true;
  }

  /** Without a selection, arrow keys orbit the camera. */
  #turnView({ key }: KeyboardEvent): boolean {
    const turn = kTurnKeys[key];
    if (turn === undefined || !this.#host.allowed().view) return false;
    this.#host.commands.view?.turn(turn[0] * kViewTurn, turn[1] * kViewTurn);
    return true;
  }

  /** Keys in an open dialog of the figure must not act on the canvas behind it. */
  #isInDialog(event: KeyboardEvent): boolean {
    const path = event.composedPath();
    const inside = path.slice(0, path.indexOf(this.#root));
    return inside.some((each) => each instanceof HTMLDialogElement);
  }

  #endNudge(): void {
    if (!this.#nudging) return;
    this.#nudging = false;
    this.#host.commands.scene.commit();
  }
}

const isRemoval = (key: string): boolean => key === 'Delete' || key === 'Backspace';

/** The id of the shape whose tab stop is the target. */
function shapeIdOf(target: EventTarget | undefined): number | null {
  const id = target instanceof HTMLElement ? target.dataset['shape'] : undefined;
  return id === undefined ? null : Number(id);
}
