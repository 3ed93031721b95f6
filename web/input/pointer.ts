// The pointer events of a picture: they go to the gestures, and what the gestures have come to decides
// about focus, capture, cursor and whether the view turns. Listens before OrbitControls does, and
// switches it off where a press has hold of something else.
import { Gestures } from './gestures.ts';
import type { InputHost } from './host.ts';
import type { LazyGizmo } from './lazy-gizmo.ts';
import { LongPress } from './long-press.ts';
import type { Orbit } from './orbit.ts';
import { Targets } from './targets.ts';

export class Pointer {
  readonly #host: InputHost;
  readonly #orbit: Orbit;
  readonly #canvas: HTMLCanvasElement;
  readonly #targets: Targets;
  readonly #gestures: Gestures;
  readonly #listening = new AbortController();
  readonly #longPress = new LongPress();
  /** The pointer that is captured. */
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
    this.#canvas.addEventListener('pointercancel', (event) => this.#lose(event), options);
    this.#canvas.addEventListener('pointerleave', () => this.#leave(), options);
    // What a finger that rests would open; OrbitControls forbids it only while it is on.
    this.#canvas.addEventListener('contextmenu', (event) => event.preventDefault(), options);
  }

  /** Gives up the drag under way; false: there was none. */
  abort(): boolean {
    const isAborted = this.#gestures.abort();
    this.#follow();
    return isAborted;
  }

  /** Shows the drag under way once more, for the lock of its axes has changed. */
  repeat(): void {
    this.#gestures.repeat();
  }

  /** Whether a press has hold of a shape, a handle or the gizmo. */
  get isHolding(): boolean {
    return this.#gestures.holder !== null;
  }

  dispose(): void {
    this.abort();
    this.#listening.abort();
  }

  #down(event: PointerEvent): void {
    const { shapes, view } = this.#host.allowed();
    if (!(shapes || view)) {
      this.#orbit.allow(false);
      return;
    }
    this.#canvas.focus({ preventScroll: true });
    this.#longPress.end();
    if (this.isHolding) return;
    const wasViewing = this.#gestures.isViewing;
    this.#gestures.down(event);
    this.#follow();
    if (this.#gestures.isViewing && !wasViewing) this.#orbit.begin();
    if (event.pointerType === 'touch' && this.#gestures.mayRest) {
      this.#longPress.begin(() => this.#gestures.rest());
    }
  }

  #move(event: PointerEvent): void {
    this.#gestures.move(event);
    this.#follow();
    if (!this.isHolding && event.buttons === 0) this.#hover(event);
  }

  #up(event: PointerEvent): void {
    const wasHolding = this.isHolding;
    this.#longPress.end();
    this.#gestures.up(event);
    this.#follow();
    if (wasHolding && !this.isHolding) this.#hover(event);
  }

  #lose(event: PointerEvent): void {
    const wasViewing = this.#gestures.isViewing;
    this.#longPress.end();
    this.#gestures.lose(event);
    this.#follow();
    if (wasViewing && !this.#gestures.isViewing) this.#orbit.takeBack();
  }

  /** Does what the state of the gestures asks for. */
  #follow(): void {
    const { holder, mayRest } = this.#gestures;
    if (!mayRest) this.#longPress.end();
    this.#orbit.allow(holder === null && this.#host.allowed().view);
    if (holder === this.#captured) return;
    const last = this.#captured;
    this.#captured = holder;
    if (holder !== null) this.#canvas.setPointerCapture(holder);
    else if (last !== null && this.#canvas.hasPointerCapture(last)) {
      this.#canvas.releasePointerCapture(last);
    }
    this.#canvas.style.cursor = holder === null ? '' : 'grabbing';
  }

  /** A finger touches; it does not hover. */
  #hover(event: PointerEvent): void {
    if (event.pointerType === 'touch' || !this.#host.allowed().shapes) return;
    this.#showHovered(this.#targets.hover(event));
  }

  #leave(): void {
    if (this.isHolding) return;
    this.#targets.leave();
    this.#showHovered(null);
  }

  #showHovered(id: number | null): void {
    this.#canvas.style.cursor = id === null ? '' : 'grab';
    if (this.#host.state().hovered !== id) this.#host.commands.selection.hover(id);
  }
}
