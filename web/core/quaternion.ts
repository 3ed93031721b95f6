// The arithmetic of quaternions as plain arrays. The core computes; here arguments are
// written into its memory, and its error codes become errors that name the argument.
import type { Quat, Vec3 } from '../scene/shape.ts';
import type { Catalog } from './catalog.ts';
import type { ArgumentReason } from './errors.ts';
import {
  type Argument,
  faultOf,
  kQuaternion,
  kScalar,
  kVector,
  readArgument,
  refused,
  wrongList,
} from './quaternion-arguments.ts';
import type { Scratch } from './scratch.ts';

/** The order of the turns, first to last, about the turning body's own axes, as in three.js. */
export type EulerOrder = 'XYZ' | 'YXZ' | 'ZXY' | 'ZYX' | 'YZX' | 'XZY';

export interface AxisAngle {
  /** Unit length. */
  readonly axis: Vec3;
  /** Radians, counter-clockwise seen from the axis' tip. */
  readonly angle: number;
}

/**
 * Quaternions are `[x, y, z, w]`, angles radians, rotations v → q v q⁻¹ in a right-handed frame: all
 * as in three.js. A quaternion may have any length; where one stands for an orientation, q, −q and 2q
 * are the same. At run time arguments may be typed arrays, too (their types ask for tuples, which are known to be as
 * long as they have to be); results are new plain arrays without −0.
 *
 * Any finite number is accepted, however large or small. Results are off by at most a few units in
 * the last place of their length; those of `add` are rounded correctly, those of `multiply`, `dot`,
 * `norm`, `inverse`, `rotate` and `toAxes` but for rare last bits, component by component, unless one
 * cancels to less than 2⁻⁴⁶ of the length (of `dot`: of |p||q|). What is too small for a double becomes zero. Trigonometry makes the last bits
 * of the others a matter of the platform, so no verdict depends on them.
 *
 * Every method throws InvalidArgumentError, naming the argument and its value, for what is no number
 * or not finite, for the wrong number of components, and when the result is too large for a double.
 */
export class Quaternions {
  readonly #scratch: Scratch;
  readonly #codes: ReadonlyMap<string, number>;
  readonly #orders: readonly string[];
  readonly #faults: readonly string[];

  /** @internal */
  constructor(catalog: Catalog, scratch: Scratch) {
    const { calls, eulerOrders, faults } = catalog.quaternion;
    this.#scratch = scratch;
    this.#codes = new Map(calls.map((name, code) => [name, code]));
    this.#orders = eulerOrders;
    this.#faults = faults;
  }

  /** The product pq: as rotations first q, then p. Nothing is normalized; |pq| = |p||q|. */
  multiply(p: Quat, q: Quat): Quat {
    this.#call('multiply', ['p', p, kQuaternion], ['q', q, kQuaternion]);
    return this.#quat();
  }

  /** 1, the identity: [0, 0, 0, 1], a new array each time. */
  identity(): Quat {
    this.#call('identity');
    return this.#quat();
  }

  /** The sum p + q, each component rounded once. To interpolate orientations use `slerp`. */
  add(p: Quat, q: Quat): Quat {
    this.#call('add', ['p', p, kQuaternion], ['q', q, kQuaternion]);
    return this.#quat();
  }

  /**
   * The inner product x·x + y·y + z·z + w·w: |p||q| times the cosine of the angle between them in four
   * dimensions, which is half the angle between two orientations. Negative when −q is nearer to p.
   */
  dot(p: Quat, q: Quat): number {
    this.#call('dot', ['p', p, kQuaternion], ['q', q, kQuaternion]);
    return this.#result(0);
  }

  /** (−x, −y, −z, w): of a unit quaternion the inverse. */
  conjugate(q: Quat): Quat {
    this.#call('conjugate', ['q', q, kQuaternion]);
    return this.#quat();
  }

  /** The length √(x² + y² + z² + w²), which is 0 for zero only. */
  norm(q: Quat): number {
    this.#call('norm', ['q', q, kQuaternion]);
    return this.#result(0);
  }

  /**
   * q⁻¹ = conjugate(q) / |q|², the rotation back.
   * @throws InvalidArgumentError `zeroLength` for zero, `overflow` for lengths below about 2⁻¹⁰²⁴
   */
  inverse(q: Quat): Quat {
    this.#call('inverse', ['q', q, kQuaternion]);
    return this.#quat();
  }

  /**
   * The principal logarithm: for q = |q| (u sin θ, cos θ) with u a unit axis and θ in [0, π] it is
   * (u θ, ln|q|). θ is half the angle of the rotation, in radians. log(1) is zero. A negative real
   * number has no axis of its own and is given x: log(−1) = [π, 0, 0, 0].
   * @throws InvalidArgumentError `zeroLength` for zero
   */
  log(q: Quat): Quat {
    this.#call('log', ['q', q, kQuaternion]);
    return this.#quat();
  }

  /**
   * The exponential e^w (u sin s, cos s) for q = (u s, w). exp(log q) = q for every q but zero, up to
   * rounding; log(exp q) = q as long as s, the length of (x, y, z), is below π. exp(0) is exactly 1.
   * @throws InvalidArgumentError `overflow` when w is above about 709
   */
  exp(q: Quat): Quat {
    this.#call('exp', ['q', q, kQuaternion]);
    return this.#quat();
  }

  /**
   * exp(exponent · log q): of a unit quaternion `exponent` times the turn. pow(q, 0) is 1, for zero
   * too; zero to any positive power is zero. Negative real numbers turn about x, see `log`. The error
   * grows with |exponent · log q|, as it does for powers of real numbers.
   * @throws InvalidArgumentError `zeroLength` for zero with a negative exponent, `overflow`
   */
  pow(q: Quat, exponent: number): Quat {
    this.#call('pow', ['q', q, kQuaternion], ['exponent', exponent, kScalar]);
    return this.#quat();
  }

  /**
   * The orientation on the way from p at t = 0 to q at t = 1, at constant angular speed, as a unit
   * quaternion that starts at p/|p|. It takes the shorter way: where that leads to −q, it ends at
   * −q/|q|, the same orientation. Half a turn apart (p · q = 0) both ways are equally short; the one
   * to q as given is taken, and −q gives the other. Equal or antipodal p and q (q = −p) are one
   * orientation, and it stays there. Any finite t is accepted: beyond [0, 1] the rotation continues.
   * @throws InvalidArgumentError `zeroLength` when p or q is zero
   */
  slerp(p: Quat, q: Quat, t: number): Quat {
    this.#call('slerp', ['p', p, kQuaternion], ['q', q, kQuaternion], ['t', t, kScalar]);
    return this.#quat();
  }

  /**
   * v turned by q, in v's unit; q of any length does not scale it.
   * @throws InvalidArgumentError `zeroLength` when q is zero (v may be)
   */
  rotate(q: Quat, v: Vec3): Vec3 {
    this.#call('rotate', ['q', q, kQuaternion], ['v', v, kVector]);
    return this.#vec(0);
  }

  /**
   * The unit quaternion that turns x, y and z to these axes, of any length, perpendicular to within
   * 1e-6 (as a cosine) and right-handed. Which of q and −q comes out is not specified.
   * @throws InvalidArgumentError `zeroLength` naming the axis, `notPerpendicular`, `leftHanded`
   */
  fromAxes(axes: readonly [Vec3, Vec3, Vec3]): Quat {
    const entry = (i: number): Argument => [`axes[${i}]`, axes[i], kVector];
    if (typeof axes !== 'object' || axes === null || axes.length !== 3) {
      throw wrongList('fromAxes', 'axes', axes, kVector, 'must be three vectors');
    }
    this.#call('fromAxes', entry(0), entry(1), entry(2));
    return this.#quat();
  }

  /**
   * Where q takes x, y and z: the columns of its rotation matrix, of unit length.
   * @throws InvalidArgumentError `zeroLength` for zero
   */
  toAxes(q: Quat): [Vec3, Vec3, Vec3] {
    this.#call('toAxes', ['q', q, kQuaternion]);
    return [this.#vec(0), this.#vec(3), this.#vec(6)];
  }

  /**
   * The unit quaternion that turns by `angle` radians about `axis`, of any length. The angle is not
   * wrapped: one more full turn gives −q, the same orientation.
   * @throws InvalidArgumentError `zeroLength` when the axis is zero
   */
  fromAxisAngle(axis: Vec3, angle: number): Quat {
    this.#call('fromAxisAngle', ['axis', axis, kVector], ['angle', angle, kScalar]);
    return this.#quat();
  }

  /**
   * The rotation of q as a unit axis and an angle in [0, π] radians; the same for q and −q, but for
   * half turns, whose axis is that of q as given. No rotation at all: angle 0 about x.
   * @throws InvalidArgumentError `zeroLength` for zero
   */
  toAxisAngle(q: Quat): AxisAngle {
    this.#call('toAxisAngle', ['q', q, kQuaternion]);
    return { axis: this.#vec(0), angle: this.#result(3) };
  }

  /**
   * The unit quaternion of three rotations, in the named order, each about the axis as rotated by those
   * before: 'XYZ' is qx qy qz. `angles` are those about x, y and z, in this order whatever the
   * name, in radians and not wrapped. As in three.js.
   * @throws InvalidArgumentError `unknownOrder`
   */
  fromEuler(angles: Vec3, order: EulerOrder): Quat {
    const code = this.#orderCode('fromEuler', order);
    this.#call('fromEuler', ['angles', angles, kVector], ['order', code, kScalar]);
    return this.#quat();
  }

  /**
   * The angles about x, y and z, in radians, that `fromEuler` makes the rotation of q from. The middle
   * one of the order is in [−π/2, π/2], the others in (−π, π].
   *
   * Gimbal lock: with the middle one at ±π/2 only the sum or the difference of the others is
   * determined; exactly there the last one is 0. There is no threshold around it, so the angles always
   * reproduce the rotation; but close to it each of the outer two depends on the
   * last bits of q.
   * @throws InvalidArgumentError `zeroLength` for zero, `unknownOrder`
   */
  toEuler(q: Quat, order: EulerOrder): Vec3 {
    const code = this.#orderCode('toEuler', order);
    this.#call('toEuler', ['q', q, kQuaternion], ['order', code, kScalar]);
    return this.#vec(0);
  }

  #orderCode(name: string, order: unknown): number {
    const code = this.#orders.indexOf(order as string);
    if (code < 0) throw refused(name, 'order', order, 'unknownOrder');
    return code;
  }

  /** Reads all arguments before any is written: reading may run the caller's code. */
  #call(name: string, ...args: Argument[]): void {
    const read: number[] = [];
    for (const arg of args) readArgument(name, arg, read);
    const { slots } = this.#scratch;
    slots.scratch.set(read);
    const fault = slots.quaternion(this.#codes.get(name) as number);
    if (fault !== 0) {
      throw faultOf(name, args, read, this.#faults[fault] as ArgumentReason, this.#result(0));
    }
  }

  /** A number of the last result. */
  #result(index: number): number {
    const { slots } = this.#scratch;
    return slots.scratch[index] as number;
  }

  #vec(index: number): Vec3 {
    return [this.#result(index), this.#result(index + 1), this.#result(index + 2)];
  }

  #quat(): Quat {
    return [this.#result(0), this.#result(1), this.#result(2), this.#result(3)];
  }
}
