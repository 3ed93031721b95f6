// The names of the shapes, the most important first: of the pair, of what is selected or pointed at, then the nearest. One
// that has no room is left out, until its shape is pointed at.
import { Vector3 } from 'three';
import { isLit, isSelected } from '../../scene/selection.ts';
import type { State } from '../../scene/state.ts';
import type { Projected } from '../engine/framing.ts';
import { kOwnPlace, type LabelWriter, type NamePlace, type Side } from '../engine/label-writer.ts';
import type { Palette } from '../engine/palette.ts';
import type { DrawnFrame, Layer, LayerContext, ShapeEntry } from './layer.ts';

interface Name extends NamePlace {
  /** Those of a lower one are written first. */
  rank: number;
}

const newName = (side: Side): Name => ({
  x: 0,
  y: 0,
  visible: false,
  text: '',
  side,
  color: '',
  isLarge: false,
  isNeeded: false,
  own: -1,
  place: kOwnPlace,
  rank: 0,
});

export class LabelLayer implements Layer {
  readonly #shapes: readonly ShapeEntry[];
  readonly #names = new WeakMap<ShapeEntry, Name>();
  readonly #ordered: Name[] = [];
  readonly #point = new Vector3();
  readonly #end: Projected = { x: 0, y: 0, visible: false };
  #state: State | null = null;

  constructor({ shapes }: LayerContext) {
    this.#shapes = shapes;
  }

  update({ state }: DrawnFrame): void {
    this.#state = state;
  }

  writeLabels(labels: LabelWriter, palette: Palette): void {
    const ordered = this.#ordered;
    ordered.length = 0;
    for (const entry of this.#shapes) {
      const name = this.#refreshed(entry, labels, palette);
      if (!name.visible) continue;
      name.own = this.#takeMark(entry, labels);
      ordered.push(name);
    }
    ordered.sort(byRank);
    for (const name of ordered) name.place = labels.nameBeside(name);
  }

  #refreshed(entry: ShapeEntry, labels: LabelWriter, palette: Palette): Name {
    const { node, role } = entry;
    const name = this.#names.get(entry) ?? newName(node.nameSide);
    this.#names.set(entry, name);
    const state = this.#state;
    const isMeant = state !== null && (isSelected(state, entry.id) || isLit(state, entry));
    name.text = entry.name;
    name.color = role < 0 ? palette.other : role === 0 ? palette.a : palette.b;
    name.isLarge = role >= 0;
    name.isNeeded = role >= 0 || isMeant;
    labels.project(this.#point.copy(node.anchor), name);
    // Depth in the picture is from −1 to 1.
    name.rank = role >= 0 ? role - 4 : isMeant ? -2 : this.#point.z;
    return name;
  }

  /** Its number, of a dot; −1: its own name is not written over it either. */
  #takeMark({ node: { mark } }: ShapeEntry, labels: LabelWriter): number {
    if (!mark) return -1;
    const { from, to, half } = mark;
    const { x, y, visible } = labels.project(this.#point.copy(from), this.#end);
    if (from === to) return labels.take(x, y, half);
    const end = labels.project(this.#point.copy(to), this.#end);
    if (visible && end.visible) labels.takeLine(x, y, end.x, end.y, half);
    return -1;
  }
}

const byRank = (first: Name, second: Name) => first.rank - second.rank;
