// Shapes with exact integer corners, from which a touching pair can be constructed without a search.
import type { Arbitrary } from 'fast-check';
import type { Quantity } from '../../../scene/kinds/quantities.ts';
import { fieldsOf, type NumberField, readNumbers } from '../../../scene/numbers.ts';
import type { Kind, Quat, Shape, Vec3 } from '../../../scene/shape.ts';
import { translated } from '../../../scene/transform.ts';
import { add, kIdentity, scale, sub } from '../../../scene/vectors.ts';
import { fastCheck } from '../fast-check.ts';
import { shapeOf, type Value, vectorsOf, withValues } from './fields.ts';
import { isFlat } from './is-flat.ts';
import { integerRotation } from './numbers.ts';

/** All points no further than a radius from the convex hull of its corners. */
export interface CornerShape {
  readonly kind: Kind;
  readonly corners: readonly Vec3[];
  /** Directions of the edges; of a ray, its direction. */
  readonly edges: readonly Vec3[];
  /** The radius in a unit that is chosen later, to keep points on the surface integers; 0: none. */
  readonly rounds: number;
  /** The shape translated, with its radius in this unit. */
  at(offset: Vec3, unit: number): Shape;
}

const kMaxCoordinate = 4;

const integer = () => fastCheck().integer({ min: -kMaxCoordinate, max: kMaxCoordinate });
const position = (): Arbitrary<Vec3> => fastCheck().tuple(integer(), integer(), integer());
const size = (flat: boolean) => fastCheck().integer({ min: flat ? 0 : 1, max: 3 });
const sizes = (flat: boolean): Arbitrary<Vec3> =>
  fastCheck().tuple(size(flat), size(flat), size(flat));
const vector = (flat: boolean): Arbitrary<Vec3> =>
  position().filter((v) => flat || v.some((x) => x !== 0));

/** Generators by quantity; corners except the first are generated as offsets from it. */
const kGenerators: Readonly<
  Record<Exclude<Quantity, 'normal' | 'offset'>, (flat: boolean) => Arbitrary<Value>>
> = {
  position,
  corner: vector,
  span: vector,
  least: position,
  greatest: sizes,
  direction: () => vector(false),
  rotation: integerRotation,
  halfExtents: sizes,
  length: size,
};

/** Not for planes, which have no corners. */
export function cornerShape(kind: Exclude<Kind, 'plane'>, flat: boolean): Arbitrary<CornerShape> {
  const fields = fieldsOf(kind).filter(({ endless }) => !endless);
  const first = fields.findIndex(({ quantity }) => quantity === 'corner' || quantity === 'least');
  const drawn = fields.map(({ quantity }, i) =>
    i === first ? position() : kGenerators[quantity as keyof typeof kGenerators](flat),
  );
  return fastCheck()
    .tuple(...drawn)
    .map((values) => shapeOf(kind, fields, fieldValues(fields, values, first)))
    .filter((shape) => flat || !isFlat(shape))
    .map(withOutline);
}

/** Converts generated values to those of the fields. */
function fieldValues(
  fields: readonly NumberField[],
  values: readonly Value[],
  first: number,
): readonly Value[] {
  const rotation = values[fields.findIndex(({ quantity }) => quantity === 'rotation')];
  return fields.map(({ quantity }, i) => {
    const value = values[i] as Vec3;
    // The quaternion's rotation matrix times its squared norm has integer entries.
    if (quantity === 'halfExtents') return scale(value, integerAxes(rotation as Quat).square);
    const isFromFirst = kFromFirst.includes(quantity) && i !== first;
    return isFromFirst ? add(values[first] as Vec3, value) : value;
  });
}

const kFromFirst: readonly Quantity[] = ['corner', 'span', 'greatest'];

const withOutline = (shape: Shape): CornerShape => ({
  kind: shape.kind,
  ...outlineOf(shape),
  rounds: radiusOf(shape),
  at: (offset, unit) => {
    const sized = withValues(shape, (value, { quantity }) =>
      quantity === 'length' ? (value as number) * unit : value,
    );
    return translated(sized, offset);
  },
});

function radiusOf(shape: Shape): number {
  const radius = fieldsOf(shape.kind).find(
    ({ quantity, endless }) => quantity === 'length' && !endless,
  );
  return radius ? (readNumbers(shape, radius)[0] ?? 0) : 0;
}

function rotationOf(shape: Shape): Quat {
  const rotation = fieldsOf(shape.kind).find(({ quantity }) => quantity === 'rotation');
  return rotation ? (readNumbers(shape, rotation) as Quat) : kIdentity;
}

type Outline = Pick<CornerShape, 'corners' | 'edges'>;

function outlineOf(shape: Shape): Outline {
  const [least, greatest] = vectorsOf(shape, 'least', 'greatest');
  if (least && greatest) return alignedBox(least, greatest);
  const [halfExtents] = vectorsOf(shape, 'halfExtents');
  const points = vectorsOf(shape, 'position', 'corner');
  if (halfExtents) return orientedBox(points[0] as Vec3, rotationOf(shape), halfExtents);
  const spans = vectorsOf(shape, 'span').map((corner) => sub(corner, points[0] as Vec3));
  const between = points.flatMap((from, i) => points.slice(i + 1).map((to) => sub(to, from)));
  return {
    corners: spans.reduce(
      (all, span) => all.concat(all.map((each) => add(each, span))),
      points.slice(),
    ),
    edges: [...between, ...spans, ...vectorsOf(shape, 'direction')],
  };
}

function alignedBox(least: Vec3, greatest: Vec3): Outline {
  const extents = sub(greatest, least);
  const halves = kAxes.map((axis, i) => scale(axis, (extents[i] as number) / 2));
  return { corners: boxCorners(add(least, scale(extents, 0.5)), halves), edges: kAxes };
}

function orientedBox(center: Vec3, rotation: Quat, halfExtents: Vec3): Outline {
  const { axes, square } = integerAxes(rotation);
  const halves = axes.map((axis, i) => scale(axis, (halfExtents[i] as number) / square));
  return { corners: boxCorners(center, halves), edges: axes };
}

const kAxes: readonly Vec3[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

function boxCorners(center: Vec3, halves: readonly Vec3[]): Vec3[] {
  return halves.reduce<Vec3[]>(
    (corners, half) => corners.flatMap((corner) => [sub(corner, half), add(corner, half)]),
    [center],
  );
}

function integerAxes([x, y, z, w]: Quat): { axes: readonly Vec3[]; square: number } {
  return {
    axes: [
      [w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z],
    ],
    square: x * x + y * y + z * z + w * w,
  };
}
