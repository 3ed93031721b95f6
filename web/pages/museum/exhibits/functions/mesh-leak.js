// The nearest of the triangles of a mesh, each tested for itself.
export default function nearest(ray, triangles) {
  let found = null;
  let limit = (ray.maxDistance ?? Infinity) / Math.hypot(...ray.direction);
  for (const [index, triangle] of triangles.entries()) {
    const t = hit(ray, triangle);
    if (t === null || t > limit) continue;
    limit = t;
    found = { index, t };
  }
  return found;
}

// The plane's hit by the unit normal, then u and v of that point; null where the line misses.
function hit({ origin, direction }, { a, b, c }) {
  const [edgeB, edgeC] = [sub(b, a), sub(c, a)];
  const n = cross(edgeB, edgeC);
  const normal = n.map((x) => x / Math.hypot(...n));
  const slope = dot(normal, direction);
  if (Math.abs(slope) < 1e-12 * Math.hypot(...direction)) return null;
  const t = dot(normal, sub(a, origin)) / slope;
  const point = origin.map((x, i) => x + t * direction[i]);
  const w = sub(point, a);
  const u = dot(cross(w, edgeC), n) / dot(n, n);
  const v = dot(cross(edgeB, w), n) / dot(n, n);
  return u >= 0 && v >= 0 && u + v <= 1 && t >= 0 ? t : null;
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
