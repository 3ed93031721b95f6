// Rapier: the tests of its shapes, and a world of sensors. Its numbers are of single precision.
import { testOf } from '../contestant.ts';
import { kPose } from '../motion.ts';

const origin = () => ({ x: 0, y: 0, z: 0 });

function writeVector(into, numbers, at) {
  into.x = numbers[at];
  into.y = numbers[at + 1];
  into.z = numbers[at + 2];
}

function writeRotation(into, numbers, at) {
  const length = Math.hypot(numbers[at], numbers[at + 1], numbers[at + 2], numbers[at + 3]);
  into.x = numbers[at] / length;
  into.y = numbers[at + 1] / length;
  into.z = numbers[at + 2] / length;
  into.w = numbers[at + 3] / length;
}

const placed = (shape) => ({ shape, position: origin(), rotation: { ...origin(), w: 1 } });

const formsOf = (rapier) => ({
  obb: {
    make: () => placed(new rapier.Cuboid(0, 0, 0)),
    write({ shape, position, rotation }, numbers, at) {
      writeVector(position, numbers, at);
      writeRotation(rotation, numbers, at + 3);
      writeVector(shape.halfExtents, numbers, at + 7);
    },
  },
  aabb: {
    make: () => placed(new rapier.Cuboid(0, 0, 0)),
    write({ shape: { halfExtents }, position }, numbers, at) {
      for (const [i, axis] of ['x', 'y', 'z'].entries()) {
        position[axis] = (numbers[at + i] + numbers[at + i + 3]) / 2;
        halfExtents[axis] = (numbers[at + i + 3] - numbers[at + i]) / 2;
      }
    },
  },
  triangle: {
    make: () => placed(new rapier.Triangle(origin(), origin(), origin())),
    write({ shape: { a, b, c } }, numbers, at) {
      writeVector(a, numbers, at);
      writeVector(b, numbers, at + 3);
      writeVector(c, numbers, at + 6);
    },
  },
  ray: {
    make: () => new rapier.Ray(origin(), origin()),
    write({ origin: from, dir }, numbers, at) {
      writeVector(from, numbers, at);
      const length = Math.hypot(numbers[at + 3], numbers[at + 4], numbers[at + 5]);
      writeVector(dir, numbers, at + 3);
      for (const axis of ['x', 'y', 'z']) dir[axis] /= length;
    },
  },
});

const shapes = (a, b) =>
  a.shape.intersectsShape(a.position, a.rotation, b.shape, b.position, b.rotation);
const cast = (ray, { shape, position, rotation }) =>
  shape.intersectsRay(ray, position, rotation, Number.POSITIVE_INFINITY);

const worldOf =
  (rapier) =>
  ({ count, poses, halfExtents }) => {
    const world = new rapier.World(origin());
    const events = new rapier.EventQueue(true);
    // sensors without a body, or of fixed ones, are not compared with each other
    const bodies = Array.from({ length: count }, (_, i) => {
      const [x, y, z] = halfExtents.subarray(3 * i, 3 * i + 3);
      const body = world.createRigidBody(rapier.RigidBodyDesc.kinematicPositionBased());
      const sensor = rapier.ColliderDesc.cuboid(x, y, z)
        .setSensor(true)
        .setActiveCollisionTypes(rapier.ActiveCollisionTypes.ALL)
        .setActiveEvents(rapier.ActiveEvents.COLLISION_EVENTS);
      world.createCollider(sensor, body);
      return body;
    });
    const position = origin();
    const rotation = { ...origin(), w: 1 };
    let meeting = 0;
    return () => {
      for (let i = 0; i < count; i++) {
        writeVector(position, poses, i * kPose);
        writeRotation(rotation, poses, i * kPose + 3);
        bodies[i].setTranslation(position, true);
        bodies[i].setRotation(rotation, true);
      }
      world.step(events);
      events.drainCollisionEvents((_a, _b, started) => {
        meeting += started ? 1 : -1;
      });
      return meeting;
    };
  };

/** Both builds of Rapier have the same interface. */
export function rapierAdapter(rapier) {
  const { obb, aabb, triangle, ray } = formsOf(rapier);
  return {
    // each object is a handful of small ones
    most: 2 ** 18,
    pairs: {
      obbObb: testOf(obb, obb, shapes),
      rayTriangle: testOf(ray, triangle, cast),
      rayAabb: testOf(ray, aabb, cast),
      rayObb: testOf(ray, obb, cast),
      aabbTriangle: testOf(aabb, triangle, shapes),
      obbTriangle: testOf(obb, triangle, shapes),
    },
    world: worldOf(rapier),
  };
}
