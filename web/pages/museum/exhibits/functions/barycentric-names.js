// Where the ray hits the triangle: t and the barycentric coordinates.
export default function rayTriangle(ray, { a, b, c }) {
  const n = cross(sub(b, a), sub(c, a));
  const t = dot(n, sub(a, ray.origin)) / dot(n, ray.direction);
  const far = (ray.maxDistance ?? Infinity) / Math.hypot(...ray.direction);
  if (!(t >= 0 && t <= far)) return false;
  const p = ray.origin.map((x, i) => x + t * ray.direction[i]);
  // the area opposite of each corner is its weight
  const weightA = dot(cross(sub(c, b), sub(p, b)), n) / dot(n, n);
  const weightB = dot(cross(sub(a, c), sub(p, c)), n) / dot(n, n);
  const weightC = dot(cross(sub(b, a), sub(p, a)), n) / dot(n, n);
  if (!(weightA >= 0 && weightB >= 0 && weightC >= 0)) return false;
  return { meets: true, hit: { t, u: weightA, v: weightB } };
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
