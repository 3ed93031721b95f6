// Random shapes of every kind with sizes of a few meters, generated field by field from its quantity.
import type { Arbitrary } from 'fast-check';
import { kindNames } from '../../../scene/kinds/index.ts';
import type { Quantity } from '../../../scene/kinds/quantities.ts';
import { fieldsOf, type NumberField } from '../../../scene/numbers.ts';
import type { Kind, ShapeOf, Vec3 } from '../../../scene/shape.ts';
import { max, min } from '../../../scene/vectors.ts';
import { shortJson } from '../../../strings/printable.ts';
import { fastCheck } from '../fast-check.ts';
import { InvalidOptionsError } from '../testing-errors.ts';
import { shapeOf, type Value } from './fields.ts';
import { isFlat } from './is-flat.ts';
import { coordinate, direction, extent, rotations, vector } from './numbers.ts';

export interface ShapeOptions {
  /** Degenerate shapes: zero extents and radii, collinear triangles, and so on. Default: false. */
  readonly flat?: boolean;
}

/** Points that are generated together, to make them collinear for degenerate shapes. */
type Corner = 'corner' | 'span' | 'least' | 'greatest';
const kCorners: readonly Quantity[] = ['corner', 'span', 'least', 'greatest'] satisfies Corner[];

const kGenerators: Readonly<
  Record<Exclude<Quantity, Corner>, (flat: boolean) => Arbitrary<Value>>
> = {
  position: vector,
  direction,
  normal: direction,
  rotation: rotations,
  length: extent,
  halfExtents: (flat) => fastCheck().tuple(extent(flat), extent(flat), extent(flat)),
  offset: coordinate,
};

/** @throws InvalidOptionsError where one is no kind of shape, or there is none */
export function checkKinds(kinds: readonly unknown[]): void {
  const unknown = kinds.findIndex((kind) => !(kindNames as readonly unknown[]).includes(kind));
  if (unknown < 0 && kinds.length > 0) return;
  const given = unknown < 0 ? 'none is given' : `${shortJson(kinds[unknown])} is none`;
  throw new InvalidOptionsError(`kinds: some of ${kindNames.join(', ')}; ${given}`);
}

/**
 * Shapes of one kind, of some, or of any.
 * @throws InvalidOptionsError for an unknown kind
 */
export function shapes<K extends Kind = Kind>(
  kinds: K | readonly K[] = kindNames as readonly K[],
  options: ShapeOptions = {},
): Arbitrary<ShapeOf<K>> {
  const wanted = Array.isArray(kinds) ? (kinds as readonly K[]) : [kinds as K];
  checkKinds(wanted);
  const { flat = false } = options ?? {};
  return fastCheck().oneof(...wanted.map((kind) => ofKind(kind, flat)));
}

function ofKind<K extends Kind>(kind: K, flat: boolean): Arbitrary<ShapeOf<K>> {
  const corners = fieldsOf(kind).filter(isCorner);
  const others = fieldsOf(kind).filter((field) => !isCorner(field));
  const fields = [...corners, ...others];
  const made = fastCheck()
    .tuple(...cornerValues(corners, flat), ...others.map((field) => ownValue(field, flat)))
    .map((values) => shapeOf(kind, fields, values.flat()) as ShapeOf<K>);
  return flat ? made : made.filter((shape) => !isFlat(shape));
}

const isCorner = ({ quantity }: NumberField) => kCorners.includes(quantity);

type Values = Arbitrary<readonly (Value | null)[]>;

function ownValue({ quantity, endless }: NumberField, flat: boolean): Values {
  const fc = fastCheck();
  const value = kGenerators[quantity as Exclude<Quantity, Corner>](flat);
  return (endless ? fc.option(value) : value).map((each) => [each]);
}

/** Empty if there are no corners. */
function cornerValues(corners: readonly NumberField[], flat: boolean): readonly Values[] {
  if (corners.length === 0) return [];
  return [
    points(corners.length, flat).map((drawn) =>
      corners.map(({ quantity }, i) => {
        if (quantity === 'least') return drawn.reduce(min);
        return quantity === 'greatest' ? drawn.reduce(max) : (drawn[i] as Vec3);
      }),
    ),
  ];
}

/** Random points; if `flat`, often coincident or collinear. */
function points(count: number, flat: boolean): Arbitrary<readonly Vec3[]> {
  const fc = fastCheck();
  const free: Arbitrary<readonly Vec3[]> = fc.array(vector(), {
    minLength: count,
    maxLength: count,
  });
  if (!flat) return free;
  const collinear = fc
    .tuple(
      vector(),
      direction(),
      fc.array(fc.integer({ min: -2, max: 2 }), { minLength: count, maxLength: count }),
    )
    .map(([origin, along, steps]) =>
      steps.map(
        (t): Vec3 => [origin[0] + t * along[0], origin[1] + t * along[1], origin[2] + t * along[2]],
      ),
    );
  return fc.oneof(collinear, free);
}
