// What a pointer may take hold of, in this order: a handle, the gizmo, a shape.
import type { Handle } from '../scene/handles.ts';
import { handlesOf } from '../scene/handles.ts';
import { type Item, itemById } from '../scene/scene.ts';
import { movingWith } from '../scene/selection.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { Drag } from './drags.ts';
import { handleDrag, shapeDrag } from './drags.ts';
import type { InputHost } from './host.ts';

/** What a press takes hold of: the gizmo, or a shape by itself or by one of its handles. */
export type Target =
  | { readonly type: 'gizmo'; readonly id: number }
  | { readonly type: 'shape'; readonly id: number; readonly drag: Drag };

/** The gizmo as seen from here: whether a place of the picture is on an arm or a ring. */
export interface GizmoTarget {
  hover(x: number, y: number, pickRadius: number): boolean;
  leave(): void;
  /** Begins a drag there; false: nothing is there. */
  grab(x: number, y: number, pickRadius: number): boolean;
}

/** A place of the picture, in CSS pixels from its top left corner. */
export type PointerPlace = Pick<PointerEvent, 'offsetX' | 'offsetY' | 'pointerType'>;

/** How near to a handle counts as on it, in CSS pixels: 44 across for a finger, 28 for a mouse. */
const kFingerPickRadius = 22;
const kMousePickRadius = 14;
const pickRadiusOf = ({ pointerType }: PointerPlace) =>
  pointerType === 'touch' ? kFingerPickRadius : kMousePickRadius;

interface FoundHandle {
  readonly item: Item;
  readonly handle: Handle;
}

export class Targets {
  readonly #host: InputHost;
  readonly #gizmo: GizmoTarget;

  constructor(host: InputHost, gizmo: GizmoTarget) {
    this.#host = host;
    this.#gizmo = gizmo;
  }

  /** Takes hold of what is there; null: nothing that can be dragged. */
  grab(place: PointerPlace): Target | null {
    const { stage } = this.#host;
    const { offsetX: x, offsetY: y } = place;
    const state = this.#host.state();
    const found = this.#handleAt(place);
    if (found !== null) {
      const { item, handle } = found;
      const drag = handleDrag(item, handle, stage.focus, stage.camera, stage.pointerRay(x, y));
      return { type: 'shape', id: item.id, drag };
    }
    if (state.selected !== null && this.#gizmo.grab(x, y, pickRadiusOf(place))) {
      return { type: 'gizmo', id: state.selected };
    }
    const picked = this.#shapeAt(place);
    if (picked === null || picked.item.locked) return null;
    const { item, point } = picked;
    const moving = movingWith(state, item.id);
    const drag = shapeDrag(item, moving, point, stage.camera, this.#host.placeOnSurface);
    return { type: 'shape', id: item.id, drag };
  }

  /** The locked shape that is there; null: there is none. */
  lockedAt(place: PointerPlace): number | null {
    const picked = this.#shapeAt(place);
    return picked?.item.locked ? picked.item.id : null;
  }

  /** The shape that is under the pointer, itself or by its handle or the gizmo, which then lights up. */
  hover(place: PointerPlace): number | null {
    const found = this.#handleAt(place);
    if (found !== null) {
      this.#gizmo.leave();
      return found.item.id;
    }
    const { offsetX: x, offsetY: y } = place;
    if (this.#gizmo.hover(x, y, pickRadiusOf(place))) return this.#host.state().selected;
    return this.#shapeAt(place)?.item.id ?? null;
  }

  /** The pointer is nowhere any more. */
  leave(): void {
    this.#gizmo.leave();
  }

  #shapeAt({ offsetX, offsetY }: PointerPlace): { item: Item; point: Vec3 } | null {
    const { origin, direction } = this.#host.stage.pointerRay(offsetX, offsetY);
    const found = this.#host.pick(origin, direction);
    const item = found && itemById(this.#host.state().scene, found.id);
    return found && item ? { item, point: found.point } : null;
  }

  /** The nearest handle within the pick radius, of the selected shape or the one under the pointer. */
  #handleAt(place: PointerPlace): FoundHandle | null {
    const { stage } = this.#host;
    const { scene, selected, hovered } = this.#host.state();
    let nearest = pickRadiusOf(place);
    let found: FoundHandle | null = null;
    for (const id of new Set([selected, hovered])) {
      const item = id === null ? undefined : itemById(scene, id);
      if (item === undefined || item.locked || item.hidden) continue;
      for (const handle of handlesOf(item.shape, stage.focus)) {
        const distance = this.#distanceTo(handle, place);
        if (distance > nearest) continue;
        nearest = distance;
        found = { item, handle };
      }
    }
    return found;
  }

  #distanceTo(handle: Handle, { offsetX, offsetY }: PointerPlace): number {
    const at = this.#host.stage.project(handle.position);
    return at.visible ? Math.hypot(at.x - offsetX, at.y - offsetY) : Number.POSITIVE_INFINITY;
  }
}
