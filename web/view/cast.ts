// The drawn shapes of a figure, one solid a slot: kept in step with the scene, painted by their
// part in it, lit where the shown candidate comes from.
import { Group, Vector3 } from 'three';
import type { FrameResults, Ledger, StepRecord } from '../core/results.ts';
import { Outcome, StepGroup, StepStatus } from '../core/results.ts';
import type { Item, Scene } from '../scene/scene.ts';
import { isSelected } from '../scene/selection.ts';
import type { Kind, Shape } from '../scene/shape.ts';
import type { State } from '../scene/state.ts';
import { Scalar } from './in-place.ts';
import type { Kit, Look, Solid } from './solids/solid.ts';
import { makeSolid } from './solids/solids.ts';

/** How far an edge may be from a level to count as lying there, as a part of the solid's size. */
const kEdgeTolerance = 1e-3;

export interface Member {
  readonly id: number;
  readonly kind: Kind;
  readonly solid: Solid;
  name: string;
  shape: Shape;
  /** Can't be dragged. */
  locked: boolean;
  /** 0: first of the pair, 1: second, −1: neither. */
  role: number;
}

export class Cast {
  readonly object = new Group();
  readonly members: Member[] = [];
  private readonly kit: Kit;
  private readonly look: Look;
  private readonly axis = new Vector3();
  private readonly level = new Scalar();
  private readonly tolerance = new Scalar();

  constructor(kit: Kit) {
    this.kit = kit;
    this.look = { color: kit.inks.other, meets: Outcome.apart, selected: false, hovered: false };
  }

  update(state: State, results: FrameResults): void {
    const { items, pair } = state.scene;
    if (!this.matches(items)) this.rebuild(items);
    const { look, members } = this;
    for (let slot = 0; slot < members.length; slot++) {
      const member = members[slot];
      const item = items[slot];
      if (member === undefined || item === undefined) continue;
      this.move(member, item);
      member.role = roleOf(item.id, pair);
      look.color = this.colorOf(member.role);
      look.meets = meetingOf(slot, member.role, results);
      look.selected = isSelected(state, item.id);
      look.hovered = item.id === state.hovered;
      member.solid.paint(look);
      member.solid.lit?.off();
    }
  }

  /** Draws every shape anew, as after a change of the room. */
  replace(): void {
    for (const member of this.members) member.solid.place(member.shape);
  }

  /** Lights the faces or edges from which a candidate axis was made. */
  light(step: StepRecord, ledger: Ledger): void {
    const a = this.members[ledger.slotA];
    const b = this.members[ledger.slotB];
    if (a === undefined || b === undefined || step.status === StepStatus.skipped) return;
    this.axis.fromArray(step.axis);
    if (Number.isNaN(this.axis.x)) return;
    switch (step.group) {
      case StepGroup.worldAxis:
        a.solid.lit?.lightFaces(this.axis);
        b.solid.lit?.lightFaces(this.axis);
        break;
      case StepGroup.faceA:
        a.solid.lit?.lightFaces(this.axis);
        break;
      case StepGroup.faceB:
        b.solid.lit?.lightFaces(this.axis);
        break;
      case StepGroup.plane:
        (a.kind === 'plane' ? a : b).solid.lit?.lightFaces(this.axis);
        break;
      case StepGroup.slab:
        (a.kind === 'ray' || a.kind === 'segment' ? b : a).solid.lit?.lightFaces(this.axis);
        break;
      case StepGroup.edgeEdge:
      case StepGroup.flat:
        this.lightFacingEdges(step, a.solid, b.solid);
        break;
    }
  }

  colorOf(role: number) {
    const { inks } = this.kit;
    if (role < 0) return inks.other;
    return role === 0 ? inks.a : inks.b;
  }

  dispose(): void {
    for (const member of this.members) member.solid.dispose();
    this.members.length = 0;
    this.object.clear();
  }

  /** Only the edges that face the other shape; those on the far side are as parallel, but far. */
  private lightFacingEdges(step: StepRecord, a: Solid, b: Solid): void {
    const { axis, level, tolerance } = this;
    const above = step.bMin - step.aMax >= step.aMin - step.bMax;
    level.value = above ? step.aMax : step.aMin;
    tolerance.value = kEdgeTolerance * a.size.value;
    a.lit?.lightEdges(axis, level, tolerance);
    level.value = above ? step.bMin : step.bMax;
    tolerance.value = kEdgeTolerance * b.size.value;
    b.lit?.lightEdges(axis, level, tolerance);
  }

  private matches(items: readonly Item[]): boolean {
    const { members } = this;
    if (items.length !== members.length) return false;
    for (let i = 0; i < items.length; i++) {
      if (items[i]?.id !== members[i]?.id || items[i]?.shape.kind !== members[i]?.kind)
        return false;
    }
    return true;
  }

  private rebuild(items: readonly Item[]): void {
    const old = new Map(this.members.map((member) => [member.id, member]));
    this.members.length = 0;
    for (const { id, name, shape, locked = false } of items) {
      const known = old.get(id);
      if (known?.kind === shape.kind) {
        this.members.push(known);
        old.delete(id);
        continue;
      }
      const solid = makeSolid(shape.kind, this.kit);
      solid.place(shape);
      this.object.add(solid.object);
      this.members.push({ id, kind: shape.kind, solid, name, shape, locked, role: -1 });
    }
    for (const { solid } of old.values()) {
      this.object.remove(solid.object);
      solid.dispose();
    }
  }

  private move(member: Member, item: Item): void {
    member.name = item.name;
    member.locked = item.locked === true;
    if (member.shape === item.shape) return;
    member.shape = item.shape;
    member.solid.place(item.shape);
  }
}

function roleOf(id: number, pair: Scene['pair']): number {
  if (pair === null) return -1;
  if (pair[0] === id) return 0;
  return pair[1] === id ? 1 : -1;
}

/**
 * What a shape's colours say. Of the two under test it is their verdict, so that the picture and the
 * words agree; what else they meet shows on the other shape.
 */
function meetingOf(
  slot: number,
  role: number,
  { ledger, meets, shapeCount }: FrameResults,
): number {
  if (role >= 0 && ledger !== null) return ledger.verdict.outcome;
  return slot < shapeCount ? (meets[slot] ?? Outcome.apart) : Outcome.apart;
}
