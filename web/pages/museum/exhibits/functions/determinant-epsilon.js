// Ray and triangle after Möller and Trumbore.
export default function rayTriangle(ray, { a, b, c }) {
  const [edgeB, edgeC] = [sub(b, a), sub(c, a)];
  const p = cross(ray.direction, edgeC);
  const determinant = dot(edgeB, p);
  if (Math.abs(determinant) < 1e-5) return false;
  const q = cross(sub(ray.origin, a), edgeB);
  const u = dot(sub(ray.origin, a), p) / determinant;
  const v = dot(ray.direction, q) / determinant;
  const t = dot(edgeC, q) / determinant;
  const far = (ray.maxDistance ?? Infinity) / Math.hypot(...ray.direction);
  if (u < 0 || v < 0 || u + v > 1 || t < 0 || t > far) return false;
  return { meets: true, hit: { t } };
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
