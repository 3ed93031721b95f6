// A box moved by a matrix of any kind, as an oriented box around what comes out. Nothing is allocated.
import { Matrix4, Quaternion } from 'three';
import type { Obb } from '../scene/shape.ts';
import type { Axis, FittedBox } from './fitted-box.ts';

/** An Obb whose numbers are written anew in place. */
export interface PosedBox extends Obb {
  readonly center: [number, number, number];
  readonly rotation: [number, number, number, number];
  readonly halfExtents: [number, number, number];
}

export const newPosedBox = (): PosedBox => ({
  kind: 'obb',
  center: [0, 0, 0],
  rotation: [0, 0, 0, 1],
  halfExtents: [0, 0, 0],
});

/**
 * What half extents are longer by, as a part of the largest number in the computation: it is far more than what
 * all roundings add up to, so that nothing in the box is outside of what is written.
 */
const kMargin = 2 ** -40;

/** An edge that is shorter by this factor without its part along others is parallel to them. */
const kParallel = 1e-9;

// Three columns each. They are used in one call after the other, none of which runs code of a caller.
const edges = new Float64Array(9);
const frame = new Float64Array(9);
const basis = new Matrix4();
const turn = new Quaternion();
// Doubles that functions hand to each other. As arguments and results of what is not inlined the engine allocates them.
const kept = new Float64Array(3);
const kProduct = 0;
const kWhole = 1;
const kSize = 2;

/**
 * Around `box` as a matrix moves it: `elements` as of three.js's Matrix4, column by column. Exact but for a margin of
 * 2⁻⁴⁰ where the edges stay perpendicular, as under a rotation, a mirror, and a scale equal along all axes or along
 * those of the box. Where they don't, it is the smallest box that has one side along the box's longest
 * edge, and another in the plane of the two longest.
 */
export function poseBox(box: FittedBox, elements: ArrayLike<number>, target: PosedBox): void {
  moveEdges(box.axes, elements);
  squareFrame();
  writeCenter(box, elements, target.center);
  writeExtents(box.halfExtents, target.halfExtents);
  writeRotation(target.rotation);
}

const at = (numbers: ArrayLike<number>, i: number) => numbers[i] as number;

function moveEdges(axes: FittedBox['axes'], elements: ArrayLike<number>): void {
  for (let i = 0; i < 3; i++) {
    const axis = axes[i] as Axis;
    for (let k = 0; k < 3; k++) {
      edges[3 * i + k] =
        at(elements, k) * axis[0] + at(elements, 4 + k) * axis[1] + at(elements, 8 + k) * axis[2];
    }
  }
}

/** Keeps the dot product of two columns as kProduct. */
function multiply(a: Float64Array, i: number, b: Float64Array, j: number): void {
  kept[kProduct] =
    at(a, 3 * i) * at(b, 3 * j) +
    at(a, 3 * i + 1) * at(b, 3 * j + 1) +
    at(a, 3 * i + 2) * at(b, 3 * j + 2);
}

/** From the edges by Gram and Schmidt. Where a matrix has made some parallel or 0, others take their place. */
function squareFrame(): void {
  if (!(putSide(0, 0) || putSide(0, 1) || putSide(0, 2))) putAxis(0);
  if (!(putSide(1, 1) || putSide(1, 2))) putAxis(1);
  for (let k = 0; k < 3; k++) {
    const m = (k + 1) % 3;
    const n = (k + 2) % 3;
    frame[6 + k] = at(frame, m) * at(frame, 3 + n) - at(frame, n) * at(frame, 3 + m);
  }
}

/** Side `side` along an edge, without its part along side 0; false: nothing is left. */
function putSide(side: 0 | 1, edge: number): boolean {
  multiply(edges, edge, edges, edge);
  kept[kWhole] = Math.sqrt(at(kept, kProduct));
  for (let k = 0; k < 3; k++) frame[3 * side + k] = at(edges, 3 * edge + k);
  return standUp(side);
}

/** Along the axis of the world that is furthest from side 0. */
function putAxis(side: 0 | 1): void {
  let best = 0;
  if (side === 1) {
    for (let k = 1; k < 3; k++) {
      if (Math.abs(at(frame, k)) < Math.abs(at(frame, best))) best = k;
    }
  }
  for (let k = 0; k < 3; k++) frame[3 * side + k] = Number(k === best);
  kept[kWhole] = 1;
  standUp(side);
}

/** Of a side that was kWhole long before. */
function standUp(side: 0 | 1): boolean {
  // twice, because the first time rounds where the two are nearly parallel
  for (let pass = 0; pass < 2 * side; pass++) {
    multiply(frame, side, frame, 0);
    const along = at(kept, kProduct);
    for (let k = 0; k < 3; k++) {
      frame[3 * side + k] = at(frame, 3 * side + k) - along * at(frame, k);
    }
  }
  multiply(frame, side, frame, side);
  const length = Math.sqrt(at(kept, kProduct));
  if (!(length > kParallel * at(kept, kWhole))) return false;
  for (let k = 0; k < 3; k++) frame[3 * side + k] = at(frame, 3 * side + k) / length;
  return true;
}

/** Keeps the largest sum of magnitudes as kSize. */
function writeCenter(
  { center }: FittedBox,
  elements: ArrayLike<number>,
  target: PosedBox['center'],
): void {
  let largest = 0;
  for (let k = 0; k < 3; k++) {
    const x = at(elements, k) * center[0];
    const y = at(elements, 4 + k) * center[1];
    const z = at(elements, 8 + k) * center[2];
    const w = at(elements, 12 + k);
    target[k] = x + y + z + w;
    largest = Math.max(largest, Math.abs(x) + Math.abs(y) + Math.abs(z) + Math.abs(w));
  }
  kept[kSize] = largest;
}

/** Of a box of moved edges, as far as it reaches along each side of the frame. */
function writeExtents(halfExtents: Axis, target: PosedBox['halfExtents']): void {
  let largest = at(kept, kSize);
  for (let i = 0; i < 3; i++) {
    multiply(edges, i, edges, i);
    largest += at(halfExtents, i) * Math.sqrt(at(kept, kProduct));
  }
  for (let side = 0; side < 3; side++) {
    let reach = kMargin * largest;
    for (let i = 0; i < 3; i++) {
      multiply(frame, side, edges, i);
      reach += at(halfExtents, i) * Math.abs(at(kept, kProduct));
    }
    target[side] = reach;
  }
}

/** The quaternion of the frame. */
function writeRotation(target: PosedBox['rotation']): void {
  for (let side = 0; side < 3; side++) {
    for (let k = 0; k < 3; k++) basis.elements[4 * side + k] = at(frame, 3 * side + k);
  }
  turn.setFromRotationMatrix(basis).toArray(target);
}
