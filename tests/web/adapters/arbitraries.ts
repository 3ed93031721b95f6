// Random objects of three.js: of ordinary size and never degenerate, so that what three.js itself
// says of them can be trusted away from contact.
import fc from 'fast-check';
import { Box3, Matrix3, Matrix4, Plane, Quaternion, Ray, Sphere, Triangle, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';

const kStep = 2 ** -20;

/** Not any double: exact contact of subnormal numbers is what other tests are about. */
const within = (min: number, max: number) =>
  fc.integer({ min: Math.ceil(min / kStep), max: Math.floor(max / kStep) }).map((n) => n * kStep);

const vector = (min: number, max: number) =>
  fc.tuple(within(min, max), within(min, max), within(min, max)).map((v) => new Vector3(...v));

export const point = vector(-4, 4);

export const direction = vector(-1, 1)
  .filter((v) => v.length() > 0.1)
  .map((v) => v.normalize());

export const orientation = fc
  .tuple(within(-1, 1), within(-1, 1), within(-1, 1), within(-1, 1))
  .map((q) => new Quaternion(...q))
  .filter((q) => q.length() > 0.1)
  .map((q) => q.normalize());

const half = vector(0.05, 2);

/** As one has them, mirrors included. */
export const scale = vector(-3, 3).filter(
  (v) => Math.min(...v.toArray().map((size) => Math.abs(size))) > 0.05,
);

export const ray = fc.tuple(point, direction).map(([origin, along]) => new Ray(origin, along));

export const sphere = fc
  .tuple(point, within(0.05, 2))
  .map(([center, radius]) => new Sphere(center, radius));

export const plane = fc
  .tuple(direction, within(-3, 3))
  .map(([normal, constant]) => new Plane(normal, constant));

export const box = fc
  .tuple(point, half)
  .map(([center, h]) => new Box3().setFromCenterAndSize(center, h.clone().multiplyScalar(2)));

export const triangle = fc
  .tuple(point, point, point)
  .map((corners) => new Triangle(...corners))
  .filter((made) => made.getArea() > 0.1);

/** Triangles, with rays that go through their planes not far from them. */
export const aimed = fc
  .tuple(triangle, point, within(-0.5, 1.5), within(-0.5, 1.5))
  .map(([made, origin, u, v]) => {
    const { a, b, c } = made;
    const goal = a.clone().multiplyScalar(1 - u - v);
    goal.addScaledVector(b, u).addScaledVector(c, v);
    return { triangle: made, ray: new Ray(origin, goal.sub(origin).normalize()) };
  })
  .filter((made) => made.ray.direction.length() > 0.5);

export const obb = fc.tuple(point, half, orientation).map(([center, h, q]) => {
  const rotation = new Matrix3().setFromMatrix4(new Matrix4().makeRotationFromQuaternion(q));
  return new OBB(center, h, rotation);
});
