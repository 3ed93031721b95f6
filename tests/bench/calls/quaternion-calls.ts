// Arithmetic of quaternions, beside that of three.js on objects made ready before.
import { Euler, Matrix4, Quaternion, Vector3, Vector4 } from 'three';
import type { Core, Vec3 } from '../../../web/core/index.node.ts';
import { type Entry, each } from './entry.ts';
import { type Four, four, many, toQuaternion, toVector, vector } from './shapes.ts';

export function quaternionCalls(core: Core, count: number): Entry[] {
  const { quaternion } = core;
  const p = many(count, four);
  const q = many(count, four);
  const v = many(count, () => vector(2));
  const axes = q.map((each) => quaternion.toAxes(each));
  const threeP = p.map(toQuaternion);
  const threeQ = q.map(toQuaternion);
  const threeV = v.map(toVector);
  const matrices = threeQ.map((each) => new Matrix4().makeRotationFromQuaternion(each));
  const units = threeV.map((each) => each.clone().normalize());
  const eulers = v.map(([x, y, z]) => new Euler(x, y, z, 'YXZ'));
  const out = new Quaternion();
  const out3 = new Vector3();
  const out4 = new Vector4();
  const outEuler = new Euler();
  const outMatrix = new Matrix4();
  const a = (i: number) => p[i] as Four;
  const b = (i: number) => q[i] as Four;
  const c = (i: number) => v[i] as Vec3;
  const a3 = (i: number) => threeP[i] as Quaternion;
  const b3 = (i: number) => threeQ[i] as Quaternion;
  const entry = (
    name: string,
    ours: (i: number) => number,
    three?: (i: number) => number,
  ): Entry => ({
    call: `quaternion.${name}`,
    ours: each(ours),
    ...(three ? { three: each(three) } : {}),
  });
  return [
    entry(
      'multiply',
      (i) => quaternion.multiply(a(i), b(i))[0],
      (i) => out.multiplyQuaternions(a3(i), b3(i)).x,
    ),
    entry(
      'identity',
      () => quaternion.identity()[3],
      () => out.identity().w,
    ),
    entry('add', (i) => quaternion.add(a(i), b(i))[0]),
    entry(
      'dot',
      (i) => quaternion.dot(a(i), b(i)),
      (i) => a3(i).dot(b3(i)),
    ),
    entry(
      'conjugate',
      (i) => quaternion.conjugate(b(i))[0],
      (i) => out.copy(b3(i)).conjugate().x,
    ),
    entry(
      'norm',
      (i) => quaternion.norm(b(i)),
      (i) => b3(i).length(),
    ),
    entry(
      'inverse',
      (i) => quaternion.inverse(b(i))[0],
      (i) => out.copy(b3(i)).invert().x,
    ),
    entry('log', (i) => quaternion.log(b(i))[0]),
    entry('exp', (i) => quaternion.exp(b(i))[0]),
    entry('pow', (i) => quaternion.pow(b(i), 0.5)[0]),
    entry(
      'slerp',
      (i) => quaternion.slerp(a(i), b(i), 0.25)[0],
      (i) => out.slerpQuaternions(a3(i), b3(i), 0.25).x,
    ),
    entry(
      'rotate',
      (i) => quaternion.rotate(b(i), c(i))[0],
      (i) => out3.copy(threeV[i] as Vector3).applyQuaternion(b3(i)).x,
    ),
    entry(
      'fromAxes',
      (i) => quaternion.fromAxes(axes[i] as never)[0],
      (i) => out.setFromRotationMatrix(matrices[i] as Matrix4).x,
    ),
    entry(
      'toAxes',
      (i) => quaternion.toAxes(b(i))[0][0],
      (i) => outMatrix.makeRotationFromQuaternion(b3(i)).elements[0],
    ),
    entry(
      'fromAxisAngle',
      (i) => quaternion.fromAxisAngle(c(i), 0.5)[0],
      (i) => out.setFromAxisAngle(units[i] as Vector3, 0.5).x,
    ),
    entry(
      'toAxisAngle',
      (i) => quaternion.toAxisAngle(b(i)).angle,
      (i) => out4.setAxisAngleFromQuaternion(b3(i)).w,
    ),
    entry(
      'fromEuler',
      (i) => quaternion.fromEuler(c(i), 'YXZ')[0],
      (i) => out.setFromEuler(eulers[i] as Euler).x,
    ),
    entry(
      'toEuler',
      (i) => quaternion.toEuler(b(i), 'YXZ')[0],
      (i) => outEuler.setFromQuaternion(b3(i), 'YXZ').x,
    ),
  ];
}
