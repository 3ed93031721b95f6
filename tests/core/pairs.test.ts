// Every pair of the core's table against what must hold for any of them. A failing case is shrunk and
// printed with its seed.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../web/core/verdict.ts';
import type { Kind, Quat, Vec3 } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { covers, dot, moved, norm, scale } from './support/geometry.ts';
import { coordinate, direction, point, shapeOf } from './support/shapes.ts';

/** Shrinking stops in time to report what it has. */
const kRuns = { numRuns: 1500, interruptAfterTimeLimit: 15_000 };
/** Closer to contact than this, rounding of the moved inputs may change the true answer. */
const kNear = 1e-7;
/** A hit beyond this belongs to a ray that is parallel but for rounding. */
const kFar = 1e6;

const unit = direction.map((v) => scale(v, 1 / norm(v)));
const isCurve = (kind: Kind) => kind === 'ray' || kind === 'segment';

/**
 * Hit and contact are the first common point along the first of two curves. Where they have no
 * other, tB is the other's t.
 */
function expectOtherHit(backward: Verdict, forward: Verdict): void {
  expect(backward.hit === null).toBe(forward.hit === null);
  expect(backward.contact === null).toBe(forward.contact === null);
  if (forward.hit === null || forward.hit.t !== forward.hit.tExit) return;
  expect(backward.contact).toEqual(forward.contact);
  expect(backward.hit?.t).toBe(forward.hit.tB);
  expect(backward.hit?.tB).toBe(forward.hit.t);
  expect(backward.hit?.point).toEqual(forward.hit.point);
  expect(backward.hit?.startsInside).toBe(forward.hit.startsInside);
}

const negated = (v: Vec3 | null) => v?.map((x) => 0 - x) ?? null;
const close = (a: number, b: number, bound = 1e-9) =>
  a === b || Math.abs(a - b) <= bound * (1 + Math.abs(a) + Math.abs(b));

describe.each(core.catalog.pairs)('$name', (pair) => {
  const shapes = fc.tuple(shapeOf[pair.a], shapeOf[pair.b]);

  test('swapping the shapes mirrors the answer', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const forward = core.test(a, b);
        const backward = core.test(b, a);
        expect(backward.outcome).toBe(forward.outcome);
        if (pair.a === pair.b) {
          if (forward.outcome === 'overlapping') {
            expect(close(forward.gap ?? 0, backward.gap ?? 0)).toBe(true);
          }
          return;
        }
        expect(backward.gap).toBe(forward.gap);
        expect(negated(backward.axis)).toEqual(forward.axis?.map((x) => x + 0) ?? null);
        expect(backward.pointA).toEqual(forward.pointB);
        expect(backward.pointB).toEqual(forward.pointA);
        expect(backward.cornersA).toEqual(forward.cornersB);
        expect(backward.cornersB).toEqual(forward.cornersA);
        if (isCurve(pair.a) && isCurve(pair.b)) expectOtherHit(backward, forward);
        else {
          expect(backward.contact).toEqual(forward.contact);
          expect(backward.hit).toEqual(forward.hit);
        }
        expect(backward.side).toBe(forward.side);
        expect(backward.plane).toEqual(forward.plane);
      }),
      kRuns,
    );
  });

  test('the explained answer is the plain one', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { method, file, steps, ...verdict } = core.explain(a, b);
        expect(verdict).toEqual(core.test(a, b));
        expect(method).toBe(pair.method);
        expect(file).toBe(pair.file);
        expect(steps.length).toBeGreaterThan(0);
      }),
      kRuns,
    );
  });

  test('the ledger and the verdict agree', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, candidate, steps } = core.explain(a, b);
        const separating = steps.filter((step) => step.status === 'separates');
        expect(separating.length > 0).toBe(outcome === 'apart');
        for (const step of steps) {
          if (step.status === 'skipped') expect(step.skipReason).not.toBe(null);
          if (step.gap === null) continue;
          const sign = { separates: 1, touches: 0, overlaps: -1, skipped: 0 }[step.status];
          expect(Math.sign(step.gap) + 0).toBe(sign); // −0 is 0
        }
        if (outcome !== 'apart') return;
        const first = separating.find((step) => step.reached);
        expect(first?.name).toBe(candidate);
      }),
      kRuns,
    );
  });

  test('the gap has the sign of the outcome', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, gap } = core.test(a, b);
        if (gap !== null) {
          expect(Math.sign(gap)).toBe({ apart: 1, touching: 0, overlapping: -1 }[outcome]);
        }
      }),
      kRuns,
    );
  });

  test('the witness separates', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, axis, gap } = core.test(a, b);
        if (outcome !== 'apart' || axis === null || gap === null) return;
        expect(Math.abs(Math.hypot(...axis) - 1)).toBeLessThan(1e-15 * 4);
        const [, aMax] = covers(a, axis);
        const [bMin] = covers(b, axis);
        expect(close(bMin - aMax, gap)).toBe(true);
      }),
      kRuns,
    );
  });

  test('the contact point belongs to both', () => {
    fc.assert(
      fc.property(shapes, fc.array(unit, { minLength: 6, maxLength: 6 }), ([a, b], axes) => {
        const { outcome, axis, contact } = core.test(a, b);
        expect(contact === null).toBe(outcome === 'apart');
        if (contact === null) return;
        const normals = [a, b].flatMap((shape) =>
          shape.kind === 'plane' ? [scale(shape.normal, 1 / norm(shape.normal))] : [],
        );
        for (const line of [...(axis === null ? [] : [axis]), ...normals, ...axes]) {
          const at = dot(contact, line);
          for (const shape of [a, b]) {
            const [min, max] = covers(shape, line);
            expect(close(Math.min(Math.max(at, min), max), at)).toBe(true);
          }
        }
      }),
      kRuns,
    );
  });

  test('a rigid motion of both changes nothing', () => {
    const motion = fc
      .tuple(coordinate, coordinate, coordinate, coordinate)
      .filter((q) => Math.hypot(...q) > 0.1) as fc.Arbitrary<Quat>;
    fc.assert(
      fc.property(shapes, motion, point, ([a, b], q, offset) => {
        const before = core.test(a, b);
        const after = core.test(moved(a, q, offset), moved(b, q, offset));
        const near = (gap: number | null) => gap !== null && Math.abs(gap) < kNear;
        const far = [before, after].some(({ hit }) => hit !== null && hit.t > kFar);
        // Parallel planes are apart or one; turned, their normals are rounded and they cross.
        const parallel = pair.name === 'planePlane' && before.outcome !== 'overlapping';
        if (near(before.gap) || near(after.gap) || far || parallel) return; // the motion rounds
        expect(after.outcome).toBe(before.outcome);
        expect(after.side).toBe(before.side);
        if (before.hit && after.hit) expect(close(before.hit.t, after.hit.t, 1e-6)).toBe(true);
      }),
      kRuns,
    );
  });
});
