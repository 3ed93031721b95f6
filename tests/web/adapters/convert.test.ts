// The plain conversions: the same numbers, there and back.
import fc from 'fast-check';
import {
  Box3,
  Line3,
  Matrix3,
  Matrix4,
  Plane,
  Quaternion,
  Ray,
  Sphere,
  Triangle,
  Vector3,
} from 'three';
import { Capsule } from 'three/addons/math/Capsule.js';
import { OBB } from 'three/addons/math/OBB.js';
import { describe, expect, test } from 'vitest';
import {
  fromBox3,
  fromCapsule,
  fromLine3,
  fromOBB,
  fromPlane,
  fromQuaternion,
  fromRay,
  fromSphere,
  fromTriangle,
  fromVector3,
  InvalidObjectError,
  toBox3,
  toCapsule,
  toLine3,
  toOBB,
  toPlane,
  toQuaternion,
  toRay,
  toSphere,
  toTriangle,
  toVector3,
} from '../../../web/adapters/index.ts';
import { orientation, point } from './arbitraries.ts';

const [p, q, r] = [new Vector3(1, 2, 3), new Vector3(-4, 0.5, 6), new Vector3(0.1, -0, 9)];

test('every number arrives where the core has it', () => {
  expect(fromRay(new Ray(p, q))).toEqual({
    kind: 'ray',
    origin: [1, 2, 3],
    direction: [-4, 0.5, 6],
  });
  expect(fromRay(new Ray(p, q), 7)).toMatchObject({ maxDistance: 7 });
  expect(fromLine3(new Line3(p, q))).toEqual({
    kind: 'segment',
    start: [1, 2, 3],
    end: [-4, 0.5, 6],
  });
  expect(fromPlane(new Plane(p, -2))).toEqual({ kind: 'plane', normal: [1, 2, 3], constant: -2 });
  expect(fromSphere(new Sphere(p, 2))).toEqual({ kind: 'sphere', center: [1, 2, 3], radius: 2 });
  expect(fromCapsule(new Capsule(p, q, 2))).toEqual({
    kind: 'capsule',
    start: [1, 2, 3],
    end: [-4, 0.5, 6],
    radius: 2,
  });
  expect(fromBox3(new Box3(p, q))).toEqual({ kind: 'aabb', min: [1, 2, 3], max: [-4, 0.5, 6] });
  expect(fromTriangle(new Triangle(p, q, r))).toEqual({
    kind: 'triangle',
    a: [1, 2, 3],
    b: [-4, 0.5, 6],
    c: [0.1, -0, 9],
  });
  expect(fromQuaternion(new Quaternion(1, 2, 3, 4))).toEqual([1, 2, 3, 4]);
});

describe('there and back again is the same object', () => {
  test.each([
    [p, (v: Vector3) => toVector3(fromVector3(v))],
    [new Quaternion(1, 2, 3, 4), (v: Quaternion) => toQuaternion(fromQuaternion(v))],
    [new Ray(p, q), (v: Ray) => toRay(fromRay(v))],
    [new Line3(p, q), (v: Line3) => toLine3(fromLine3(v))],
    [new Plane(p, -2), (v: Plane) => toPlane(fromPlane(v))],
    [new Sphere(p, 2), (v: Sphere) => toSphere(fromSphere(v))],
    [new Box3(q, p), (v: Box3) => toBox3(fromBox3(v))],
    [new Triangle(p, q, r), (v: Triangle) => toTriangle(fromTriangle(v))],
    [new Capsule(p, q, 2), (v: Capsule) => toCapsule(fromCapsule(v), new Capsule())],
  ] as [object, (value: object) => object][])('%o', (value, thereAndBack) => {
    expect(thereAndBack(value)).toEqual(value);
    expect(thereAndBack(value)).not.toBe(value);
  });
});

test('a target is filled and returned', () => {
  const target = new Vector3();
  expect(toVector3([1, 2, 3], target)).toBe(target);
  const ray = new Ray();
  expect(toRay(fromRay(new Ray(p, q)), ray)).toBe(ray);
  expect(ray).toEqual(new Ray(p, q));
  const obb = new OBB();
  expect(toOBB(fromOBB(new OBB(p, r)), obb)).toBe(obb);
});

describe('an OBB', () => {
  const matrixOf = (rotation: Quaternion) =>
    new Matrix3().setFromMatrix4(new Matrix4().makeRotationFromQuaternion(rotation));

  test('keeps its rotation, whatever it is', () => {
    fc.assert(
      fc.property(orientation, point, (rotation, center) => {
        const obb = new OBB(center, new Vector3(1, 2, 3), matrixOf(rotation));
        const back = toOBB(fromOBB(obb), new OBB());
        expect(back.center).toEqual(center);
        back.rotation.elements.forEach((element, i) => {
          expect(element).toBeCloseTo(obb.rotation.elements[i] as number, 12);
        });
      }),
    );
  });

  test('may have left-handed axes: a box looks the same in a mirror', () => {
    const mirrored = new Matrix3().set(-1, 0, 0, 0, 1, 0, 0, 0, 1);
    expect(fromOBB(new OBB(p, new Vector3(1, 2, 3), mirrored)).rotation.map(Math.abs)).toEqual([
      0, 0, 0, 1,
    ]);
  });

  test.each([
    ['sheared', new Matrix3().set(1, 0.1, 0, 0, 1, 0, 0, 0, 1)],
    ['scaled', new Matrix3().set(2, 0, 0, 0, 1, 0, 0, 0, 1)],
    ['empty', new Matrix3().set(0, 0, 0, 0, 0, 0, 0, 0, 0)],
    ['not of numbers', new Matrix3().set(Number.NaN, 0, 0, 0, 1, 0, 0, 0, 1)],
  ])('whose rotation is %s is refused', (_, rotation) => {
    const obb = new OBB(p, q, rotation);
    expect(() => fromOBB(obb)).toThrow(InvalidObjectError);
    expect(() => fromOBB(obb)).toThrow(
      'OBB has a rotation whose columns are not perpendicular unit vectors',
    );
  });
});
