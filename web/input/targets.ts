// Hit testing of the pointer, in this order: handles, the gizmo, shapes.
import { replaceShape } from '../scene/edits.ts';
import { handlesOf, withHandle } from '../scene/handles.ts';
import type { PointedTriangle } from '../scene/pointing.ts';
import { type Item, itemById } from '../scene/scene.ts';
import { movingWith } from '../scene/selection.ts';
import type { Vec3 } from '../scene/shape.ts';
import type { Drag, DragHandle } from './drags.ts';
import { handleDrag, shapeDrag } from './drags.ts';
import type { InputHost } from './host.ts';

/** The target of a press: the gizmo, or a shape or one of its handles. */
export type Target =
  | { readonly type: 'gizmo'; readonly id: number }
  | { readonly type: 'shape'; readonly id: number; readonly drag: Drag };

/** What the pointer is over: a shape, and of a mesh the triangle. */
export interface Hovered {
  readonly id: number;
  readonly pointed: PointedTriangle | null;
}

/** The hit testing of the gizmo: whether a point of the canvas is on an arm or ring. */
export interface GizmoTarget {
  hover(x: number, y: number, pickRadius: number): boolean;
  leave(): void;
  /** Starts a drag there; false if nothing is hit. */
  grab(x: number, y: number, pickRadius: number): boolean;
}

/** A point of the canvas, in CSS pixels from its top left corner. */
export type PointerPosition = Pick<PointerEvent, 'offsetX' | 'offsetY' | 'pointerType'>;

/** Pick radius of handles in CSS pixels: targets of 44 pixels for touch, 28 for a mouse. */
const kFingerPickRadius = 22;
const kMousePickRadius = 14;
/** Around the center of a shape, where a drag moves the shape, not its velocity; in CSS pixels. */
const kFromCenter = 24;
const pickRadiusOf = ({ pointerType }: PointerPosition) =>
  pointerType === 'touch' ? kFingerPickRadius : kMousePickRadius;

export class Targets {
  readonly #host: InputHost;
  readonly #gizmo: GizmoTarget;

  constructor(host: InputHost, gizmo: GizmoTarget) {
    this.#host = host;
    this.#gizmo = gizmo;
  }

  /** Starts a press on the target there; null if nothing there can be dragged. */
  grab(position: PointerPosition): Target | null {
    const { stage } = this.#host;
    const { offsetX: x, offsetY: y } = position;
    const state = this.#host.state();
    const found = this.#handleAt(position);
    if (found !== null) {
      const drag = handleDrag(found, stage.camera, stage.pointerRay(x, y));
      return { type: 'shape', id: found.id, drag };
    }
    if (state.selected !== null && this.#gizmo.grab(x, y, pickRadiusOf(position))) {
      return { type: 'gizmo', id: state.selected };
    }
    const picked = this.#shapeAt(position);
    if (picked === null || picked.item.locked) return null;
    const { item, point } = picked;
    const moving = movingWith(state, item.id);
    const drag = shapeDrag(item, moving, point, stage.camera, this.#host.placeOnSurface);
    return { type: 'shape', id: item.id, drag };
  }

  /** The id of the locked shape there, if any. */
  lockedAt(position: PointerPosition): number | null {
    const picked = this.#shapeAt(position);
    return picked?.item.locked ? picked.item.id : null;
  }

  /** The shape under the pointer, by itself, its handle or the gizmo, which is then highlighted. */
  hover(position: PointerPosition): Hovered | null {
    if (this.#host.allowed().shapes) {
      const found = this.#handleAt(position);
      if (found !== null) {
        this.#gizmo.leave();
        return { id: found.id, pointed: null };
      }
      const { selected } = this.#host.state();
      const { offsetX: x, offsetY: y } = position;
      if (this.#gizmo.hover(x, y, pickRadiusOf(position))) {
        return selected === null ? null : { id: selected, pointed: null };
      }
    }
    const picked = this.#shapeAt(position);
    return picked && { id: picked.item.id, pointed: picked.pointed };
  }

  /** The pointer has left the canvas. */
  leave(): void {
    this.#gizmo.leave();
  }

  #shapeAt({ offsetX, offsetY }: PointerPosition): {
    item: Item;
    point: Vec3;
    pointed: PointedTriangle | null;
  } | null {
    const { origin, direction } = this.#host.stage.pointerRay(offsetX, offsetY);
    const found = this.#host.pick(origin, direction);
    const item = found && itemById(this.#host.state().scene, found.id);
    if (!(found && item)) return null;
    const { point, normal, triangle } = found;
    const pointed = triangle === null ? null : { shape: item.shape, triangle, point, normal };
    return { item, point, pointed };
  }

  /** The closest handle within the pick radius: of the selected or the hovered shape, or the tip of any velocity. */
  #handleAt(position: PointerPosition): DragHandle | null {
    let nearest = pickRadiusOf(position);
    let found: DragHandle | null = null;
    for (const handle of [...this.#handles(), ...this.#host.tips()]) {
      if (handle.center && this.#isNear(handle.center, handle.position)) continue;
      const distance = this.#distanceTo(handle.position, position);
      if (distance > nearest) continue;
      nearest = distance;
      found = handle;
    }
    return found;
  }

  *#handles(): Generator<DragHandle> {
    const { focus } = this.#host.stage;
    const { scene, selected, hovered } = this.#host.state();
    for (const id of new Set([selected, hovered])) {
      const item = id === null ? undefined : itemById(scene, id);
      if (item === undefined || item.locked || item.hidden) continue;
      for (const handle of handlesOf(item.shape, focus)) {
        yield {
          id: item.id,
          position: handle.position,
          place: (edited, at) =>
            replaceShape(edited, item.id, withHandle(item.shape, handle.id, at, focus)),
        };
      }
    }
  }

  /** Where a tip lies on the center of its shape, that is dragged by it. */
  #isNear(center: Vec3, position: Vec3): boolean {
    const { x: offsetX, y: offsetY } = this.#host.stage.project(center);
    return this.#distanceTo(position, { offsetX, offsetY }) < kFromCenter;
  }

  #distanceTo(
    point: Vec3,
    { offsetX, offsetY }: Pick<PointerPosition, 'offsetX' | 'offsetY'>,
  ): number {
    const at = this.#host.stage.project(point);
    return at.visible ? Math.hypot(at.x - offsetX, at.y - offsetY) : Number.POSITIVE_INFINITY;
  }
}
