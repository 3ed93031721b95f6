// The pointer and the keys over a picture: where the ray goes through it, and what of the page's own is dragged.
import { Vector2 } from 'three';

export interface AimListener {
  /** The ray goes elsewhere, or nowhere. */
  moved(): void;
  /** A press there: true, if it takes hold of something. */
  pressed?(place: Vector2): boolean;
  dragged?(place: Vector2): void;
  released?(): void;
}

/** Parts of half the picture. */
const kStep = 0.05;
const kSmallStep = 0.01;
const kDirections: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

export class Aim {
  readonly #canvas: HTMLCanvasElement;
  readonly #listener: AimListener;
  readonly #place = new Vector2();
  #by: 'none' | 'pointer' | 'keys' = 'none';
  #isDragging = false;

  constructor(canvas: HTMLCanvasElement, listener: AimListener) {
    this.#canvas = canvas;
    this.#listener = listener;
    canvas.addEventListener('pointermove', (event) => this.#move(event));
    canvas.addEventListener('pointerleave', (event) => this.#leave(event));
    // before the view takes the press as a turn of its own
    canvas.addEventListener('pointerdown', (event) => this.#press(event), { capture: true });
    for (const type of ['pointerup', 'pointercancel'] as const) {
      canvas.addEventListener(type, () => this.#release());
    }
    canvas.addEventListener('keydown', (event) => this.#key(event));
  }

  /** −1 to 1 to the right and upwards; null: there is no ray. */
  get place(): Vector2 | null {
    return this.#by === 'none' ? null : this.#place;
  }

  /** Moved by keys, so that a sign has to show where it is. */
  get isByKeys(): boolean {
    return this.#by === 'keys';
  }

  #put({ clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = this.#canvas.getBoundingClientRect();
    this.#place.set((2 * (clientX - left)) / width - 1, 1 - (2 * (clientY - top)) / height);
    this.#by = 'pointer';
  }

  #move(event: PointerEvent): void {
    if (!event.isPrimary) return; // of two fingers, which zoom
    this.#put(event);
    if (this.#isDragging) this.#listener.dragged?.(this.#place);
    this.#listener.moved();
  }

  /** A finger that is lifted leaves the ray where it was, as it hid what the ray hits. */
  #leave({ pointerType }: PointerEvent): void {
    if (this.#by !== 'pointer' || this.#isDragging || pointerType === 'touch') return;
    this.#by = 'none';
    this.#listener.moved();
  }

  #press(event: PointerEvent): void {
    if (event.button !== 0) return;
    this.#put(event);
    this.#isDragging = this.#listener.pressed?.(this.#place) ?? false;
    if (this.#isDragging) this.#canvas.setPointerCapture(event.pointerId);
    this.#listener.moved();
  }

  #release(): void {
    if (!this.#isDragging) return;
    this.#isDragging = false;
    this.#listener.released?.();
  }

  #key(event: KeyboardEvent): void {
    const direction = kDirections[event.key];
    if (event.key === 'Escape') this.#by = 'none';
    else if (direction && !(event.ctrlKey || event.altKey || event.metaKey))
      this.#step(event, direction);
    else return;
    event.preventDefault();
    this.#listener.moved();
  }

  #step({ shiftKey }: KeyboardEvent, [x, y]: readonly [number, number]): void {
    if (this.#by === 'none') this.#place.set(0, 0);
    this.#by = 'keys';
    const step = shiftKey ? kSmallStep : kStep;
    this.#place.x = Math.min(Math.max(this.#place.x + x * step, -1), 1);
    this.#place.y = Math.min(Math.max(this.#place.y + y * step, -1), 1);
  }
}
