// The tests that three.js has, on objects made ready before: for some it needs a place to put the
// point of a hit, and gives it. Each pair has a loop of its own, as code that calls one test in a loop
// has it: the engine may inline what it calls.
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
import { OBB } from 'three/addons/math/OBB.js';
import { mapSlots, type Slots, type Workload } from './workloads.ts';

/** How many of the pairs from `first` up to `end` meet. */
export type Count = (first: number, end: number) => number;

type Numbers = Float64Array;
const vector = (slot: Numbers, at = 0) => new Vector3().fromArray(slot, at);

const toPoint = (slot: Numbers) => vector(slot);
const toLine = (slot: Numbers) => new Line3(vector(slot), vector(slot, 3));
/** Its methods want a direction of length 1. */
const toRay = (slot: Numbers) => new Ray(vector(slot), vector(slot, 3).normalize());
const toPlane = (slot: Numbers) => new Plane(vector(slot), slot[3] as number).normalize();
const toSphere = (slot: Numbers) => new Sphere(vector(slot), slot[3] as number);
const toBox = (slot: Numbers) => new Box3(vector(slot), vector(slot, 3));
const toTriangle = (slot: Numbers) => new Triangle(vector(slot), vector(slot, 3), vector(slot, 6));
const toObb = (slot: Numbers) => {
  const quaternion = new Quaternion().fromArray(slot, 3).normalize();
  const rotation = new Matrix4().makeRotationFromQuaternion(quaternion);
  return new OBB(vector(slot), vector(slot, 7), new Matrix3().setFromMatrix4(rotation));
};

type Loop<A, B> = (a: readonly A[], b: readonly B[], first: number, end: number) => number;

function test<A, B>(
  readA: (slot: Numbers) => A,
  readB: (slot: Numbers) => B,
  loop: Loop<A, B>,
): (a: Slots, b: Slots) => Count {
  return (slotsA, slotsB) => {
    const a = mapSlots(slotsA, readA);
    const b = mapSlots(slotsB, readB);
    return (first, end) => loop(a, b, first, end);
  };
}

const target = new Vector3();

const kTests: Readonly<Record<string, (a: Slots, b: Slots) => Count>> = {
  pointSphere: test(toPoint, toSphere, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((b[i] as Sphere).containsPoint(a[i] as Vector3)) n++;
    return n;
  }),
  pointAabb: test(toPoint, toBox, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((b[i] as Box3).containsPoint(a[i] as Vector3)) n++;
    return n;
  }),
  pointObb: test(toPoint, toObb, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((b[i] as OBB).containsPoint(a[i] as Vector3)) n++;
    return n;
  }),
  segmentPlane: test(toLine, toPlane, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((b[i] as Plane).intersectsLine(a[i] as Line3)) n++;
    return n;
  }),
  raySphere: test(toRay, toSphere, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as Ray).intersectsSphere(b[i] as Sphere)) n++;
    return n;
  }),
  rayAabb: test(toRay, toBox, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) {
      if ((a[i] as Ray).intersectBox(b[i] as Box3, target) !== null) n++;
    }
    return n;
  }),
  rayObb: test(toRay, toObb, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) {
      if ((b[i] as OBB).intersectRay(a[i] as Ray, target) !== null) n++;
    }
    return n;
  }),
  rayTriangle: test(toRay, toTriangle, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) {
      const corners = b[i] as Triangle;
      const hit = (a[i] as Ray).intersectTriangle(corners.a, corners.b, corners.c, false, target);
      if (hit !== null) n++;
    }
    return n;
  }),
  rayPlane: test(toRay, toPlane, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as Ray).intersectsPlane(b[i] as Plane)) n++;
    return n;
  }),
  sphereSphere: test(toSphere, toSphere, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as Sphere).intersectsSphere(b[i] as Sphere)) n++;
    return n;
  }),
  sphereAabb: test(toSphere, toBox, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((b[i] as Box3).intersectsSphere(a[i] as Sphere)) n++;
    return n;
  }),
  sphereObb: test(toSphere, toObb, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((b[i] as OBB).intersectsSphere(a[i] as Sphere)) n++;
    return n;
  }),
  spherePlane: test(toSphere, toPlane, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as Sphere).intersectsPlane(b[i] as Plane)) n++;
    return n;
  }),
  aabbAabb: test(toBox, toBox, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as Box3).intersectsBox(b[i] as Box3)) n++;
    return n;
  }),
  aabbObb: test(toBox, toObb, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((b[i] as OBB).intersectsBox3(a[i] as Box3)) n++;
    return n;
  }),
  aabbTriangle: test(toBox, toTriangle, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as Box3).intersectsTriangle(b[i] as Triangle)) n++;
    return n;
  }),
  aabbPlane: test(toBox, toPlane, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as Box3).intersectsPlane(b[i] as Plane)) n++;
    return n;
  }),
  obbObb: test(toObb, toObb, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as OBB).intersectsOBB(b[i] as OBB)) n++;
    return n;
  }),
  obbPlane: test(toObb, toPlane, (a, b, first, end) => {
    let n = 0;
    for (let i = first; i < end; i++) if ((a[i] as OBB).intersectsPlane(b[i] as Plane)) n++;
    return n;
  }),
};

/** Undefined where three.js has no test for the pair. */
export function threeCount({ pair, a, b }: Workload): Count | undefined {
  return kTests[pair.name]?.(a, b);
}
