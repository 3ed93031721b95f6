// core.quaternion: the laws that hold for all quaternions, every documented edge, every refusal.
// References in higher precision are in tests/cpp/linear/quaternion_test.cpp.
import fc from 'fast-check';
import { Euler, type EulerOrder as ThreeOrder, Quaternion as ThreeQuaternion } from 'three';
import { describe, expect, test } from 'vitest';
import { type EulerOrder, Quaternions } from '../../web/core/quaternion.ts';
import type { Quat, Vec3 } from '../../web/scene/shape.ts';
import { CollisionError, core, InvalidArgumentError } from './support/core.ts';
import { dot, norm, scale } from './support/geometry.ts';
import { requireEqual, requireThat } from './support/require.ts';
import { propertyRuns } from './support/runs.ts';
import { thrown } from './support/thrown.ts';

const { quaternion, catalog } = core;
const kOrders = ['XYZ', 'YXZ', 'ZXY', 'ZYX', 'YZX', 'XZY'] as const satisfies EulerOrder[];
const kOne: Quat = [0, 0, 0, 1];
const kZero: Quat = [0, 0, 0, 0];
const { PI } = Math;

const within = (least: number, most: number) => fc.double({ min: least, max: most, noNaN: true });
const component = fc.oneof(within(-1, 1), fc.integer({ min: -2, max: 2 }));
const vector: fc.Arbitrary<Vec3> = fc.tuple(component, component, component);
const direction = vector.filter((v) => Math.max(...v.map(Math.abs)) > 1e-3);
const anyQuat: fc.Arbitrary<Quat> = fc.tuple(component, component, component, component);
/** Of ordinary length, but rarely one. */
const quat = anyQuat.filter((q) => Math.max(...q.map(Math.abs)) > 1e-3);
const unit = quat.map((q) => scaled(q, 1 / quaternion.norm(q)));
const order = fc.constantFrom(...kOrders);

const scaled = (q: Quat, s: number): Quat => [q[0] * s, q[1] * s, q[2] * s, q[3] * s];
const inner = (p: Quat, q: Quat) => p.reduce((sum, x, i) => sum + x * (q[i] as number), 0);
/** The one of q and −q that is nearer to `like`. */
const signed = (q: Quat, like: Quat) => (inner(q, like) < 0 ? scaled(q, -1) : q);
const vectorOf = (q: Quat): Vec3 => [q[0], q[1], q[2]];

type Numbers = readonly number[];

function requireWithin(found: Numbers, expected: Numbers, most: number): void {
  const isClose = (x: number, i: number) => Math.abs(x - (expected[i] as number)) < most;
  const close = found.length === expected.length && found.every(isClose);
  requireThat(close, 'they are close', { found, expected, most });
}

const requireClose = (found: Numbers, expected: Numbers, error = 4e-15) =>
  requireWithin(found, expected, error * Math.max(Math.hypot(...expected), 1e-300));

/** fast-check prints the seed and the path of what breaks a law. */
const holds = <T extends unknown[]>(
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  law: (...values: T) => void,
) =>
  fc.assert(
    fc.property(fc.tuple(...arbitraries), (values) => law(...(values as T))),
    { numRuns: propertyRuns(500) },
  );

test('the catalog, the class and its types name the same things', () => {
  const names = Object.getOwnPropertyNames(Quaternions.prototype);
  for (const name of catalog.quaternion.calls) expect(names).toContain(name);
  expect(catalog.quaternion.eulerOrders).toEqual(kOrders);
  expect(catalog.quaternion.faults).toEqual([
    'none',
    'notFinite',
    'zeroLength',
    'notPerpendicular',
    'leftHanded',
    'overflow',
    'unknownCall',
  ]);
});

describe('product, conjugate, norm and inverse', () => {
  test('by hand', () => {
    expect(quaternion.multiply([1, 2, 3, 4], [5, 6, 7, 8])).toEqual([24, 48, 48, -6]);
    expect(quaternion.conjugate([1, -2, 0, 4])).toEqual([-1, 2, 0, 4]);
    expect(quaternion.norm([1, 1, 1, 1])).toBe(2);
    expect(quaternion.inverse([0, 0, 2, 0])).toEqual([0, 0, -0.5, 0]);
    expect(quaternion.norm(kZero)).toBe(0);
  });

  test('|pq| = |p||q|', () =>
    holds([quat, quat], (p, q) => {
      const product = quaternion.norm(quaternion.multiply(p, q));
      requireClose([product], [quaternion.norm(p) * quaternion.norm(q)]);
    }));

  test('q q⁻¹ = q⁻¹ q = 1', () =>
    holds([quat], (q) => {
      requireClose(quaternion.multiply(q, quaternion.inverse(q)), kOne);
      requireClose(quaternion.multiply(quaternion.inverse(q), q), kOne);
    }));

  test('the conjugate of a product is the product of the conjugates, the other way round', () =>
    holds([quat, quat], (p, q) => {
      const { conjugate, multiply } = bound;
      requireEqual(conjugate(multiply(p, q)), multiply(conjugate(q), conjugate(p)));
    }));

  test('tiny and huge', () => {
    for (const s of [2 ** -1000, 2 ** -500, 2 ** 500, 2 ** 1000]) {
      expect(quaternion.inverse([s, -s, s, s])).toEqual(scaled([-1, 1, -1, 1], 0.25 / s));
      expect(quaternion.norm([s, s, s, s])).toBe(2 * s);
      expect(quaternion.multiply([s, 0, 0, s], [0, 1 / s, 0, 0])).toEqual([0, 1, 1, 0]);
    }
    expect(quaternion.multiply([1e-200, 0, 0, 0], [1e-200, 0, 0, 0])).toEqual(kZero);
  });
});

/** The methods as functions. */
const bound = {
  conjugate: (q: Quat) => quaternion.conjugate(q),
  multiply: (p: Quat, q: Quat) => quaternion.multiply(p, q),
};

describe('sum, inner product and identity', () => {
  test('by hand', () => {
    expect(quaternion.add([1, 2, 3, 4], [5, -6, 7, 0.5])).toEqual([6, -4, 10, 4.5]);
    expect(quaternion.dot([1, 2, 3, 4], [5, 6, 7, 8])).toBe(70);
    expect(quaternion.identity()).toEqual(kOne);
    expect(quaternion.identity()).not.toBe(quaternion.identity());
    expect(quaternion.add([0.1, 0, 0, 0], [0.2, 0, 0, 0])).toEqual([0.1 + 0.2, 0, 0, 0]);
    expect(quaternion.add([-1, 0, 0, 2], [1, 0, 0, -2])).toEqual(kZero); // and no −0
  });

  test('addition is commutative, zero and the identity are neutral', () =>
    holds([anyQuat, anyQuat], (p, q) => {
      requireEqual(quaternion.add(p, q), quaternion.add(q, p));
      requireEqual(
        quaternion.add(q, kZero),
        q.map((x) => x + 0),
      );
      requireClose(quaternion.multiply(quaternion.identity(), q), q);
    }));

  test('p · q is the real part of p conjugate(q), and q · q the square of the norm', () =>
    holds([quat, quat], (p, q) => {
      const product = quaternion.multiply(p, quaternion.conjugate(q));
      requireEqual(quaternion.dot(p, q), product[3]);
      requireEqual(quaternion.dot(p, q), quaternion.dot(q, p));
      requireClose([quaternion.dot(q, q)], [quaternion.norm(q) ** 2]);
    }));

  test('nothing is lost where terms cancel, are tiny or huge', () => {
    const tiny = 2 ** -60;
    // 1 + 2⁻⁶⁰ − 1, which doubles added one after the other lose.
    expect(quaternion.dot([1, tiny, -1, 0], [1, 1, 1, 0])).toBe(tiny);
    for (const s of [2 ** -1000, 2 ** 500, 2 ** 1000]) {
      expect(quaternion.dot([s, s, 0, 0], [1 / s, 1 / s, 5, 5])).toBe(2);
    }
  });
});

describe('log, exp and pow', () => {
  test('exp(log q) = q', () =>
    holds([quat], (q) => requireClose(quaternion.exp(quaternion.log(q)), q, 1e-14)));

  test('log(exp q) = q within half a turn of the sphere', () =>
    holds([direction, within(1e-9, 3.1), within(-5, 5)], (axis, angle, w) => {
      const v = scale(axis, angle / norm(axis));
      const q: Quat = [...v, w];
      const found = quaternion.log(quaternion.exp(q));
      requireClose([...found, 1], [...q, 1], 1e-13); // a small w is what exp has rounded away
    }));

  test('log of real numbers', () => {
    expect(quaternion.log(kOne)).toEqual(kZero);
    expect(quaternion.log([0, 0, 0, -1])).toEqual([PI, 0, 0, 0]);
    expect(quaternion.log([0, 0, 0, 2])).toEqual([0, 0, 0, Math.LN2]);
    expect(quaternion.log([0, 0, 0, 2 ** -1074])[3]).toBeCloseTo(-1074 * Math.LN2, 10);
  });

  test('log and exp of the smallest turns lose nothing', () => {
    for (let x = 1; x > 0; x /= 2 ** 7) {
      requireClose(vectorOf(quaternion.log([0, 0, x, 1])), [0, 0, Math.atan(x)]);
      requireClose(vectorOf(quaternion.exp([0, 0, x, 0])), [0, 0, Math.sin(x)]);
    }
  });

  test('exp of zero, of real numbers, and of much less than zero', () => {
    expect(quaternion.exp(kZero)).toEqual(kOne);
    requireClose(quaternion.exp([0, 0, 0, 1]), [0, 0, 0, Math.E]);
    expect(quaternion.exp([0, 0, 0, -1000])).toEqual(kZero);
  });

  test('pow(q, a + b) = pow(q, a) pow(q, b)', () =>
    holds([quat, within(-4, 4), within(-4, 4)], (q, a, b) => {
      const product = quaternion.multiply(quaternion.pow(q, a), quaternion.pow(q, b));
      requireClose(quaternion.pow(q, a + b), product, 2e-13);
    }));

  test('pow(q, 1) = q, pow(q, 2) = qq, pow(q, −1) = q⁻¹, pow(q, 0) = 1', () =>
    holds([quat], (q) => {
      requireClose(quaternion.pow(q, 1), q, 1e-14);
      requireClose(quaternion.pow(q, 2), quaternion.multiply(q, q), 1e-13);
      requireClose(quaternion.pow(q, -1), quaternion.inverse(q), 1e-14);
      requireEqual(quaternion.pow(q, 0), kOne);
    }));

  test('powers of zero and of negative numbers', () => {
    expect(quaternion.pow(kZero, 0)).toEqual(kOne);
    expect(quaternion.pow(kZero, 0.5)).toEqual(kZero);
    requireClose(quaternion.pow([0, 0, 0, -4], 0.5), [2, 0, 0, 0]);
  });

  test('half the power is half the turn', () =>
    holds([direction, within(0, 3), within(0, 1)], (axis, angle, t) => {
      const turn = quaternion.fromAxisAngle(axis, angle);
      requireClose(quaternion.pow(turn, t), quaternion.fromAxisAngle(axis, angle * t));
    }));
});

/** The angle between two unit quaternions on their sphere. */
function between(p: Quat, q: Quat): number {
  const { multiply, conjugate } = bound;
  const turn = multiply(conjugate(p), q);
  return Math.atan2(norm(vectorOf(turn)), turn[3]);
}

describe('slerp', () => {
  test('starts at p and ends at the nearer of q and −q', () =>
    holds([quat, quat], (p, q) => {
      const start = scaled(p, 1 / quaternion.norm(p));
      requireClose(quaternion.slerp(p, q, 0), start);
      const end = quaternion.slerp(p, q, 1);
      requireClose(end, scaled(signed(q, end), 1 / quaternion.norm(q)));
      requireThat(inner(start, end) > -1e-15, 'it takes the nearer end', { start, end });
    }));

  test('turns at constant speed, never further than a half turn', () =>
    holds([unit, unit, within(0, 1)], (p, q, t) => {
      const all = between(p, quaternion.slerp(p, q, 1));
      requireThat(all < PI / 2 + 1e-15, 'no more than half a turn', all);
      const part = between(p, quaternion.slerp(p, q, t));
      requireThat(Math.abs(part - t * all) < 5e-15, 'the part is t of all', { part, all, t });
    }));

  test('has unit length, whatever the lengths and t', () =>
    holds([quat, quat, within(-3, 3), within(-900, 900)], (p, q, t, power) => {
      fc.pre(Math.abs(inner(p, q)) > 1e-9); // not half a turn apart
      const long = scaled(p, 2 ** Math.trunc(power));
      requireClose([quaternion.norm(quaternion.slerp(long, q, t))], [1]);
      requireClose(quaternion.slerp(long, q, t), quaternion.slerp(p, q, t), 1e-15);
    }));

  test('takes the same way to q and to −q, unless they are half a turn apart', () =>
    holds([unit, unit, within(0, 1)], (p, q, t) => {
      fc.pre(Math.abs(inner(p, q)) > 1e-9);
      requireEqual(quaternion.slerp(p, scaled(q, -1), t), quaternion.slerp(p, q, t));
    }));

  test('half a turn apart: toward q as given', () => {
    const half = Math.SQRT1_2;
    requireClose(quaternion.slerp(kOne, [0, 1, 0, 0], 0.5), [0, half, 0, half]);
    requireClose(quaternion.slerp(kOne, [0, -1, 0, 0], 0.5), [0, -half, 0, half]);
  });

  test('equal and antipodal ones: it stays', () =>
    holds([unit, within(0, 1)], (p, t) => {
      requireClose(quaternion.slerp(p, p, t), p);
      requireClose(quaternion.slerp(p, scaled(p, -1), t), p);
    }));

  test('almost equal ones: no less exact', () => {
    for (let x = 0.5; x > 1e-300; x /= 2 ** 10) {
      const found = quaternion.slerp(kOne, [x, 0, 0, 1], 0.25);
      requireClose(vectorOf(found), [Math.sin(Math.atan(x) / 4), 0, 0]);
    }
  });

  test('goes on beyond its ends', () => {
    const quarter = quaternion.fromAxisAngle([0, 0, 1], PI / 2);
    requireClose(
      quaternion.slerp(kOne, quarter, 2),
      quaternion.fromAxisAngle([0, 0, 1], PI),
      1e-15,
    );
    requireClose(quaternion.slerp(kOne, quarter, -1), quaternion.conjugate(quarter));
  });
});

describe('rotations and axes', () => {
  test('rotate is the matrix of toAxes', () =>
    holds([quat, vector], (q, v) => {
      const [x, y, z] = quaternion.toAxes(q);
      const byMatrix = [0, 1, 2].map((k) => dot([x[k], y[k], z[k]] as unknown as Vec3, v));
      const found = quaternion.rotate(q, v);
      requireWithin(found, byMatrix, 5e-15);
    }));

  test('rotate keeps lengths, and one turn after the other is the product', () =>
    holds([quat, quat, direction], (p, q, v) => {
      const turned = quaternion.rotate(p, quaternion.rotate(q, v));
      requireClose([norm(turned)], [norm(v)]);
      requireClose(quaternion.rotate(quaternion.multiply(p, q), v), turned);
    }));

  test('integer quaternions turn exactly', () => {
    expect(quaternion.rotate([0, 0, 1, 2], [5, 0, 0])).toEqual([3, 4, 0]);
    expect(quaternion.toAxes([0, 0, 1, 2])).toEqual([
      [0.6, 0.8, 0],
      [-0.8, 0.6, 0],
      [0, 0, 1],
    ]);
    expect(quaternion.rotate([1, 2, 3, 4], [0, 0, 0])).toEqual([0, 0, 0]);
  });

  test('fromAxes and toAxes undo one another', () =>
    holds([unit, within(0.1, 9)], (q, s) => {
      const [x, y, z] = quaternion.toAxes(q);
      const back = quaternion.fromAxes([scale(x, s), y, scale(z, 1 / s)]);
      requireClose(signed(back, q), q);
      requireClose(quaternion.toAxes(back).flat(), [...x, ...y, ...z]);
    }));

  test('axis and angle undo one another', () =>
    holds([direction, within(1e-6, PI - 1e-6)], (axis, angle) => {
      const turn = quaternion.toAxisAngle(quaternion.fromAxisAngle(axis, angle));
      requireWithin([turn.angle], [angle], 5e-15);
      requireClose(turn.axis, scale(axis, 1 / norm(axis)));
    }));

  test('the angle is that of the shorter turn', () =>
    holds([quat], (q) => {
      const { axis, angle } = quaternion.toAxisAngle(q);
      requireThat(angle >= 0 && angle <= PI, '0 ≤ angle ≤ π', angle);
      requireClose([norm(axis)], [1]);
      const back = quaternion.fromAxisAngle(axis, angle);
      requireClose(signed(back, q), scaled(q, 1 / quaternion.norm(q)));
    }));

  test('no turn and half turns', () => {
    expect(quaternion.toAxisAngle(kOne)).toEqual({ axis: [1, 0, 0], angle: 0 });
    expect(quaternion.toAxisAngle([0, 0, 0, -2])).toEqual({ axis: [1, 0, 0], angle: 0 });
    expect(quaternion.toAxisAngle([0, -1, 0, 0])).toEqual({ axis: [0, -1, 0], angle: PI });
    requireClose(quaternion.fromAxisAngle([0, 3, 0], 2 * PI), [0, 0, 0, -1]);
  });
});

describe('Euler angles', () => {
  test('quaternion to angles and back, in every order', () =>
    holds([quat, order], (q, name) => {
      const back = quaternion.fromEuler(quaternion.toEuler(q, name), name);
      requireClose(signed(back, q), scaled(q, 1 / quaternion.norm(q)));
    }));

  test('angles to quaternion and back, in every order', () =>
    holds([within(-3.1, 3.1), within(-1.5, 1.5), within(-3.1, 3.1), order], (a, b, c, name) => {
      const angles: [number, number, number] = [0, 0, 0];
      for (const [i, angle] of [a, b, c].entries())
        angles['XYZ'.indexOf(name[i] as string)] = angle;
      const found = quaternion.toEuler(quaternion.fromEuler(angles, name), name);
      requireWithin(found, angles, 5e-13);
    }));

  test('the same as in three.js', () =>
    holds([within(-3, 3), within(-3, 3), within(-3, 3), order], (x, y, z, name) => {
      const euler = new Euler(x, y, z, name as ThreeOrder);
      const theirs = new ThreeQuaternion().setFromEuler(euler);
      const ours = quaternion.fromEuler([x, y, z], name);
      requireClose(ours, theirs.toArray());
      const middle = quaternion.toEuler(ours, name)['XYZ'.indexOf(name[1] as string)] as number;
      fc.pre(Math.abs(middle) < 1.5); // three.js has a threshold for gimbal lock
      const back = new Euler().setFromQuaternion(theirs, name as ThreeOrder);
      const found = quaternion.toEuler(ours, name);
      for (const [k, angle] of [back.x, back.y, back.z].entries()) {
        const difference = Math.abs((found[k] as number) - angle);
        const apart = Math.min(difference, Math.abs(difference - 2 * PI));
        requireThat(apart < 1e-12, 'the angles are the same', { found, back: back.toArray() });
      }
    }));

  test('gimbal lock: the last angle is 0', () => {
    // w = y and x = z: exactly there in XYZ
    const [x, y, z] = quaternion.toEuler([1, 2, 1, 2], 'XYZ');
    expect([y, z]).toEqual([PI / 2, 0]);
    expect(x).toBeCloseTo(2 * Math.atan2(1, 2), 15);
    expect(quaternion.toEuler([1, -2, -1, 2], 'XYZ')[1]).toBe(-PI / 2);
  });

  test('at and beside gimbal lock the angles give the rotation back, in every order', () =>
    holds(
      [within(-3, 3), fc.constantFrom(-1, 1), within(-1e-7, 1e-7), within(-3, 3), order],
      (a, side, off, c, name) => {
        const angles: [number, number, number] = [a, a, a];
        angles['XYZ'.indexOf(name[1] as string)] = (side * PI) / 2 + off;
        angles['XYZ'.indexOf(name[2] as string)] = c;
        const q = quaternion.fromEuler(angles, name);
        const back = quaternion.fromEuler(quaternion.toEuler(q, name), name);
        requireClose(signed(back, q), q);
      },
    ));
});

describe('arguments', () => {
  test('are left as they are, and may be typed arrays', () => {
    const p = Object.freeze([1, 2, 3, 4]) as unknown as Quat;
    expect(quaternion.multiply(p, kOne)).toEqual([1, 2, 3, 4]);
    const typed = new Float32Array([1, 2, 3, 4]) as unknown as Quat;
    expect(quaternion.conjugate(typed)).toEqual([-1, -2, -3, 4]);
  });

  test('results are new and plain, without −0', () => {
    const first = quaternion.conjugate(kOne);
    expect(quaternion.conjugate(kOne)).not.toBe(first);
    expect(Array.isArray(first)).toBe(true);
    expect(first.some((x) => Object.is(x, -0))).toBe(false);
  });

  test('a test between two calls changes neither', () => {
    const box = {
      kind: 'obb',
      center: [0, 0, 0],
      rotation: [1, 2, 3, 4],
      halfExtents: [1, 1, 1],
    } as const;
    const before = core.test(box, box);
    quaternion.rotate([4, 3, 2, 1], [7, 8, 9]);
    expect(core.test(box, box)).toEqual(before);
  });
});

const kAxes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
] as const;

/** Every method with arguments that it accepts, and their names. */
const kCalls: Record<string, { args: unknown[]; names: string[]; zeros: string[] }> = {
  multiply: { args: [kOne, kOne], names: ['p', 'q'], zeros: [] },
  add: { args: [kOne, kOne], names: ['p', 'q'], zeros: [] },
  dot: { args: [kOne, kOne], names: ['p', 'q'], zeros: [] },
  identity: { args: [], names: [], zeros: [] },
  conjugate: { args: [kOne], names: ['q'], zeros: [] },
  norm: { args: [kOne], names: ['q'], zeros: [] },
  inverse: { args: [kOne], names: ['q'], zeros: ['q'] },
  log: { args: [kOne], names: ['q'], zeros: ['q'] },
  exp: { args: [kOne], names: ['q'], zeros: [] },
  pow: { args: [kOne, -2], names: ['q', 'exponent'], zeros: ['q'] },
  slerp: { args: [kOne, kOne, 0.5], names: ['p', 'q', 't'], zeros: ['p', 'q'] },
  rotate: { args: [kOne, [1, 2, 3]], names: ['q', 'v'], zeros: ['q'] },
  fromAxes: { args: [kAxes], names: ['axes'], zeros: [] },
  toAxes: { args: [kOne], names: ['q'], zeros: ['q'] },
  fromAxisAngle: { args: [[1, 0, 0], 1], names: ['axis', 'angle'], zeros: ['axis'] },
  toAxisAngle: { args: [kOne], names: ['q'], zeros: ['q'] },
  fromEuler: { args: [[1, 2, 3], 'XYZ'], names: ['angles', 'order'], zeros: [] },
  toEuler: { args: [kOne, 'XYZ'], names: ['q', 'order'], zeros: ['q'] },
};

const invoke = (name: string, args: unknown[]): unknown =>
  (quaternion as unknown as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);

function expectRefused(name: string, args: unknown[], expected: object): void {
  const call = () => invoke(name, args);
  expect(call).toThrow(InvalidArgumentError);
  expect(call).toThrow(CollisionError);
  expect(thrown(call)).toMatchObject({ function: `quaternion.${name}`, ...expected });
}

/** Each bad value for one argument, the path it is named by and why. */
function* badValues(
  argument: string,
  good: unknown,
): Generator<[unknown, string, unknown, string]> {
  yield [undefined, argument, undefined, 'missing'];
  if (typeof good === 'number') {
    yield ['1', argument, '1', 'wrongType'];
    yield [null, argument, null, 'wrongType'];
    for (const bad of [Number.NaN, Number.POSITIVE_INFINITY])
      yield [bad, argument, bad, 'notFinite'];
    return;
  }
  const vector = good as number[];
  yield [7, argument, 7, 'wrongType'];
  yield [null, argument, null, 'wrongType'];
  yield [[...vector, 1], `${argument}.length`, vector.length + 1, 'wrongLength'];
  yield [{ x: 1 }, argument, { x: 1 }, 'wrongType'];
  for (const k of vector.keys()) {
    const path = `${argument}[${k}]`;
    yield [vector.with(k, '1' as never), path, '1', 'wrongType'];
    for (const bad of [Number.NaN, Number.NEGATIVE_INFINITY]) {
      yield [vector.with(k, bad), path, bad, 'notFinite'];
    }
  }
}

describe('refusals', () => {
  test('every method is in the table', () => {
    expect(Object.keys(kCalls).sort()).toEqual([...catalog.quaternion.calls].sort());
  });

  describe.each(Object.entries(kCalls))('%s', (name, { args, names, zeros }) => {
    test('accepts the table’s arguments', () => expect(() => invoke(name, args)).not.toThrow());

    test.each(names.filter((argument) => argument !== 'order' && argument !== 'axes'))(
      'bad values for %s',
      (argument) => {
        const index = names.indexOf(argument);
        for (const [bad, path, value, reason] of badValues(argument, args[index])) {
          expectRefused(name, args.with(index, bad), { argument: path, value, reason });
        }
      },
    );

    test.each(zeros)('zero for %s', (argument) => {
      const index = names.indexOf(argument);
      const value = (args[index] as number[]).map(() => 0);
      const expected = { argument, value, reason: 'zeroLength' };
      expectRefused(name, args.with(index, value), expected);
    });
  });

  test.each(['fromEuler', 'toEuler'])('%s: orders that are none', (name) => {
    for (const bad of ['XYX', 'xyz', '', undefined, 0, null]) {
      const args = [...(kCalls[name]?.args.slice(0, 1) ?? []), bad];
      expectRefused(name, args, { argument: 'order', value: bad, reason: 'unknownOrder' });
    }
  });

  test('axes that are no rotation', () => {
    const [x, y, z] = kAxes;
    const refused = (axes: unknown, argument: string, reason: string) =>
      expectRefused('fromAxes', [axes], { argument, reason });
    refused(undefined, 'axes', 'missing');
    refused([x, y], 'axes.length', 'wrongLength');
    refused([x, y, undefined], 'axes[2]', 'missing');
    refused([x, [0, Number.NaN, 0], z], 'axes[1][1]', 'notFinite');
    refused([x, [0, 0, 0], z], 'axes[1]', 'zeroLength');
    refused([x, [1, 1, 0], z], 'axes[0], axes[1], axes[2]', 'notPerpendicular');
    refused([y, x, z], 'axes[0], axes[1], axes[2]', 'leftHanded');
  });

  test('results that are too large', () => {
    const overflow = { reason: 'overflow' };
    expectRefused('exp', [[0, 0, 0, 1000]], { ...overflow, argument: 'q', value: [0, 0, 0, 1000] });
    expectRefused('inverse', [[0, 0, 0, 2 ** -1074]], overflow);
    const huge = [1.7e308, 0, 0, 0];
    expectRefused('add', [huge, huge], { ...overflow, argument: 'p, q', value: [huge, huge] });
    expectRefused('dot', [huge, huge], { ...overflow, argument: 'p, q', value: [huge, huge] });
    expectRefused('norm', [[1.7e308, 1.7e308, 0, 0]], overflow);
    expectRefused('pow', [[0, 0, 0, 10], 400], { ...overflow, argument: 'q, exponent' });
    expectRefused(
      'multiply',
      [
        [1e200, 0, 0, 0],
        [1e200, 0, 0, 0],
      ],
      {
        argument: 'p, q',
        value: [
          [1e200, 0, 0, 0],
          [1e200, 0, 0, 0],
        ],
      },
    );
    expectRefused(
      'rotate',
      [
        [0, 0, 1, 3],
        [1.7e308, 1.7e308, 0],
      ],
      { ...overflow, argument: 'q, v' },
    );
  });

  test('the message says function, argument, value and why', () => {
    expect(() => quaternion.inverse(kZero)).toThrow(
      'quaternion.inverse: q is [0, 0, 0, 0]: it must not have length zero',
    );
  });

  test('any mess is refused or answered with finite numbers', () => {
    const names = fc.constantFrom(...Object.keys(kCalls));
    const messy = fc.oneof(fc.anything(), fc.array(fc.double()), fc.constantFrom(...kOrders));
    fc.assert(
      fc.property(names, fc.array(messy, { maxLength: 3 }), (name, args) => {
        try {
          const result = [invoke(name, args)].flat(2);
          const fits = (x: unknown) => typeof x !== 'number' || Number.isFinite(x);
          requireThat(result.every(fits), 'the numbers are finite', result);
        } catch (error) {
          requireThat(error instanceof InvalidArgumentError, 'it is refused', error);
        }
      }),
      { numRuns: propertyRuns(3000) },
    );
  });

  test('every finite number is refused or answered with finite numbers', () => {
    const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
    const numbers = (good: unknown): fc.Arbitrary<unknown> => {
      if (Array.isArray(good)) return fc.tuple(...good.map(numbers));
      return typeof good === 'number' ? finite : fc.constant(good);
    };
    for (const [name, { args }] of Object.entries(kCalls)) {
      fc.assert(
        fc.property(numbers(args), (given) => {
          try {
            const result = invoke(name, given as unknown[]);
            const values = Object.values([result].flat(2)[0] ?? {}).length
              ? Object.values(result as object).flat()
              : [result].flat(2);
            requireThat(values.every(Number.isFinite), 'the numbers are finite', values);
          } catch (error) {
            requireThat(error instanceof InvalidArgumentError, 'it is refused', error);
          }
        }),
        { numRuns: propertyRuns(300) },
      );
    }
  });
});
