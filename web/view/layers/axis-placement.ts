// The position of a candidate's line: parallel to the axis, beside the shapes and clear of them.
import { Vector3 } from 'three';
import type { SceneShape } from '../../scene/scene-shape.ts';
import { makePerpendicular, Scalar, smoothen, writeAlong } from '../engine/in-place.ts';
import type { SceneBounds } from '../engine/scene-bounds.ts';
import type { ShapeNode } from '../kinds/shape-node.ts';
import type { NumberLine } from './number-line.ts';
import { End } from './number-line.ts';

/** A line less steep than this is drawn below the shapes, a steeper one at their side. */
const kSlanted = 0.5;
const kUpright = 0.85;
/** The square of the cosine up to which a side counts as lying across an axis. */
const kAcross = 0.8;
/** Space between the line and the shapes, as a part of their size. */
const kClearPart = 0.3;

/** One of the two shapes whose projections are compared. */
export interface AxisSide {
  readonly node: ShapeNode;
  readonly shape: SceneShape;
}

/** Two such shapes have no middle: the center of the scene bounds is used. */
function isStraight({ kind }: SceneShape): boolean {
  return kind === 'point' || kind === 'segment' || kind === 'ray';
}

export class AxisPlacement {
  /** The side of the shapes on which a line is drawn that would be out of the picture on the usual one. */
  readonly chosenSide = new Vector3();
  /** Half the size of the larger shape in meters, by which the drawing is scaled. */
  size = 0;
  /** The middle of the gap or of the overlap, between the shapes. */
  readonly middle = new Vector3();
  /** From the shapes to the line, as a unit vector. */
  readonly beside = new Vector3();
  /** The point of the line that is nearest to the middle. */
  readonly base = new Vector3();
  readonly #bounds: SceneBounds;
  readonly #support = new Vector3();
  readonly #from = new Vector3();
  readonly #to = new Vector3();
  /** How far the shapes extend from the middle to the line's side, in meters. */
  #extent = 0;
  readonly #distance = new Scalar();
  /** 1: the line is steep enough to be drawn at the side; 0: it is drawn below. */
  readonly #upright = new Scalar();

  constructor(bounds: SceneBounds) {
    this.#bounds = bounds;
  }

  /** Beside two shapes, for a line whose axis and ends are known. */
  placeBesideShapes(line: NumberLine, a: AxisSide, b: AxisSide): void {
    this.#findMiddle(line, a, b);
    this.#chooseSide(line);
    this.#extent = 0;
    this.#includeExtent(a);
    this.#includeExtent(b);
    this.#moveClear();
  }

  /** Beside a ray or segment along which the line already lies. */
  placeBesideCurve(line: NumberLine): void {
    this.middle.copy(line.zero);
    this.#chooseSide(line);
    this.#extent = 0;
    this.#moveClear();
  }

  #findMiddle(line: NumberLine, a: AxisSide, b: AxisSide): void {
    const { middle } = this;
    if (isStraight(a.shape) && isStraight(b.shape)) middle.copy(this.#bounds.focus);
    else if (a.shape.kind === 'plane') middle.copy(b.node.anchor);
    else if (b.shape.kind === 'plane') middle.copy(a.node.anchor);
    else middle.addVectors(a.node.anchor, b.node.anchor).multiplyScalar(0.5);
    line.passThrough(middle);
    line.at(End.outer, this.#from);
    line.at(End.inner, this.#to);
    middle.addVectors(this.#from, this.#to).multiplyScalar(0.5);
  }

  /** Where that was chosen, else below the shapes, and on the right if the line is upright. */
  #chooseSide({ axis }: NumberLine): void {
    const { beside } = this;
    if (this.#isAcross(axis)) {
      makePerpendicular(beside.copy(this.chosenSide), axis);
      return;
    }
    const upright = this.#upright;
    const length = Math.sqrt(axis.x * axis.x + axis.y * axis.y + axis.z * axis.z);
    upright.value = (Math.abs(axis.y) / length - kSlanted) / (kUpright - kSlanted);
    smoothen(upright);
    beside.x = 0.25 + upright.value;
    beside.y = upright.value - 1;
    beside.z = -0.1;
    makePerpendicular(beside, axis);
  }

  /** Whether a side was chosen, and the axis has not turned into its direction since. */
  #isAcross(axis: Vector3): boolean {
    const { chosenSide: side } = this;
    const along = side.x * axis.x + side.y * axis.y + side.z * axis.z;
    const square = axis.x * axis.x + axis.y * axis.y + axis.z * axis.z;
    return along * along < kAcross * square * side.lengthSq();
  }

  #includeExtent({ node, shape }: AxisSide): void {
    if (shape.kind === 'plane') return;
    const { beside } = this;
    const support = this.#support;
    node.support(beside, support).sub(this.middle);
    const extent = support.x * beside.x + support.y * beside.y + support.z * beside.z;
    this.#extent = Math.max(this.#extent, extent);
  }

  #moveClear(): void {
    this.#distance.value = this.#extent + kClearPart * this.size;
    writeAlong(this.base, this.middle, this.beside, this.#distance);
  }
}
