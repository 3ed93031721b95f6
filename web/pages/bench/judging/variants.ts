// Changes of a pair that keep an exact contact exact: symmetries of the cube, steps of half meters, and directions,
// normals and quaternions of other lengths.
import { withValues } from '../../../cli/testing/arbitraries/fields.ts';
import type { Quat, Shape, Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { max, min, multiply } from '../../../scene/vectors.ts';
import { type Random, randomInteger } from '../../shared/random-numbers.ts';

export type ShapePair = readonly [Shape, Shape];

/** Quarter turns about the axes and thirds about the diagonal, as quaternions of integers. */
const kTurns: readonly Quat[] = [
  [0, 0, 0, 1],
  [1, 0, 0, 1],
  [0, 1, 0, 1],
  [0, 0, 1, 1],
  [1, 0, 0, 0],
  [0, 1, 0, 0],
  [0, 0, 1, 0],
  [1, 1, 1, 1],
  [-1, -1, -1, 1],
];

/** q v q⁻¹ without rounding for integers, since |q|² is a power of two but for the thirds, where it is 4. */
function turned([x, y, z, w]: Quat, [a, b, c]: Vec3): Vec3 {
  const s = 2 / (x * x + y * y + z * z + w * w);
  return [
    (1 - s * (y * y + z * z)) * a + s * (x * y - w * z) * b + s * (x * z + w * y) * c + 0,
    s * (x * y + w * z) * a + (1 - s * (x * x + z * z)) * b + s * (y * z - w * x) * c + 0,
    s * (x * z - w * y) * a + s * (y * z + w * x) * b + (1 - s * (x * x + y * y)) * c + 0,
  ];
}

function turnedBy(by: Quat, shape: Shape): Shape {
  const moved = withValues(shape, (value, { quantity, size }) => {
    if (quantity === 'rotation') return multiply(by, value as unknown as Quat);
    return size === 3 && quantity !== 'halfExtents' ? turned(by, value as Vec3) : value;
  });
  if (moved.kind !== 'aabb') return moved;
  return { ...moved, min: min(moved.min, moved.max), max: max(moved.min, moved.max) };
}

const kLengthless = ['direction', 'normal', 'rotation', 'offset'];

/** The same shape, its direction, normal or quaternion of another length; t changes with a direction. */
function lengthened(shape: Shape, factor: number): Shape {
  return withValues(shape, (value, { quantity }) => {
    if (!kLengthless.includes(quantity)) return value;
    if (typeof value === 'number') return value * factor;
    return value.map((x) => x * factor) as unknown as typeof value;
  });
}

/** One of four has other lengths, from 2⁻³⁰ to 2³⁰ times the given. */
export function withLengths(shape: Shape, random: Random): Shape {
  return random() < 0.25 ? lengthened(shape, 2 ** randomInteger(random, -30, 30)) : shape;
}

const randomTurn = (random: Random): Quat =>
  kTurns[randomInteger(random, 0, kTurns.length - 1)] as Quat;

/** The shape turned about the origin, with other lengths. */
export const turnedShape = (shape: Shape, random: Random): Shape =>
  withLengths(turnedBy(randomTurn(random), shape), random);

/** The pair elsewhere, otherwise turned, with other lengths, and maybe exchanged where the kinds are the same. */
export function variantOf(pair: ShapePair, random: Random): ShapePair {
  const turn = randomTurn(random);
  const step = () => randomInteger(random, -8, 8) / 2;
  const offset: Vec3 = [step(), step(), step()];
  const [a, b] = pair.map((shape) =>
    withLengths(translated(turnedBy(turn, shape), offset), random),
  ) as [Shape, Shape];
  return a.kind === b.kind && random() < 0.5 ? [b, a] : [a, b];
}

/** The second shape moved in a random direction, by 2⁻³ to 2⁻²⁹ m. */
export function moved([a, b]: ShapePair, random: Random): ShapePair {
  const distance = 2 ** -randomInteger(random, 3, 29);
  const part = () => (2 * random() - 1) * distance;
  return [a, translated(b, [part(), part(), part()])];
}
