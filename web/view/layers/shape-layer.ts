// The drawn shapes of a figure, one node per slot: kept in sync with the scene, styled by their role
// in the pair, highlighted where the drawn candidate comes from.
import { Group, type Vector3, type Vector4 } from 'three';
import { type FrameResults, type Ledger, Outcome, type StepRecord } from '../../core/results.ts';
import { motionOf, sceneAt } from '../../scene/clock.ts';
import type { Item, Scene } from '../../scene/scene.ts';
import { isLit, isSelected } from '../../scene/selection.ts';
import type { RenderResources } from '../engine/render-resources.ts';
import { makeNode } from '../kinds/make-node.ts';
import { outlinePoints } from '../kinds/outline-points.ts';
import { nearPatchCorners } from '../kinds/plane-patch.ts';
import type { ShapeStyle } from '../kinds/shape-node.ts';
import { CandidateHighlight } from './candidate-highlight.ts';
import type { DrawnFrame, FramedScene, Layer, LayerContext, ShapeEntry } from './layer.ts';

export class ShapeLayer implements Layer {
  readonly object = new Group();
  readonly #resources: RenderResources;
  readonly #entries: ShapeEntry[];
  readonly #style: ShapeStyle;
  readonly #highlight = new CandidateHighlight();

  constructor({ resources, shapes }: LayerContext) {
    this.#resources = resources;
    this.#entries = shapes;
    this.#style = {
      color: resources.colors.other,
      meets: Outcome.apart,
      selected: false,
      lit: false,
    };
  }

  update({ state, results, step }: DrawnFrame): void {
    const { items, pair } = state.scene;
    if (!this.#matches(items)) this.#rebuild(items);
    const entries = this.#entries;
    const style = this.#style;
    for (let slot = 0; slot < entries.length; slot++) {
      const entry = entries[slot];
      const item = items[slot];
      if (entry === undefined || item === undefined) continue;
      this.#move(entry, item);
      entry.role = roleOf(item.id, pair);
      style.color = this.#resources.colors.ofRole(entry.role);
      style.meets = meetingOf(slot, entry.role, results);
      style.selected = isSelected(state, item.id);
      style.lit = isLit(state, item);
      style.isGuide = item.locked === true && entry.role < 0;
      entry.node.paint(style);
      entry.node.highlight?.off();
      entry.node.showTriangle?.(triangleOf(entry.role, results));
      entry.node.showState?.(state, item);
    }
    if (step !== null && results.ledger !== null) this.#showHighlight(step, results.ledger);
  }

  /** Of the whole motion, from its start to its end. */
  addBounds({ scene, time }: FramedScene, points: Vector3[]): void {
    const { duration } = motionOf(scene);
    for (const at of new Set([sceneAt(scene, -time), sceneAt(scene, duration - time)])) {
      for (const { shape } of at.items) points.push(...outlinePoints(shape));
    }
  }

  placeInBounds(): void {
    for (const entry of this.#entries) entry.node.place(entry.shape);
  }

  addToView({ scene }: FramedScene, points: Vector3[]): void {
    for (const { shape } of scene.items) {
      if (shape.kind === 'plane') points.push(...nearPatchCorners(shape, this.#resources.bounds));
    }
  }

  faceEye(eye: Vector4): void {
    for (const { node } of this.#entries) node.faceEye?.(eye);
  }

  dispose(): void {
    for (const entry of this.#entries) entry.node.dispose();
    this.#entries.length = 0;
    this.object.clear();
  }

  /** Highlights the faces or edges that the candidate axis comes from. */
  #showHighlight(step: StepRecord, { slotA, slotB }: Ledger): void {
    const a = this.#entries[slotA];
    const b = this.#entries[slotB];
    if (a !== undefined && b !== undefined) this.#highlight.show(step, a, b);
  }

  #matches(items: readonly Item[]): boolean {
    const entries = this.#entries;
    if (items.length !== entries.length) return false;
    for (let i = 0; i < items.length; i++) {
      if (items[i]?.id !== entries[i]?.id || items[i]?.shape.kind !== entries[i]?.kind)
        return false;
    }
    return true;
  }

  #rebuild(items: readonly Item[]): void {
    const old = new Map(this.#entries.map((entry) => [entry.id, entry]));
    this.#entries.length = 0;
    for (const { id, name, shape, locked = false } of items) {
      const known = old.get(id);
      if (known?.kind === shape.kind) {
        this.#entries.push(known);
        old.delete(id);
        continue;
      }
      const node = makeNode(shape.kind, this.#resources);
      node.place(shape);
      this.object.add(node.object);
      this.#entries.push({ id, kind: shape.kind, node, name, shape, locked, role: -1 });
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

/** That the verdict is about. */
function triangleOf(role: number, { ledger }: FrameResults): number {
  if (role < 0 || ledger === null) return -1;
  const { triangleA, triangleB } = ledger.verdict;
  return role === 0 ? triangleA : triangleB;
}

function roleOf(id: number, pair: Scene['pair']): number {
  if (pair === null) return -1;
  if (pair[0] === id) return 0;
  return pair[1] === id ? 1 : -1;
}

/**
 * The outcome that a shape's colors show. For the inspected pair it is their verdict, so that the picture and the
 * words agree; other meetings of theirs show on the other shape.
 */
function meetingOf(
  slot: number,
  role: number,
  { ledger, meets, shapeCount }: FrameResults,
): number {
  if (role >= 0 && ledger !== null) return ledger.verdict.outcome;
  return slot < shapeCount ? (meets[slot] ?? Outcome.apart) : Outcome.apart;
}
