// cannon-es: separating axes of its convex polyhedra, and its sweep along one axis.
import { Body, Box, Quaternion, SAPBroadphase, Vec3, World } from 'cannon-es';
import { testOf } from '../contestant.ts';
import { kPose } from '../motion.ts';
import { serve } from '../serve.ts';

const target = new Vec3();

function writePose({ position, quaternion }, numbers, at) {
  position.set(numbers[at], numbers[at + 1], numbers[at + 2]);
  quaternion.set(numbers[at + 3], numbers[at + 4], numbers[at + 5], numbers[at + 6]);
}

const obb = {
  make: () => ({
    box: new Box(new Vec3(1, 1, 1)),
    position: new Vec3(),
    quaternion: new Quaternion(),
  }),
  write(into, numbers, at) {
    writePose(into, numbers, at);
    into.quaternion.normalize();
    into.box.halfExtents.set(numbers[at + 7], numbers[at + 8], numbers[at + 9]);
    into.box.updateConvexPolyhedronRepresentation();
  },
};

const hullsMeet = (hullA, placeA, hullB, placeB) =>
  hullA.findSeparatingAxis(
    hullB,
    placeA.position,
    placeA.quaternion,
    placeB.position,
    placeB.quaternion,
    target,
  );

const hullOf = ({ shapes: [box] }) => box.convexPolyhedronRepresentation;

function world({ count, poses, halfExtents }) {
  const all = new World();
  const broadphase = new SAPBroadphase(all);
  for (let i = 0; i < count; i++) {
    const [x, y, z] = halfExtents.subarray(3 * i, 3 * i + 3);
    const body = new Body({ mass: 1, shape: new Box(new Vec3(x, y, z)) });
    writePose(body, poses, i * kPose);
    all.addBody(body);
  }
  return () => {
    for (const [i, body] of all.bodies.entries()) {
      writePose(body, poses, i * kPose);
      body.aabbNeedsUpdate = true;
    }
    broadphase.dirty = true;
    const first = [];
    const second = [];
    broadphase.collisionPairs(all, first, second);
    let n = 0;
    for (const [i, a] of first.entries()) {
      const b = second[i];
      if (hullsMeet(hullOf(a), a, hullOf(b), b)) n++;
    }
    return n;
  };
}

await serve({
  // a hull has vertices, faces, normals and axes as objects
  most: 2 ** 14,
  pairs: {
    obbObb: testOf(obb, obb, (a, b) =>
      hullsMeet(a.box.convexPolyhedronRepresentation, a, b.box.convexPolyhedronRepresentation, b),
    ),
  },
  world,
  // it has a place for every two bodies, counted in 32 bits
  mostBoxes: 2 ** 16,
});
