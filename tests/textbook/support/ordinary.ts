// Ordinary cases of a pair: no shape is degenerate, and no answer hangs on the last digits.
import fc from 'fast-check';
import { isFlat } from '../../../web/cli/testing/arbitraries/is-flat.ts';
import type { Core } from '../../../web/core/index.ts';
import { fieldsOf, readNumbers } from '../../../web/scene/numbers.ts';
import type { Kind, Shape } from '../../../web/scene/shape.ts';
import { translated } from '../../../web/scene/transform.ts';
import { sub } from '../../../web/scene/vectors.ts';
import { shapeOf } from '../../core/support/shapes.ts';

export interface Case {
  readonly a: Shape;
  readonly b: Shape;
  readonly meets: boolean;
}

/** Nearer to contact than this, in metres, a case is not ordinary. */
const kNear = 1e-3;

/**
 * `thin`: the two meet in single points only, which textbooks decide with a tolerance. Every other
 * pair is moved there.
 */
export function ordinaryCases(
  core: Core,
  [a, b]: readonly [Kind, Kind],
  thin: boolean,
  count: number,
): readonly Case[] {
  const drawn = fc.sample(fc.tuple(shapeOf[a], shapeOf[b]), { seed: 1, numRuns: 3 * count });
  return drawn
    .filter((shapes) => !shapes.some(isFlat))
    .flatMap(([first, second], i): Case[] => {
      const outcome = core.outcome(first, second);
      const { distance, depth, pointA, pointB } = core.distance(first, second);
      if (outcome === 'touching' || (outcome === 'overlapping' && (depth ?? kNear) < kNear)) {
        return [];
      }
      if (outcome === 'overlapping') return [{ a: first, b: second, meets: true }];
      if (distance < kNear) return [];
      const moved = translated(second, sub(pointA, pointB));
      return thin && i % 2 === 0
        ? [{ a: first, b: moved, meets: true }]
        : [{ a: first, b: second, meets: false }];
    })
    .slice(0, count);
}

/** The numbers of each field, in the order of the fields; 1e30 stands for no end. */
export const valuesOf = (shape: Shape): readonly (readonly number[])[] =>
  fieldsOf(shape.kind).map((field) =>
    readNumbers(shape, field).map((value) => (Number.isFinite(value) ? value : 1e30)),
  );
