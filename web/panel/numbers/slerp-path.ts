// The path from p to q by slerp, and the parameter at which the box is on it.
import type { Item } from '../../scene/scene.ts';
import type { Obb, Quat } from '../../scene/shape.ts';
import { kIdentity } from '../../scene/vectors.ts';

export type Orientation = 'p' | 'q';

export interface Box extends Item {
  readonly shape: Obb;
}

/** The boxes of a scene. */
export function boxesOf(items: readonly Item[]): readonly Box[] {
  return items.filter((item): item is Box => item.shape.kind === 'obb');
}

export class SlerpPath {
  #box: number | null = null;
  #p: Quat = kIdentity;
  #q: Quat = kIdentity;
  /** The box whose rotation q is; null: it was entered. */
  #source: number | null = null;
  #t = 0;
  /** What p, q and its source were before numbers that may still be given up. */
  #before: readonly [Quat, Quat, number | null] | null = null;
  /** So that undoing and redoing move the slider along with the box. */
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

  /** From the rotation of the first box there is among the preferred, to that of another. */
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

  /** The box that is turned, as it is by now. q goes along with the box that it is taken from. */
  follow(boxes: readonly Box[]): Box | null {
    if (!boxes.some(({ id }) => id === this.#box)) this.begin(boxes, []);
    const source = boxes.find(({ id }) => id === this.#source);
    if (source) this.#q = source.shape.rotation;
    else this.#source = null;
    return boxes.find(({ id }) => id === this.#box) ?? null;
  }

  /** For now: until it is committed or given up. */
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

  /** q is that of a box from now on, or stays as it is and can be entered. */
  setSource(boxes: readonly Box[], id: number | null): void {
    const source = boxes.find((box) => box.id === id);
    this.#source = source?.id ?? null;
    this.#start(this.#p, source?.shape.rotation ?? this.#q);
  }

  /** From q to p. The box stays where it is on the path. */
  swap(rotation: Quat): void {
    const t = this.parameterOf(rotation);
    this.#start(this.#q, this.#p);
    this.#source = null;
    // 1 − 0.45 as it is written, not a bit beside it.
    this.record(rotation, Number((1 - t).toFixed(2)));
  }

  /** The box has been turned to this parameter. */
  record(rotation: Quat, t: number): void {
    this.#t = t;
    this.#parameters.set(rotation, t);
  }

  /** From 0 at p to 1 at q. */
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
