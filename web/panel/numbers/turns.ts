// A rotation as Euler angles and as axis and angle, in degrees. The core converts; what was entered
// is remembered for as long as the rotation it became is the box's own, since many angles are one
// rotation, and an angle of zero has any axis.
import type { EulerOrder, Quaternions } from '../../core/quaternion.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';

const kHalfTurn = 180;
const degrees = (radians: number) => (radians * kHalfTurn) / Math.PI;
const radians = (angle: number) => (angle * Math.PI) / kHalfTurn;

/** One number of three or four changed, as text fields do it. */
export type Entered = readonly [number, number, number, number];

export class Turns {
  readonly #quaternions: Quaternions;
  readonly #euler = new WeakMap<Quat, { readonly order: EulerOrder; readonly angles: Vec3 }>();
  readonly #axisAngle = new WeakMap<Quat, Entered>();

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

  /** x, y and z of the axis, and the angle in degrees. */
  axisAngle(rotation: Quat): Entered {
    const entered = this.#axisAngle.get(rotation);
    if (entered) return entered;
    const { axis, angle } = this.#quaternions.toAxisAngle(rotation);
    return [axis[0], axis[1], axis[2], degrees(angle)];
  }

  fromAxisAngle(entered: Entered): Quat {
    const [x, y, z, angle] = entered;
    const rotation = this.#quaternions.fromAxisAngle([x, y, z], radians(angle));
    this.#axisAngle.set(rotation, entered);
    return rotation;
  }
}
