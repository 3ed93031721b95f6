// three-mesh-bvh: its oriented box, which it tests with triangles.
import { Matrix4, Quaternion, Vector3 } from 'three';
import { ExtendedTriangle, OrientedBox } from 'three-mesh-bvh';
import { testOf } from '../contestant.ts';
import { serve } from '../serve.ts';
import { triangleForm } from './three-forms.mjs';

const plain = triangleForm(ExtendedTriangle);
const kOne = new Vector3(1, 1, 1);
const center = new Vector3();
const rotation = new Quaternion();

const triangle = {
  make: plain.make,
  write(into, numbers, at) {
    plain.write(into, numbers, at);
    into.needsUpdate = true;
    into.update();
  },
};

const obb = {
  make: () => new OrientedBox(),
  write(box, numbers, at) {
    center.fromArray(numbers, at);
    rotation.fromArray(numbers, at + 3).normalize();
    box.max.fromArray(numbers, at + 7);
    box.min.copy(box.max).negate();
    box.matrix.compose(center, rotation, kOne);
    box.needsUpdate = true;
    box.update();
  },
};

const aabb = {
  make: () => new OrientedBox(undefined, undefined, new Matrix4()),
  write(box, numbers, at) {
    box.min.fromArray(numbers, at);
    box.max.fromArray(numbers, at + 3);
    box.needsUpdate = true;
    box.update();
  },
};

const meets = (box, other) => box.intersectsTriangle(other);

await serve({
  // an oriented box with what it caches takes kilobytes
  most: 2 ** 16,
  pairs: {
    aabbTriangle: testOf(aabb, triangle, meets),
    obbTriangle: testOf(obb, triangle, meets),
  },
});
