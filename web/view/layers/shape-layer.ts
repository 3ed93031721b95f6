// The drawn shapes of a figure, one solid a slot: kept in step with the scene, painted by their
// part in it, lit where the shown candidate comes from.
import { Group, Vector3 } from 'three';
import type { FrameResults, Ledger, StepRecord } from '../../core/results.ts';
import { Outcome, StepGroup, StepStatus } from '../../core/results.ts';
import type { Item, Scene } from '../../scene/scene.ts';
import { isSelected } from '../../scene/selection.ts';
import type { Kind, Shape } from '../../scene/shape.ts';
import type { State } from '../../scene/state.ts';
import { Scalar } from '../engine/in-place.ts';
import { makeNode } from '../kinds/make-node.ts';
import type { Resources, ShapeNode, ShapeStyle } from '../kinds/shape-node.ts';

/** How far an edge may be from a level to count as lying there, as a part of the solid's size. */
const kEdgeTolerance = 1e-3;

export interface ShapeEntry {
  readonly id: number;
  readonly kind: Kind;
  readonly node: ShapeNode;
  name: string;
  shape: Shape;
  /** Can't be dragged. */
  locked: boolean;
  /** 0: first of the pair, 1: second, −1: neither. */
  role: number;
}

export class ShapeLayer {
  readonly object = new Group();
  readonly entries: ShapeEntry[] = [];
  readonly #resources: Resources;
  readonly #style: ShapeStyle;
  readonly #axis = new Vector3();
  readonly #level = new Scalar();
  readonly #tolerance = new Scalar();

  constructor(resources: Resources) {
    this.#resources = resources;
    this.#style = {
      color: resources.colors.other,
      meets: Outcome.apart,
      selected: false,
      hovered: false,
    };
  }

  update(state: State, results: FrameResults): void {
    const { items, pair } = state.scene;
    if (!this.#matches(items)) this.#rebuild(items);
    const { entries } = this;
    const style = this.#style;
    for (let slot = 0; slot < entries.length; slot++) {
      const entry = entries[slot];
      const item = items[slot];
      if (entry === undefined || item === undefined) continue;
      this.#move(entry, item);
      entry.role = roleOf(item.id, pair);
      style.color = this.colorOf(entry.role);
      style.meets = meetingOf(slot, entry.role, results);
      style.selected = isSelected(state, item.id);
      style.hovered = item.id === state.hovered;
      entry.node.paint(style);
      entry.node.highlight?.off();
    }
  }

  /** Draws every shape anew, as after a change of the room. */
  placeAll(): void {
    for (const entry of this.entries) entry.node.place(entry.shape);
  }

  /** Lights the faces or edges from which a candidate axis was made. */
  highlight(step: StepRecord, ledger: Ledger): void {
    const a = this.entries[ledger.slotA];
    const b = this.entries[ledger.slotB];
    if (a === undefined || b === undefined || step.status === StepStatus.skipped) return;
    this.#axis.fromArray(step.axis);
    if (Number.isNaN(this.#axis.x)) return;
    switch (step.group) {
      case StepGroup.worldAxis:
        a.node.highlight?.highlightFaces(this.#axis);
        b.node.highlight?.highlightFaces(this.#axis);
        break;
      case StepGroup.faceA:
        a.node.highlight?.highlightFaces(this.#axis);
        break;
      case StepGroup.faceB:
        b.node.highlight?.highlightFaces(this.#axis);
        break;
      case StepGroup.plane:
        (a.kind === 'plane' ? a : b).node.highlight?.highlightFaces(this.#axis);
        break;
      case StepGroup.slab:
        (a.kind === 'ray' || a.kind === 'segment' ? b : a).node.highlight?.highlightFaces(
          this.#axis,
        );
        break;
      case StepGroup.edgeEdge:
      case StepGroup.flat:
        this.#highlightFacingEdges(step, a.node, b.node);
        break;
    }
  }

  colorOf(role: number) {
    const { colors } = this.#resources;
    if (role < 0) return colors.other;
    return role === 0 ? colors.a : colors.b;
  }

  dispose(): void {
    for (const entry of this.entries) entry.node.dispose();
    this.entries.length = 0;
    this.object.clear();
  }

  /** Only the edges that face the other shape; those on the far side are as parallel, but far. */
  #highlightFacingEdges(step: StepRecord, a: ShapeNode, b: ShapeNode): void {
    const axis = this.#axis;
    const level = this.#level;
    const tolerance = this.#tolerance;
    const above = step.bMin - step.aMax >= step.aMin - step.bMax;
    level.value = above ? step.aMax : step.aMin;
    tolerance.value = kEdgeTolerance * a.size.value;
    a.highlight?.highlightEdges(axis, level, tolerance);
    level.value = above ? step.bMin : step.bMax;
    tolerance.value = kEdgeTolerance * b.size.value;
    b.highlight?.highlightEdges(axis, level, tolerance);
  }

  #matches(items: readonly Item[]): boolean {
    const { entries } = this;
    if (items.length !== entries.length) return false;
    for (let i = 0; i < items.length; i++) {
      if (items[i]?.id !== entries[i]?.id || items[i]?.shape.kind !== entries[i]?.kind)
        return false;
    }
    return true;
  }

  #rebuild(items: readonly Item[]): void {
    const old = new Map(this.entries.map((entry) => [entry.id, entry]));
    this.entries.length = 0;
    for (const { id, name, shape, locked = false } of items) {
      const known = old.get(id);
      if (known?.kind === shape.kind) {
        this.entries.push(known);
        old.delete(id);
        continue;
      }
      const node = makeNode(shape.kind, this.#resources);
      node.place(shape);
      this.object.add(node.object);
      this.entries.push({ id, kind: shape.kind, node, name, shape, locked, role: -1 });
    }
    for (const { node } of old.values()) {
      this.object.remove(node.object);
      node.dispose();
    }
  }

  #move(entry: ShapeEntry, item: Item): void {
    entry.name = item.name;
    entry.locked = item.locked === true;
    if (entry.shape === item.shape) return;
    entry.shape = item.shape;
    entry.node.place(item.shape);
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
