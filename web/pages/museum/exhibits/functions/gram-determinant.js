// The plane's hit, then its barycentric coordinates by the normal equations of the edges.
export default function rayTriangle(ray, { a, b, c }) {
  const [edgeB, edgeC] = [sub(b, a), sub(c, a)];
  const n = cross(edgeB, edgeC);
  const t = dot(n, sub(a, ray.origin)) / dot(n, ray.direction);
  const far = (ray.maxDistance ?? Infinity) / Math.hypot(...ray.direction);
  if (!(t >= 0 && t <= far)) return false;
  const w = sub(ray.origin, a).map((x, i) => x + t * ray.direction[i]);
  const [bb, bc, cc] = [dot(edgeB, edgeB), dot(edgeB, edgeC), dot(edgeC, edgeC)];
  const determinant = bb * cc - bc * bc;
  const u = (cc * dot(w, edgeB) - bc * dot(w, edgeC)) / determinant;
  const v = (bb * dot(w, edgeC) - bc * dot(w, edgeB)) / determinant;
  return u >= 0 && v >= 0 && u + v <= 1 && { meets: true, hit: { t, u, v } };
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
