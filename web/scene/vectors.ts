// Vectors and quaternions as plain arrays, with pure functions.

export type Vec3 = readonly [number, number, number];
/** Quaternion x, y, z, w of any non-zero length: q and 2q are the same orientation. */
export type Quat = readonly [number, number, number, number];

export const kOrigin: Vec3 = [0, 0, 0];
export const kIdentity: Quat = [0, 0, 0, 1];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, s: number): Vec3 => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.hypot(a[0], a[1], a[2]);
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const min = (a: Vec3, b: Vec3): Vec3 => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.min(a[2], b[2]),
];
export const max = (a: Vec3, b: Vec3): Vec3 => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.max(a[2], b[2]),
];

export function normalized(a: Vec3): Vec3 | null {
  const size = length(a);
  return size > 0 && Number.isFinite(size) ? scale(a, 1 / size) : null;
}

export function unit(q: Quat): Quat | null {
  const size = Math.hypot(q[0], q[1], q[2], q[3]);
  if (!(size > 0 && Number.isFinite(size))) return null;
  return [q[0] / size, q[1] / size, q[2] / size, q[3] / size];
}

export function multiply(p: Quat, q: Quat): Quat {
  return [
    p[3] * q[0] + p[0] * q[3] + p[1] * q[2] - p[2] * q[1],
    p[3] * q[1] - p[0] * q[2] + p[1] * q[3] + p[2] * q[0],
    p[3] * q[2] + p[0] * q[1] - p[1] * q[0] + p[2] * q[3],
    p[3] * q[3] - p[0] * q[0] - p[1] * q[1] - p[2] * q[2],
  ];
}

export const conjugate = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];

/** v rotated by the unit quaternion q. */
export function turn(q: Quat, v: Vec3): Vec3 {
  const u: Vec3 = [q[0], q[1], q[2]];
  const t = scale(cross(u, v), 2);
  return add(add(v, scale(t, q[3])), cross(u, t));
}

/** A point rotated by the unit quaternion q about another point. */
export const turnAbout = (q: Quat, about: Vec3, point: Vec3): Vec3 =>
  add(about, turn(q, sub(point, about)));

/** The shortest rotation from the unit vector `from` to the unit vector `to`. */
export function turnBetween(from: Vec3, to: Vec3): Quat {
  const w = 1 + dot(from, to);
  if (w > 1e-9) return unit([...cross(from, to), w]) ?? kIdentity;
  const perpendicular = Math.abs(from[0]) < 0.9 ? cross(from, [1, 0, 0]) : cross(from, [0, 1, 0]);
  return unit([...perpendicular, 0]) ?? kIdentity;
}

/** The frame whose x is parallel to `alongX` and whose z is perpendicular to both vectors. */
export function frameOfEdges(alongX: Vec3, second: Vec3): Quat {
  const x = normalized(alongX);
  const z = normalized(cross(alongX, second));
  if (!(x && z)) return x ? turnBetween([1, 0, 0], x) : kIdentity;
  const first = turnBetween([1, 0, 0], x);
  return multiply(turnBetween(turn(first, [0, 0, 1]), z), first);
}

/** The orthogonal projection of `point` onto a plane. */
export function footOn(normal: Vec3, constant: number, point: Vec3): Vec3 {
  const square = dot(normal, normal);
  if (!(square > 0)) return point;
  return sub(point, scale(normal, (dot(normal, point) + constant) / square));
}
