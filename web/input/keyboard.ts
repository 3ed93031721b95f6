// Keys: what they do anywhere in the figure, and moving shapes where the picture itself has the focus,
// so that arrow keys keep their meaning in lists.

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
/** How an arrow key turns the view, to the right and up, in parts of a step. */
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

/** The drag that a pointer may have under way. */
export interface DragUnderWay {
  /** Gives it up; false: there was none. */
  abort(): boolean;
  /** Shows it once more, for the lock of its axes has changed. */
  repeat(): void;
}

export class Keyboard {
  readonly #host: InputHost;
  readonly #root: HTMLElement;
  readonly #drag: DragUnderWay;
  readonly #listening = new AbortController();
  /** Arrow keys are down that have moved the shape: one step of history when they are released. */
  #nudging = false;

  constructor(host: InputHost, root: HTMLElement, drag: DragUnderWay) {
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
    if (event.defaultPrevented || isForField(event) || isInDialog(event)) return;
    const { shapes, view } = this.#host.allowed();
    if (!(shapes || view)) return;
    if (this.#isUsed(event)) event.preventDefault();
  }

  #isUsed(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey) return !event.altKey && this.#withControl(event);
    const target = event.composedPath()[0];
    const stop = stopOf(target);
    if (stop !== null && !this.#selectStop(stop, event)) return false;
    const inPicture = stop !== null || target === this.#host.stage.canvas || target === this.#root;
    if (inPicture && this.#edit(event)) return true;
    if (event.altKey) return false;
    return this.#remove(event) || (this.#host.singleKeys() && this.#single(event));
  }

  /** Keys on a shape's own stop are about that shape: it is selected first. */
  #selectStop(id: number, { key }: KeyboardEvent): boolean {
    if (key === 'Enter' || key === ' ' || key === 'Tab') return false;
    const meant = key.startsWith('Arrow') || key.startsWith('Page') || key === 'Delete';
    if (meant && !isSelected(this.#host.state(), id))
      this.#host.commands.selection.select(id, false);
    return true;
  }

  #withControl(event: KeyboardEvent): boolean {
    if (event.shiftKey || letterOf(event) !== 'd' || this.#host.state().selected === null) {
      return false;
    }
    this.#host.commands.scene.duplicateSelected();
    return true;
  }

  #single(event: KeyboardEvent): boolean {
    if (event.key === '?') {
      this.#host.commands.page.showDialog({ name: 'shortcuts' });
      return true;
    }
    const { view } = this.#host.allowed();
    if (view && (event.key === '+' || event.key === '=' || event.key === '-')) {
      this.#host.commands.view.zoom(event.key === '-' ? 1 / kViewZoom : kViewZoom);
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
    if (view !== undefined) this.#host.commands.view.lookFrom(view);
    else if (letter === '5') this.#host.commands.view.toggleParallel();
    else if (letter === 'f') this.#host.commands.view.frameSelected();
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
    if (selected === null || (event.key !== 'Delete' && event.key !== 'Backspace')) return false;
    this.#host.commands.scene.removeSelected();
    return true;
  }

  #edit(event: KeyboardEvent): boolean {
    if (event.altKey) return false;
    if (event.key === 'Escape') {
      if (!this.#drag.abort()) this.#release();
      return true;
    }
    return this.#nudge(event);
  }

  /** First the lock of the axes, then the selection. */
  #release(): void {
    if (this.#host.state().axisLock !== null) this.#host.commands.selection.setAxisLock(null);
    else this.#host.commands.selection.select(null, false);
  }

  #nudge(event: KeyboardEvent): boolean {
    const state = this.#host.state();
    const { selected } = state;
    if (selected === null) return this.#turnView(event);
    const { camera, focus } = this.#host.stage;
    const moving = movingWith(state, selected);
    const scene = nudge(state, moving, event.key, { camera, focus, far: event.shiftKey });
    if (scene === null) return false;
    if (moving.length === 0) return true;
    this.#nudging = true;
    this.#host.commands.scene.preview(scene);
    return true;
  }

  /** Where no shape is selected, arrows are for the view. */
  #turnView({ key }: KeyboardEvent): boolean {
    const turn = kTurnKeys[key];
    if (turn === undefined || !this.#host.allowed().view) return false;
    this.#host.commands.view.turn(turn[0] * kViewTurn, turn[1] * kViewTurn);
    return true;
  }

  #endNudge(): void {
    if (!this.#nudging) return;
    this.#nudging = false;
    this.#host.commands.scene.commit();
  }
}

/** The shape that a tab stop stands for; null: it is none. */
function stopOf(target: EventTarget | undefined): number | null {
  const id = target instanceof HTMLElement ? target.dataset['shape'] : undefined;
  return id === undefined ? null : Number(id);
}

/** What is typed over an open dialog is not meant for the picture behind it. */
function isInDialog(event: KeyboardEvent): boolean {
  return event.composedPath().some((each) => each instanceof HTMLDialogElement);
}
