// Positions of a shape in exact contact near one that is in contact up to rounding. Where shapes touch, the position p
// lies on a plane, N · p = D, whose numbers are ratios of whole numbers for boxes with any quaternions. Few doubles
// solve that by one coordinate alone, but many positions do whose coordinates are short: two of them are taken from a
// grid, the third follows from the plane and is taken where it lies on the grid as well. The core has the last word.
import { type NumberField, numberFields, readNumbers, withNumbers } from '../../scene/numbers.ts';
import type { SceneShape } from '../../scene/scene-shape.ts';
import type { Vec3 } from '../../scene/shape.ts';
import { translated } from '../../scene/transform.ts';
import { ulpOf } from '../../scene/ulp.ts';
import { add, scale } from '../../scene/vectors.ts';
import { isPosition } from './motion.ts';

/** Bits of a position behind its leading one, the finest first: what is moved sideways is then least. */
const kBits = [40, 34, 28, 22, 16, 10];
/** Neighbors of a coordinate on the grid that are tried, in each direction. */
const kReach = 12;
/** A component of the normal below this part of its length leaves its coordinate open. */
const kLeast = 1e-3;
/** Rounding of the plane's numbers, in ulps of the position's. */
const kRounding = 16;
export const kMostGridCalls = 600;

/** Where a shape can be placed. */
interface Place {
  readonly start: Vec3;
  at(position: Vec3): SceneShape;
}

/**
 * The nearest position found in which the shapes touch exactly; null: none was found. `shape` is in contact up to
 * rounding, `normal` the direction in which it would get free, `isTouching` the core's exact answer.
 */
export function gridContact(
  shape: SceneShape,
  normal: Vec3,
  isTouching: (shape: SceneShape) => boolean,
): SceneShape | null {
  const place = placeOf(shape);
  if (place === null) return null;
  const size = Math.max(...place.start.map(Math.abs), ...sizesOf(shape));
  let calls = 0;
  for (const bits of kBits) {
    const step = 2 ** (Math.floor(Math.log2(size)) - bits);
    for (const position of onPlane(place.start, normal, step, kRounding * ulpOf(size))) {
      calls += 1;
      if (calls > kMostGridCalls) return null;
      const moved = place.at(position);
      if (isTouching(moved)) return moved;
    }
  }
  return null;
}

/** A shape with several positions is translated as a whole. */
function placeOf(shape: SceneShape): Place | null {
  if (shape.kind === 'plane') return null;
  const [field, ...more] = numberFields(shape.kind).filter(isPosition);
  if (field && more.length === 0) {
    const start = readNumbers(shape, field) as unknown as Vec3;
    return { start, at: (position) => withNumbers(shape, field, position) };
  }
  return { start: [0, 0, 0], at: (by) => translated(shape, by) };
}

const isLength = ({ unit, endless }: NumberField) => unit === 'meter' && !endless;

const sizesOf = (shape: SceneShape): readonly number[] =>
  numberFields(shape.kind)
    .filter(isLength)
    .flatMap((field) => readNumbers(shape, field).map(Math.abs));

/** Positions of the grid on the plane through the start, the nearest first; the least certain coordinate is solved. */
function onPlane(start: Vec3, normal: Vec3, step: number, rounding: number): readonly Vec3[] {
  const base = start.map((value) => Math.round(value / step) * step) as unknown as Vec3;
  const found: { readonly position: Vec3; readonly moved: number }[] = [];
  const order = [0, 1, 2].toSorted((i, j) => Math.abs(normal[j] ?? 0) - Math.abs(normal[i] ?? 0));
  const [solved = 0, first = 1, second = 2] = order;
  const along = normal[solved] ?? 0;
  const reachOf = (axis: number) => (Math.abs(normal[axis] ?? 0) < kLeast ? 0 : kReach);
  const [most, mostSecond] = [reachOf(first), reachOf(second)];
  for (let i = -most; i <= most; i++) {
    for (let j = -mostSecond; j <= mostSecond; j++) {
      const chosen = base
        .with(first, (base[first] ?? 0) + i * step)
        .with(second, (base[second] ?? 0) + j * step);
      const off = (axis: number) => (chosen[axis] ?? 0) - (start[axis] ?? 0);
      const rest = (normal[first] ?? 0) * off(first) + (normal[second] ?? 0) * off(second);
      const exact = (start[solved] ?? 0) - rest / along;
      const onGrid = Math.round(exact / step) * step;
      if (Math.abs(onGrid - exact) > rounding) continue;
      const position = chosen.with(solved, onGrid) as unknown as Vec3;
      const by = add(position, scale(start, -1));
      found.push({ position, moved: Math.hypot(...by) });
    }
  }
  return found.toSorted((a, b) => a.moved - b.moved).map(({ position }) => position);
}
