// Random shapes of a few metres, made quickly: the arbitraries of `collision-playground/testing` take a hundred
// times as long, since they also can shrink what they make.
import { shapeOf, type Value } from '../../../cli/testing/arbitraries/fields.ts';
import { isFlat } from '../../../cli/testing/arbitraries/is-flat.ts';
import { fieldsOf, type NumberField } from '../../../scene/numbers.ts';
import type { Kind, Quat, Shape, Vec3 } from '../../../scene/shape.ts';
import { max, min } from '../../../scene/vectors.ts';

/** From 0 to 1. */
export type Random = () => number;

const kMost = 4;
const kFine = 2 ** 20;

/** An integer in a range, ends included. */
export const integer = (random: Random, from: number, to: number): number =>
  from + Math.floor(random() * (to - from + 1));

/** Numbers on a grid of half metres, so that exact contacts happen, or multiples of 2⁻²⁰. */
export type Grid = 'half' | 'fine';

const coordinate = (random: Random, grid: Grid): number =>
  grid === 'half'
    ? integer(random, -2 * kMost, 2 * kMost) / 2
    : integer(random, -kMost * kFine, kMost * kFine) / kFine;

const extent = (random: Random, grid: Grid): number =>
  grid === 'half'
    ? integer(random, 1, 2 * kMost) / 2
    : integer(random, 1, (kMost - 1) * kFine) / kFine;

const vector = (random: Random, grid: Grid): Vec3 => [
  coordinate(random, grid),
  coordinate(random, grid),
  coordinate(random, grid),
];

function direction(random: Random, grid: Grid): Vec3 {
  const drawn = vector(random, grid);
  return drawn.some((x) => x !== 0) ? drawn : direction(random, grid);
}

/** On the grid small integers: their rotation is rational, so that turned shapes can touch exactly. */
function rotation(random: Random, grid: Grid): Quat {
  const part = () => (grid === 'half' ? integer(random, -2, 2) : coordinate(random, grid));
  const drawn: Quat = [part(), part(), part(), part()];
  return drawn.some((x) => Math.abs(x) > 1e-3) ? drawn : rotation(random, grid);
}

function fieldValue({ quantity, endless }: NumberField, random: Random, grid: Grid): Value | null {
  if (endless && random() < 0.5) return null;
  switch (quantity) {
    case 'direction':
    case 'normal':
      return direction(random, grid);
    case 'rotation':
      return rotation(random, grid);
    case 'length':
      return extent(random, grid);
    case 'halfExtents':
      return [extent(random, grid), extent(random, grid), extent(random, grid)];
    case 'offset':
      return coordinate(random, grid);
    default:
      return vector(random, grid);
  }
}

/** Not degenerate. */
export function randomShape(kind: Kind, random: Random, grid: Grid): Shape {
  const fields = fieldsOf(kind);
  const shape = shapeOf(
    kind,
    fields,
    fields.map((field) => fieldValue(field, random, grid)),
  );
  const ordered =
    shape.kind === 'aabb'
      ? { ...shape, min: min(shape.min, shape.max), max: max(shape.min, shape.max) }
      : shape;
  return isFlat(ordered) ? randomShape(kind, random, grid) : ordered;
}
