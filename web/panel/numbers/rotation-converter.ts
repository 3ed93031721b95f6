// Converts a rotation to Euler angles and to axis and angle, in degrees, and back; the core does the
// arithmetic. The entered numbers are cached per rotation, as the conversion back is not unique: many
// angles give the same rotation, and at angle zero every axis does.
import type { EulerOrder, Quaternions } from '../../core/quaternion.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';

/** All that the core knows. */
export const kOrders: readonly EulerOrder[] = ['XYZ', 'YXZ', 'ZXY', 'ZYX', 'YZX', 'XZY'];

const kHalfTurn = 180;
export const degrees = (radians: number) => (radians * kHalfTurn) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / kHalfTurn;

/** x, y and z of the axis, and the angle in degrees. */
export type AxisAngle = readonly [number, number, number, number];

export class RotationConverter {
  readonly #quaternions: Quaternions;
  readonly #euler = new WeakMap<Quat, { readonly order: EulerOrder; readonly angles: Vec3 }>();
  readonly #axisAngle = new WeakMap<Quat, AxisAngle>();

  constructor(quaternions: Quaternions) {
    this.#quaternions = quaternions;
  }

  /** About x, y and z, in degrees. */
  euler(rotation: Quat, order: EulerOrder): Vec3 {
    const entered = this.#euler.get(rotation);
    if (entered?.order === order) return entered.angles;
    const [x, y, z] = this.#quaternions.toEuler(rotation, order);
    return [degrees(x), degrees(y), degrees(z)];
  }

  fromEuler(angles: Vec3, order: EulerOrder): Quat {
    const [x, y, z] = angles;
    const rotation = this.#quaternions.fromEuler([radians(x), radians(y), radians(z)], order);
    this.#euler.set(rotation, { order, angles });
    return rotation;
  }

  axisAngle(rotation: Quat): AxisAngle {
    const entered = this.#axisAngle.get(rotation);
    if (entered) return entered;
    const { axis, angle } = this.#quaternions.toAxisAngle(rotation);
    return [axis[0], axis[1], axis[2], degrees(angle)];
  }

  fromAxisAngle(entered: AxisAngle): Quat {
    const [x, y, z, angle] = entered;
    const rotation = this.#quaternions.fromAxisAngle([x, y, z], radians(angle));
    this.#axisAngle.set(rotation, entered);
    return rotation;
  }
}
