// The diagonal of a box between the corners that are lowest and highest along the normal of a plane, as the textbook's
// test of the two calls them: vmin and vmax.
import { StepGroup } from '../../../core/results.ts';
import { type Explained, stepsOf } from '../../../strings/names.ts';

export interface BoxDiagonal {
  /** `−x+y−z`, the sides of the box on which each corner lies; null: an edge or face is parallel to the plane. */
  readonly ends: readonly [low: string, high: string] | null;
  readonly vmin: Float64Array;
  readonly vmax: Float64Array;
}

const kAxes = ['x', 'y', 'z'];

/** null: the pair is not a box and a plane. */
export function boxDiagonalOf({ kinds, ledger, ...rest }: Explained): BoxDiagonal | null {
  const side = kinds.findIndex((kind) => kind === 'aabb' || kind === 'obb');
  const step = stepsOf({ kinds, ledger, ...rest }).find(({ group }) => group === StepGroup.plane);
  if (side < 0 || !step || kinds[1 - side] !== 'plane') return null;
  const { cornersA, cornersB, axis } = ledger.verdict;
  const from = 6 * side;
  return {
    ends: endsOf(side === 0 ? cornersA : cornersB, isAlong(step.axis, axis) === (side === 0)),
    vmin: step.points.slice(from, from + 3),
    vmax: step.points.slice(from + 3, from + 6),
  };
}

const isAlong = (normal: Float64Array, axis: Float64Array): boolean =>
  normal.reduce((sum, part, i) => sum + part * (axis[i] ?? 0), 0) > 0;

/** `corners`: the set of those that reach furthest, along the normal or against it; bits x + 2 y + 4 z. */
function endsOf(corners: number, isHigh: boolean): BoxDiagonal['ends'] {
  const corner = Math.log2(corners);
  if (!Number.isInteger(corner)) return null;
  const [reached, opposite] = [sidesOf(corner), sidesOf(7 - corner)];
  return isHigh ? [opposite, reached] : [reached, opposite];
}

const sidesOf = (corner: number): string =>
  kAxes.map((axis, i) => `${(corner >> i) & 1 ? '+' : '−'}${axis}`).join('');
