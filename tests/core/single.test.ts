// The float32 verdict beside the exact one: away from contact they agree, at contact they need not.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadSingle } from '../../web/core/single.node.ts';
import { core } from './support/core.ts';
import { shapeOf } from './support/shapes.ts';

const single = await loadSingle(core.catalog);

/** Shrinking stops in time to report what it has. */
const kRuns = { numRuns: 1500, interruptAfterTimeLimit: 15_000 };
/** A thousandth of the coordinates of the random shapes: nearer, float32 may err. */
const kNear = 6e-3;
/** What slivers and lines that are nearly parallel leave of the digits that float32 has. */
const closeTo = (value: number) => 1e-3 * (1 + Math.abs(value));

const sign = { apart: 1, touching: 0, overlapping: -1 };

describe.each(core.catalog.pairs)('$name', (pair) => {
  const shapes = fc.tuple(shapeOf[pair.a], shapeOf[pair.b]);

  test('away from contact the outcome is the true one, in both orders', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, gap } = core.test(a, b);
        if (gap !== null && Math.abs(gap) < kNear) return;
        expect(single.test(a, b).outcome).toBe(outcome);
        expect(single.test(b, a).outcome).toBe(outcome);
      }),
      kRuns,
    );
  });

  test('swapping the shapes changes no outcome', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const forward = single.test(a, b);
        const backward = single.test(b, a);
        expect(backward.outcome).toBe(forward.outcome);
        // The first axis that separates may be another one where the shapes are of one kind.
        if (pair.a !== pair.b) expect(backward.gap).toBe(forward.gap);
      }),
      kRuns,
    );
  });

  test('the gap is a float32 with the sign of the outcome', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, gap } = single.test(a, b);
        if (gap === null) {
          expect(pair.name).toBe('planePlane');
          return;
        }
        expect(Object.is(gap, Math.fround(gap))).toBe(true);
        expect(Math.sign(gap)).toBe(sign[outcome]);
      }),
      kRuns,
    );
  });

  test('the depth is the true one but for rounding, and the gap no more than the distance', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const exact = core.test(a, b);
        const { outcome, gap } = single.test(a, b);
        if (exact.gap === null || Math.abs(exact.gap) < kNear || gap === null) return;
        if (outcome === 'overlapping') {
          expect(Math.abs(gap - exact.gap)).toBeLessThan(closeTo(exact.gap));
        } else {
          const { distance } = core.distance(a, b);
          expect(gap).toBeLessThan(distance + closeTo(distance));
        }
      }),
      kRuns,
    );
  });
});
