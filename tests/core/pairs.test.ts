// Every pair of the core's table against what must hold for any of them. A failing case is shrunk and
// printed with its seed.
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { Verdict } from '../../web/core/verdict.ts';
import type { Kind, Quat, Vec3 } from '../../web/scene/shape.ts';
import { core } from './support/core.ts';
import { covers, dot, moved, norm, scale } from './support/geometry.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { coordinate, direction, point, shapeOf } from './support/shapes.ts';

/** Shrinking stops in time to report what it has. */
const kRuns = { numRuns: propertyRuns(1500), interruptAfterTimeLimit: 15_000 };
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
function requireOtherHit(backward: Verdict, forward: Verdict): void {
  requireEqual(backward.hit === null, forward.hit === null);
  requireEqual(backward.contact === null, forward.contact === null);
  if (forward.hit === null || forward.hit.t !== forward.hit.tExit) return;
  requireEqual(backward.contact, forward.contact);
  requireEqual(backward.hit?.t, forward.hit.tB);
  requireEqual(backward.hit?.tB, forward.hit.t);
  requireEqual(backward.hit?.point, forward.hit.point);
  requireEqual(backward.hit?.startsInside, forward.hit.startsInside);
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
        requireEqual(backward.outcome, forward.outcome);
        if (pair.a === pair.b) {
          if (forward.outcome === 'overlapping') {
            const gaps = [forward.gap ?? 0, backward.gap ?? 0] as const;
            requireThat(close(...gaps), 'the gaps are close', gaps);
          }
          return;
        }
        requireEqual(backward.gap, forward.gap);
        requireEqual(negated(backward.axis), forward.axis?.map((x) => x + 0) ?? null);
        requireEqual(backward.supportA, forward.supportB);
        requireEqual(backward.supportB, forward.supportA);
        requireEqual(backward.cornersA, forward.cornersB);
        requireEqual(backward.cornersB, forward.cornersA);
        if (isCurve(pair.a) && isCurve(pair.b)) requireOtherHit(backward, forward);
        else {
          requireEqual(backward.contact, forward.contact);
          requireEqual(backward.hit, forward.hit);
        }
        requireEqual(backward.side, forward.side);
        requireEqual(backward.plane, forward.plane);
      }),
      kRuns,
    );
  });

  test('the explained answer is the plain one', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { method, file, steps, ...verdict } = core.explain(a, b);
        requireEqual(verdict, core.test(a, b));
        requireEqual(method, pair.method);
        requireEqual(file, pair.file);
        requireThat(steps.length > 0, 'there are steps', steps);
      }),
      kRuns,
    );
  });

  test('the ledger and the verdict agree', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, candidate, steps } = core.explain(a, b);
        const separating = steps.filter((step) => step.status === 'separates');
        requireEqual(separating.length > 0, outcome === 'apart');
        for (const step of steps) {
          const explained = step.status !== 'skipped' || step.skipReason !== null;
          requireThat(explained, 'a skipped step has a reason', step);
          if (step.gap === null) continue;
          const sign = { separates: 1, touches: 0, overlaps: -1, skipped: 0 }[step.status];
          requireEqual(Math.sign(step.gap) + 0, sign); // −0 is 0
        }
        if (outcome !== 'apart') return;
        const first = separating.find((step) => step.reached);
        requireEqual(first?.name, candidate);
      }),
      kRuns,
    );
  });

  test('the gap has the sign of the outcome', () => {
    fc.assert(
      fc.property(shapes, ([a, b]) => {
        const { outcome, gap } = core.test(a, b);
        if (gap !== null) {
          requireEqual(Math.sign(gap), { apart: 1, touching: 0, overlapping: -1 }[outcome]);
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
        requireThat(Math.abs(Math.hypot(...axis) - 1) < 4e-15, 'the axis has length one', axis);
        const [, aMax] = covers(a, axis);
        const [bMin] = covers(b, axis);
        requireThat(close(bMin - aMax, gap), 'bMin − aMax is the gap', { aMax, bMin, gap });
      }),
      kRuns,
    );
  });

  test('the contact point belongs to both', () => {
    fc.assert(
      fc.property(shapes, fc.array(unit, { minLength: 6, maxLength: 6 }), ([a, b], axes) => {
        const { outcome, axis, contact } = core.test(a, b);
        requireEqual(contact === null, outcome === 'apart');
        if (contact === null) return;
        const normals = [a, b].flatMap((shape) =>
          shape.kind === 'plane' ? [scale(shape.normal, 1 / norm(shape.normal))] : [],
        );
        for (const line of [...(axis === null ? [] : [axis]), ...normals, ...axes]) {
          const at = dot(contact, line);
          for (const shape of [a, b]) {
            const [min, max] = covers(shape, line);
            const inside = close(Math.min(Math.max(at, min), max), at);
            requireThat(inside, 'min ≤ at ≤ max', { shape, line, min, at, max });
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
        requireEqual(after.outcome, before.outcome);
        requireEqual(after.side, before.side);
        if (before.hit === null || after.hit === null) return;
        const ts = [before.hit.t, after.hit.t] as const;
        requireThat(close(...ts, 1e-6), 'both hits have the same t', ts);
      }),
      kRuns,
    );
  });
});
