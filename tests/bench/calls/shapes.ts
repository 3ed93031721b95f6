// Random shapes a few meters large, of the package and of three.js with the same numbers.
import { Box3, Matrix3, Matrix4, Quaternion, Ray, Sphere, Vector3 } from 'three';
import { OBB } from 'three/addons/math/OBB.js';
import type { Shape, Vec3 } from '../../../web/core/index.node.ts';

export type Of<K extends Shape['kind']> = Extract<Shape, { kind: K }>;
export type Four = [number, number, number, number];

/** Any fixed sequence will do. */
let state = 1;
function unit(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const within = (reach: number) => (2 * unit() - 1) * reach;
export const vector = (reach: number): Vec3 => [within(reach), within(reach), within(reach)];
export const four = (): Four => [within(1), within(1), within(1), within(1)];
export const many = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

export function aabb(reach: number): Of<'aabb'> {
  const min = vector(reach);
  return { kind: 'aabb', min, max: [min[0] + unit(), min[1] + unit(), min[2] + unit()] };
}
export const obb = (reach: number): Of<'obb'> => ({
  kind: 'obb',
  center: vector(reach),
  rotation: four(),
  halfExtents: [0.1 + unit(), 0.1 + unit(), 0.1 + unit()],
});
export const sphere = (reach: number): Of<'sphere'> => ({
  kind: 'sphere',
  center: vector(reach),
  radius: 0.1 + unit(),
});
export const point = (reach: number): Of<'point'> => ({ kind: 'point', position: vector(reach) });
/** From outside of what lies within `reach`, through it. */
export function ray(reach: number): Of<'ray'> {
  const origin: Vec3 = [-2 * reach, within(reach), within(reach)];
  const [x, y, z] = vector(reach);
  return { kind: 'ray', origin, direction: [x - origin[0], y - origin[1], z - origin[2]] };
}

export const toVector = (v: Vec3) => new Vector3(...v);
export const toQuaternion = (q: Four) => new Quaternion(...q).normalize();
export const toBox = ({ min, max }: Of<'aabb'>) => new Box3(toVector(min), toVector(max));
export const toSphere = ({ center, radius }: Of<'sphere'>) => new Sphere(toVector(center), radius);
export const toRay = ({ origin, direction }: Of<'ray'>) =>
  new Ray(toVector(origin), toVector(direction).normalize());
export function toObb({ center, rotation, halfExtents }: Of<'obb'>): OBB {
  const matrix = new Matrix4().makeRotationFromQuaternion(toQuaternion(rotation as Four));
  return new OBB(toVector(center), toVector(halfExtents), new Matrix3().setFromMatrix4(matrix));
}
