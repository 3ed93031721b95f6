// The pointer events of the canvas: feeds the gesture state machine, and sets focus, pointer capture and
// cursor from its state. Listens before OrbitControls, which may not turn the view while a press drags something.
import type { PointedTriangle, PointerRay } from '../scene/pointing.ts';
import { Gestures } from './gestures.ts';
import type { InputHost } from './host.ts';
import type { LazyGizmo } from './lazy-gizmo.ts';
import type { Orbit } from './orbit.ts';
import { Targets } from './targets.ts';

/** Milliseconds of a long press. */
const kLongPress = 500;
/** Radians by which the view turns to show a ray that was kept. */
const kAside = Math.PI / 9;

/** On touch screens, the equivalent of a Ctrl click. */
export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Calls `onLongPress` once, unless end() is called before. */
  begin(onLongPress: () => void): void {
    this.end();
    this.#timer = setTimeout(onLongPress, kLongPress);
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}

export class Pointer {
  readonly #host: InputHost;
  readonly #orbit: Orbit;
  readonly #canvas: HTMLCanvasElement;
  readonly #targets: Targets;
  readonly #gestures: Gestures;
  readonly #listening = new AbortController();
  readonly #longPress = new LongPress();
  #captured: number | null = null;

  constructor(host: InputHost, gizmo: LazyGizmo, orbit: Orbit) {
    this.#host = host;
    this.#orbit = orbit;
    this.#canvas = host.stage.canvas;
    this.#targets = new Targets(host, gizmo);
    this.#gestures = new Gestures(host, this.#targets, gizmo);
    const options = { signal: this.#listening.signal, capture: true };
    this.#canvas.addEventListener('pointerdown', (event) => this.#down(event), options);
    this.#canvas.addEventListener('pointermove', (event) => this.#move(event), options);
    this.#canvas.addEventListener('pointerup', (event) => this.#up(event), options);
    this.#canvas.addEventListener('pointercancel', (event) => this.#cancel(event), options);
    this.#canvas.addEventListener('pointerleave', () => this.#leave(), options);
    // A long press would open the context menu; OrbitControls prevents that only while enabled.
    this.#canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  }

  /** Cancels the active drag; false if there is none. */
  abort(): boolean {
    const isAborted = this.#gestures.abort();
    this.#applyState();
    return isAborted;
  }

  /** Updates the active drag after a change of the axis lock. */
  repeat(): void {
    this.#gestures.repeat();
  }

  /** Whether a press is on a shape, a handle or the gizmo. */
  get isHolding(): boolean {
    return this.#gestures.activePointer !== null;
  }

  dispose(): void {
    this.abort();
    this.#listening.abort();
  }

  #down(event: PointerEvent): void {
    const { shapes, view } = this.#host.allowed();
    if (!(shapes || view)) {
      this.#applyState();
      return;
    }
    this.#canvas.focus({ preventScroll: true });
    this.#forgetTriangle();
    this.#longPress.end();
    if (this.#isPointing(event)) {
      this.#keepRay(event);
      return;
    }
    const wasViewing = this.#gestures.isViewing;
    const takesBack = this.#gestures.down(event);
    this.#applyState();
    if (takesBack) this.#orbit.revert();
    if (this.#gestures.isViewing && !wasViewing) this.#orbit.begin();
    if (event.pointerType === 'touch' && this.#gestures.canLongPress) {
      this.#longPress.begin(() => this.#gestures.longPress());
    }
  }

  #move(event: PointerEvent): void {
    this.#gestures.move(event);
    this.#applyState();
    if (!this.isHolding && event.buttons === 0) this.#hover(event);
  }

  #up(event: PointerEvent): void {
    const wasHolding = this.isHolding;
    this.#longPress.end();
    this.#gestures.up(event);
    this.#applyState();
    if (wasHolding && !this.isHolding) this.#hover(event);
  }

  #cancel(event: PointerEvent): void {
    const wasViewing = this.#gestures.isViewing;
    this.#longPress.end();
    this.#gestures.cancel(event);
    this.#applyState();
    if (wasViewing && !this.#gestures.isViewing) this.#orbit.revert();
  }

  /** Applies the state of the gestures to controls, capture and cursor. */
  #applyState(): void {
    const { activePointer, canLongPress, isTurning, isViewing } = this.#gestures;
    if (!canLongPress) this.#longPress.end();
    const { view } = this.#host.allowed();
    this.#orbit.setMode({ allowed: view, turns: isTurning, zooms: activePointer === null });
    if (activePointer === this.#captured) return;
    const last = this.#captured;
    this.#captured = activePointer;
    if (activePointer !== null) this.#canvas.setPointerCapture(activePointer);
    // The fingers of a pinch stay captured, wherever they are lifted.
    else if (last !== null && !isViewing && this.#canvas.hasPointerCapture(last)) {
      this.#canvas.releasePointerCapture(last);
    }
    this.#canvas.style.cursor = activePointer === null ? '' : 'grabbing';
  }

  /** Whether a press keeps the ray of the pointer; other buttons and further fingers turn the view as always. */
  #isPointing({ button, isPrimary }: PointerEvent): boolean {
    return this.#host.state().pointing !== null && button === 0 && isPrimary;
  }

  /** From where the eye was a ray is seen end on, as a point: the view turns aside. */
  #keepRay(event: PointerEvent): void {
    const { commands } = this.#host;
    commands.scene.keepRay(this.#rayAt(event));
    commands.view?.turn(kAside, kAside / 2);
  }

  #rayAt({ offsetX, offsetY }: PointerEvent): PointerRay {
    const { origin, direction } = this.#host.stage.pointerRay(offsetX, offsetY);
    return { origin, direction, hit: this.#host.pick(origin, direction) };
  }

  /** Touch has no hover. */
  #hover(event: PointerEvent): void {
    if (this.#host.state().pointing !== null) {
      this.#host.commands.selection.point({ ray: this.#rayAt(event) });
    }
    if (event.pointerType === 'touch') return;
    const hovered = this.#targets.hover(event);
    this.#showHovered(hovered?.id ?? null, hovered?.pointed);
  }

  #leave(): void {
    if (this.isHolding) return;
    if (this.#host.state().pointing !== null) this.#host.commands.selection.point({ ray: null });
    this.#targets.leave();
    this.#showHovered(null);
  }

  #showHovered(id: number | null, pointed: PointedTriangle | null = null): void {
    this.#canvas.style.cursor = id !== null && this.#host.allowed().shapes ? 'grab' : '';
    this.#host.commands.selection.hover(id, pointed);
  }

  /** A press may move the shape, or turn the view. */
  #forgetTriangle(): void {
    const { hovered, pointed } = this.#host.state();
    if (pointed !== null) this.#host.commands.selection.hover(hovered);
  }
}
