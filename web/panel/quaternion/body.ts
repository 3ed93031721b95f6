// The body that shows an attitude: a house, whose front, roof and right side can be told apart. Its corners, the
// vector and its way are turned by the core; here they are only listed.
import type { Quaternions } from '../../core/quaternion.ts';
import type { Quat, Vec3 } from '../../scene/shape.ts';
import { kIdentity } from '../../scene/vectors.ts';
import { calculated, knownValue } from './result.ts';

/** A flat part, its corners counter-clockwise seen from outside. */
export interface Face {
  readonly name: 'front' | 'wall' | 'roof' | 'floor';
  readonly corners: readonly Vec3[];
  /** A door or window within it; empty for none. */
  readonly opening: readonly Vec3[];
}

export interface TurnedBody {
  readonly faces: readonly Face[];
  /** The tips of its x, y and z. */
  readonly axes: readonly Vec3[];
  /** Direction of the rotation axis, of length 1; null: there is no rotation. */
  readonly rotationAxis: Vec3 | null;
  /** The vector before and after, of length 1, and the way between; null: it is zero. */
  readonly vector: {
    readonly before: Vec3;
    readonly after: Vec3;
    readonly way: readonly Vec3[];
  } | null;
}

const [kX, kLow, kHigh, kRidge, kZ] = [0.56, -0.5, 0.14, 0.58, 0.74];

const gable = (z: number): readonly Vec3[] => [
  [-kX, kLow, z],
  [kX, kLow, z],
  [kX, kHigh, z],
  [0, kRidge, z],
  [-kX, kHigh, z],
];
const [kFront, kBack] = [gable(kZ), gable(-kZ)];

/** The face that joins two neighboring corners of the gables. */
function joining(name: Face['name'], i: number, opening: readonly Vec3[] = []): Face {
  const j = (i + 1) % kFront.length;
  const corners = [kFront[i], kBack[i], kBack[j], kFront[j]] as readonly Vec3[];
  return { name, corners, opening };
}

const kFaces: readonly Face[] = [
  {
    name: 'front',
    corners: kFront,
    opening: [
      [-0.16, kLow, kZ],
      [0.16, kLow, kZ],
      [0.16, -0.02, kZ],
      [-0.16, -0.02, kZ],
    ],
  },
  { name: 'wall', corners: kBack.toReversed(), opening: [] },
  joining('floor', 0),
  joining('wall', 1, [
    [kX, -0.26, 0.26],
    [kX, -0.26, -0.26],
    [kX, 0, -0.26],
    [kX, 0, 0.26],
  ]),
  joining('roof', 2),
  joining('roof', 3),
  joining('wall', 4),
];

/** Length of the body's axes. */
const kAxis = 1.12;
const kAxes: readonly Vec3[] = [
  [kAxis, 0, 0],
  [0, kAxis, 0],
  [0, 0, kAxis],
];
/** Points of the vector's way. */
const kWay = 24;

export function turnedBody(q: Quat, v: Vec3, core: Quaternions): TurnedBody {
  const turned = (point: Vec3) => core.rotate(q, point);
  const { axis, angle } = core.toAxisAngle(q);
  return {
    faces: kFaces.map(({ name, corners, opening }) => ({
      name,
      corners: corners.map(turned),
      opening: opening.map(turned),
    })),
    axes: kAxes.map(turned),
    rotationAxis: angle === 0 ? null : axis,
    vector: turnedVector(q, v, core),
  };
}

function turnedVector(q: Quat, v: Vec3, core: Quaternions): TurnedBody['vector'] {
  const pure: Quat = [v[0], v[1], v[2], 0];
  // slerp normalizes: of a vector that is not zero this is the direction.
  const unit = knownValue(calculated('noAxis', () => core.slerp(pure, pure, 0)));
  if (!unit) return null;
  const before: Vec3 = [unit[0], unit[1], unit[2]];
  return {
    before,
    after: core.rotate(q, before),
    way: Array.from({ length: kWay + 1 }, (_, i) =>
      core.rotate(core.slerp(kIdentity, q, i / kWay), before),
    ),
  };
}
