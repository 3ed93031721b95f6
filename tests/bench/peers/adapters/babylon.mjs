// Babylon.js: bounding boxes, and the tests of its ray. It has no search for pairs of oriented boxes.

import { BoundingBox } from '@babylonjs/core/Culling/boundingBox.js';
import { BoundingInfo } from '@babylonjs/core/Culling/boundingInfo.js';
import { Ray } from '@babylonjs/core/Culling/ray.js';
import { Matrix, Quaternion, Vector3 } from '@babylonjs/core/Maths/math.vector.js';
import { testOf } from '../contestant.ts';
import { serve } from '../serve.ts';

const kOne = Vector3.One();
const matrix = new Matrix();
const center = new Vector3();
const rotation = new Quaternion();
const min = new Vector3();
const max = new Vector3();

const obb = {
  make: () => new BoundingInfo(Vector3.Zero(), Vector3.Zero()),
  write(box, numbers, at) {
    Vector3.FromArrayToRef(numbers, at, center);
    Quaternion.FromArrayToRef(numbers, at + 3, rotation);
    rotation.normalize();
    Vector3.FromArrayToRef(numbers, at + 7, max);
    max.negateToRef(min);
    box.reConstruct(min, max, Matrix.ComposeToRef(kOne, rotation, center, matrix));
  },
};

const ray = {
  make: () => new Ray(new Vector3(), new Vector3()),
  write(into, numbers, at) {
    Vector3.FromArrayToRef(numbers, at, into.origin);
    Vector3.FromArrayToRef(numbers, at + 3, into.direction);
    into.direction.normalize();
  },
};

const aabb = {
  make: () => new BoundingBox(Vector3.Zero(), Vector3.Zero()),
  write(box, numbers, at) {
    Vector3.FromArrayToRef(numbers, at, min);
    Vector3.FromArrayToRef(numbers, at + 3, max);
    box.reConstruct(min, max);
  },
};

const triangle = {
  make: () => ({ a: new Vector3(), b: new Vector3(), c: new Vector3() }),
  write({ a, b, c }, numbers, at) {
    Vector3.FromArrayToRef(numbers, at, a);
    Vector3.FromArrayToRef(numbers, at + 3, b);
    Vector3.FromArrayToRef(numbers, at + 6, c);
  },
};

await serve({
  // a bounding box has dozens of vectors
  most: 2 ** 16,
  pairs: {
    obbObb: testOf(obb, obb, (a, b) => a.intersects(b, true)),
    rayTriangle: testOf(ray, triangle, (a, b) => a.intersectsTriangle(b.a, b.b, b.c) !== null),
    rayAabb: testOf(ray, aabb, (a, b) => a.intersectsBox(b)),
  },
});
