import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../../web/core/index.node.ts';
import { RotationConverter } from '../../../../web/panel/numbers/rotation-converter.ts';
import type { Quat, Vec3 } from '../../../../web/scene/shape.ts';
import { expectNear } from '../../scene/samples.ts';

let core: Core;
let turns: RotationConverter;
beforeAll(async () => {
  core = await loadCore();
  turns = new RotationConverter(core.quaternion);
});

const angle = fc.double({ min: -720, max: 720, noNaN: true });
const part = fc.double({ min: -5, max: 5, noNaN: true });
const order = fc.constantFrom('XYZ', 'YXZ', 'ZXY', 'ZYX', 'YZX', 'XZY' as const);

/** A copy is not in the cache of entered rotations. */
const copyOf = (q: Quat): Quat => [q[0], q[1], q[2], q[3]];
const sameTurn = (p: Quat, q: Quat) => {
  for (const [axis, other] of core.quaternion
    .toAxes(p)
    .map((each, i) => [each, core.quaternion.toAxes(q)[i] ?? []] as const)) {
    expectNear(axis, other, 9);
  }
};

describe('entered numbers are shown while the rotation is unchanged', () => {
  test('Euler angles outside of the canonical range', () => {
    fc.assert(
      fc.property(angle, angle, angle, order, (x, y, z, name) => {
        const rotation = turns.fromEuler([x, y, z], name);
        expect(turns.euler(rotation, name)).toEqual([x, y, z]);
      }),
    );
  });

  test('an axis of any length, also with angle zero', () => {
    const rotation = turns.fromAxisAngle([0, 3, 4, 0]);
    expect(turns.axisAngle(rotation)).toEqual([0, 3, 4, 0]);
    expect(turns.axisAngle(copyOf(rotation))).toEqual([1, 0, 0, 0]);
  });
});

describe('converting another rotation and back yields the same rotation', () => {
  test('in Euler angles', () => {
    fc.assert(
      fc.property(angle, angle, angle, order, (x, y, z, name) => {
        const rotation = turns.fromEuler([x, y, z], name);
        const angles: Vec3 = turns.euler(copyOf(rotation), name);
        sameTurn(turns.fromEuler(angles, name), rotation);
      }),
    );
  });

  test('as axis and angle', () => {
    fc.assert(
      fc.property(part, part, part, angle, (x, y, z, turn) => {
        fc.pre(Math.hypot(x, y, z) > 1e-3);
        const rotation = turns.fromAxisAngle([x, y, z, turn]);
        const [ax, ay, az, shown] = turns.axisAngle(copyOf(rotation));
        expect(shown).toBeGreaterThanOrEqual(0);
        expect(shown).toBeLessThanOrEqual(180);
        sameTurn(turns.fromAxisAngle([ax, ay, az, shown]), rotation);
      }),
    );
  });
});

test('in degrees', () => {
  expectNear(turns.euler([0, 0, 1, 1], 'XYZ'), [0, 0, 90]);
  expectNear(turns.axisAngle([0, 2, 0, 2]), [0, 1, 0, 90]);
});
