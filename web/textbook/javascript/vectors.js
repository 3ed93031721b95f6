// Vectors are arrays of three numbers.

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a) => Math.sqrt(dot(a, a));
export const clamp = (x, low, high) => Math.min(Math.max(x, low), high);
export function cross([a, b, c], [x, y, z]) {
  return [b * z - c * y, c * x - a * z, a * y - b * x];
}

// Stands for a distance of 0, which rounding seldom gives: closer misses are reported as meeting,
// and from about 1e7 m on it is smaller than the rounding.
export const EPSILON = 1e-9;

// q v q⁻¹, |q| ≠ 0
export function rotate([x, y, z, w], v) {
  const u = [x, y, z];
  const uv = cross(u, v);
  return add(v, scale(add(scale(uv, w), cross(u, uv)), 2 / (dot(u, u) + w * w)));
}

// q⁻¹ v q
export const rotateBack = ([x, y, z, w], v) => rotate([x, y, z, -w], v);
