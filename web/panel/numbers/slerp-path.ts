// The slerp path from p to q, and the parameter of the box on it.
import type { Item } from '../../scene/scene.ts';
import type { Obb, Quat } from '../../scene/shape.ts';
import { kIdentity } from '../../scene/vectors.ts';

export type Orientation = 'p' | 'q';

export interface Box extends Item {
  readonly shape: Obb;
}

export function boxesOf(items: readonly Item[]): readonly Box[] {
  return items.filter((item): item is Box => item.shape.kind === 'obb');
}

export class SlerpPath {
  #box: number | null = null;
  #p: Quat = kIdentity;
  #q: Quat = kIdentity;
  /** The box that q follows; null if q was entered. */
  #source: number | null = null;
  #t = 0;
  /** p, q and the source before an uncommitted edit. */
  #before: readonly [Quat, Quat, number | null] | null = null;
  /** Parameter per rotation, so that undo and redo also move the slider. */
  #parameters = new WeakMap<Quat, number>();

  get p(): Quat {
    return this.#p;
  }

  get q(): Quat {
    return this.#q;
  }

  get source(): number | null {
    return this.#source;
  }

  /** Starts at the first existing box of `preferred`; q is the rotation of another box, if any. */
  begin(boxes: readonly Box[], preferred: readonly (number | null)[]): void {
    const ids = [...preferred, ...boxes.map(({ id }) => id)];
    const present = ids.flatMap((id) => boxes.find((box) => box.id === id) ?? []);
    const [box] = present;
    if (!box) return;
    const other = present.find(({ id }) => id !== box.id);
    this.#box = box.id;
    this.#start(box.shape.rotation, other?.shape.rotation ?? kIdentity);
    this.#source = other?.id ?? null;
  }

  /** Updates q from its source; returns the current state of the rotated box. */
  follow(boxes: readonly Box[]): Box | null {
    if (!boxes.some(({ id }) => id === this.#box)) this.begin(boxes, []);
    const source = boxes.find(({ id }) => id === this.#source);
    if (source) this.#q = source.shape.rotation;
    else this.#source = null;
    return boxes.find(({ id }) => id === this.#box) ?? null;
  }

  /** Sets p or q provisionally, until commit() or cancel(). */
  enter(which: Orientation, entered: Quat): void {
    this.#before ??= [this.#p, this.#q, this.#source];
    if (which === 'p') this.#start(entered, this.#q);
    else this.#start(this.#p, entered);
    if (which === 'q') this.#source = null;
  }

  commit(): void {
    this.#before = null;
  }

  cancel(): void {
    if (!this.#before) return;
    const [p, q, source] = this.#before;
    this.#before = null;
    this.#start(p, q);
    this.#source = source;
  }

  /** Makes q follow a box; null keeps its value, to be edited. */
  setSource(boxes: readonly Box[], id: number | null): void {
    const source = boxes.find((box) => box.id === id);
    this.#source = source?.id ?? null;
    this.#start(this.#p, source?.shape.rotation ?? this.#q);
  }

  /** Swaps p and q without rotating the box. */
  swap(rotation: Quat): void {
    const t = this.parameterOf(rotation);
    this.#start(this.#q, this.#p);
    this.#source = null;
    // Rounded to the step of the slider: 1 − 0.45 is 0.55.
    this.record(rotation, Number((1 - t).toFixed(2)));
  }

  /** Stores the parameter of a rotation. */
  record(rotation: Quat, t: number): void {
    this.#t = t;
    this.#parameters.set(rotation, t);
  }

  /** 0 at p, 1 at q. */
  parameterOf(rotation: Quat): number {
    if (rotation === this.#p) return 0;
    return this.#parameters.get(rotation) ?? this.#t;
  }

  #start(p: Quat, q: Quat): void {
    this.#p = p;
    this.#q = q;
    this.#t = 0;
    this.#parameters = new WeakMap();
  }
}
