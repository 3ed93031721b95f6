// The nearest of many triangles: each hit shrinks the limit for those that follow.
export default function nearest(ray, triangles) {
  let limit = ray.maxDistance ?? Infinity;
  let found = null;
  for (const [index, triangle] of triangles.entries()) {
    const t = hit(ray, triangle);
    if (t === null || t * Math.hypot(...ray.direction) > limit) continue;
    limit = t;
    found = { index, t };
  }
  return found;
}

// Möller and Trumbore: t, or null where the line misses.
function hit({ origin, direction }, { a, b, c }) {
  const [edgeB, edgeC] = [sub(b, a), sub(c, a)];
  const p = cross(direction, edgeC);
  const determinant = dot(edgeB, p);
  if (determinant === 0) return null;
  const q = cross(sub(origin, a), edgeB);
  const u = dot(sub(origin, a), p) / determinant;
  const v = dot(direction, q) / determinant;
  const t = dot(edgeC, q) / determinant;
  return u >= 0 && v >= 0 && u + v <= 1 && t >= 0 ? t : null;
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
