// Where a verdict has to choose among equals, such as the axes of a cube's depth or the normals at its edge: whether a claim
// chose another of them.
import type { Projection } from '../../core/index.node.ts';
import { metersIn } from '../../scene/numbers.ts';
import type { Aabb, Obb, Shape, Vec3 } from '../../scene/shape.ts';
import { ulpOf } from '../../scene/ulp.ts';
import { add, conjugate, dot, length, scale, sub, turn, unit } from '../../scene/vectors.ts';
import type { Claim } from './claim.ts';
import type { PairResults } from './pair-results.ts';

const kUlps = 8;
/** Of the largest coordinate: how far from the shapes a common point may be, for which the core gives no better bound. */
const kContactError = 2 ** -34;
/** For a component of a unit vector. */
const kUnitError = 2 ** -50;
/**
 * An axis nearer to the core's than this is the same, and compared as such: to first order the gap along it does not change
 * where a shape is round.
 */
const kOtherAxis = 1e-3;

/** `field`: as in a mismatch. */
export function isTied(
  field: string,
  claimed: unknown,
  claim: Claim,
  results: PairResults,
  within: number,
): boolean {
  switch (field) {
    case 'axis':
      return isVector(claimed) && isTiedAxis(claimed, results, within);
    case 'hit.normal':
    case 'hit.exitNormal':
    case 'hit.feature':
    case 'hit.exitFeature':
      return isTiedFace(field, claimed, results, within);
    case 'contact':
      return isVector(claimed) && isCommonPoint(claimed, results, within);
    case 'supportA':
    case 'supportB':
      return isVector(claimed) && isSupport(field, claimed, claim, results, within);
    default:
      return false;
  }
}

/** The core takes no larger coordinates. */
const kMost = 2 ** 199;

const isVector = (value: unknown): value is Vec3 =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((x) => typeof x === 'number' && Math.abs(x) <= kMost);

const isUnit = (axis: Vec3, within: number): boolean =>
  Math.abs(length(axis) - 1) <= Math.min(0.5, Math.max(within, 2 * kUnitError));

const errorOf = (numbers: readonly number[], within: number): number =>
  Math.max(within, kUlps * ulpOf(Math.max(0, ...numbers.map(Math.abs))));

const areNear = (one: Vec3, other: Vec3, error: number): boolean =>
  one.every((x, i) => Math.abs(x - (other[i] as number)) <= error);

/** Along it the shapes are as far apart or as deep as along the core's axis. */
function isTiedAxis(axis: Vec3, { core, a, b, verdict }: PairResults, within: number): boolean {
  if (verdict.axis === null || verdict.gap === null) return false;
  if (!isUnit(axis, within) || areNear(axis, verdict.axis, kOtherAxis)) return false;
  const direction = alongPlane(axis, [a, b], within);
  const [{ max }, { min }] = [core.project(a, direction), core.project(b, direction)];
  if (max === null || min === null) return false;
  return (
    Math.abs(min - max - verdict.gap) <= errorOf([...metersIn(a), ...metersIn(b), min, max], within)
  );
}

/** A plane has a projection only on exactly its normal, which no unit vector need be. */
function alongPlane(axis: Vec3, shapes: readonly Shape[], within: number): Vec3 {
  for (const shape of shapes) {
    if (shape.kind !== 'plane') continue;
    const size = length(shape.normal);
    for (const sign of [1, -1]) {
      const normal = scale(shape.normal, sign);
      if (areNear(axis, scale(normal, 1 / size), Math.max(within, kUnitError))) return normal;
    }
  }
  return axis;
}

interface Face {
  readonly name: string;
  readonly normal: Vec3;
  /** Of the point from the face's plane. */
  distance(point: Vec3): number;
}

/** The faces of the box that the hit point lies on, from the side on which a ray enters or leaves. */
function isTiedFace(
  field: string,
  claimed: unknown,
  { a, b, verdict }: PairResults,
  within: number,
): boolean {
  const isExit = field.startsWith('hit.exit');
  const box = [a, b].find((shape) => shape.kind === 'aabb' || shape.kind === 'obb');
  const direction = directionOf(a) ?? directionOf(b);
  const point = isExit ? verdict.hit?.exitPoint : verdict.hit?.point;
  const normal = isExit ? verdict.hit?.exitNormal : verdict.hit?.normal;
  if (!(box && direction && point && normal)) return false;
  return facesOf(box as Aabb | Obb).some((face) => {
    const inward = dot(direction, face.normal);
    if (isExit ? inward <= 0 : inward >= 0) return false;
    const isSame = field.endsWith('ormal')
      ? isVector(claimed) && areNear(claimed, face.normal, Math.max(within, kUnitError))
      : claimed === face.name;
    return isSame && Math.abs(face.distance(point)) <= errorOf(metersIn(box), within);
  });
}

function directionOf(shape: Shape): Vec3 | null {
  if (shape.kind === 'ray') return shape.direction;
  return shape.kind === 'segment' ? sub(shape.end, shape.start) : null;
}

function facesOf(box: Aabb | Obb): readonly Face[] {
  const rotation = box.kind === 'obb' ? unit(box.rotation) : null;
  return ['x', 'y', 'z'].flatMap((name, i) =>
    [-1, 1].map((sign): Face => {
      const own = [0, 1, 2].map((j) => (j === i ? sign : 0)) as unknown as Vec3;
      const distance = (point: Vec3): number => {
        if (box.kind === 'aabb')
          return (point[i] as number) - ((sign < 0 ? box.min : box.max)[i] as number);
        const local = sub(point, box.center);
        const turned = rotation ? turn(conjugate(rotation), local) : local;
        return sign * (turned[i] as number) - (box.halfExtents[i] as number);
      };
      const normal = rotation ? turn(rotation, own) : own;
      return { name: `${name}${sign < 0 ? '-' : '+'}`, normal, distance };
    }),
  );
}

const isOn = (point: Vec3, shape: Shape, { core }: PairResults, error: number): boolean =>
  core.distance({ kind: 'point', position: point }, shape).distance <= error;

function isCommonPoint(point: Vec3, results: PairResults, within: number): boolean {
  const { a, b, verdict } = results;
  if (verdict.contact === null) return false;
  const size = Math.max(...[...metersIn(a), ...metersIn(b), ...point].map(Math.abs));
  const error = Math.max(within, kContactError * size);
  return isOn(point, a, results, error) && isOn(point, b, results, error);
}

/** A point of the shape that is furthest along the axis: the one claimed, which is compared by itself, or the core's. */
function isSupport(
  field: 'supportA' | 'supportB',
  point: Vec3,
  claim: Claim,
  results: PairResults,
  within: number,
): boolean {
  const { core, a, b, verdict } = results;
  const axis = claim.axis ?? verdict.axis;
  if (!(isVector(axis) && isUnit(axis, within)) || verdict[field] === null) return false;
  const isA = field === 'supportA';
  const { core: thin, radius } = withoutRadius(isA ? a : b);
  const inner = add(point, scale(axis, isA ? -radius : radius));
  const projection: Projection = core.project(thin, alongPlane(axis, [a, b], within));
  const most = isA ? projection.max : projection.min;
  const error = errorOf([...metersIn(isA ? a : b), ...point], within);
  if (most === null || Math.abs(dot(axis, inner) - most) > error) return false;
  return isOn(inner, thin, results, error);
}

/** Of a round shape what it is round about: there the support points of one axis are exactly those of the other shapes. */
function withoutRadius(shape: Shape): { readonly core: Shape; readonly radius: number } {
  if (shape.kind === 'sphere') {
    return { core: { kind: 'point', position: shape.center }, radius: shape.radius };
  }
  if (shape.kind !== 'capsule') return { core: shape, radius: 0 };
  const { start, end, radius } = shape;
  return { core: { kind: 'segment', start, end }, radius };
}
