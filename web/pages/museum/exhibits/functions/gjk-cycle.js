// GJK: boxes meet where the origin is among all differences of a point of A and one of B.
export default function obbObb(boxA, boxB) {
  const a = { ...boxA, axes: axesOf(boxA.rotation) };
  const b = { ...boxB, axes: axesOf(boxB.rotation) };
  let { corners, point } = nearestOf([support(a, b, sub(b.center, a.center))]);
  for (let i = 0; i < 64; i++) {
    const next = support(a, b, scale(point, -1));
    if (dot(next, point) > 0) return false;
    ({ corners, point } = nearestOf([...corners, next]));
    if (corners.length === 4) return true;
  }
  return false;
}

// The difference that lies farthest in a direction.
function support(a, b, direction) {
  return sub(corner(a, direction), corner(b, scale(direction, -1)));
}

function corner({ center, axes, halfExtents }, direction) {
  return axes.reduce((point, axis, i) => {
    const sign = dot(axis, direction) < 0 ? -1 : 1;
    return add(point, scale(axis, sign * halfExtents[i]));
  }, center);
}

// The point of a simplex that is nearest to the origin, and the corners that it lies between.
function nearestOf(simplex) {
  let nearest = null;
  for (let bits = 1; bits < 2 ** simplex.length; bits++) {
    const corners = simplex.filter((_, i) => (bits >> i) % 2 === 1);
    const shares = sharesOf(corners);
    const sum = shares.reduce((x, y) => x + y);
    if (!shares.every((share) => share / sum > 0)) continue;
    const point = corners.map((each, i) => scale(each, shares[i] / sum)).reduce(add);
    if (nearest && dot(point, point) >= dot(nearest.point, nearest.point)) continue;
    nearest = { corners, point };
  }
  return nearest;
}

// The weights of the corners in the point of their line, plane or space nearest to the origin.
function sharesOf([p, q, r, s]) {
  if (s) return [triple(q, r, s), -triple(p, r, s), triple(p, q, s), -triple(p, q, r)];
  if (r) {
    const normal = cross(sub(q, p), sub(r, p));
    return [triple(normal, q, r), triple(normal, r, p), triple(normal, p, q)];
  }
  return q ? [dot(q, sub(q, p)), dot(p, sub(p, q))] : [1];
}

// The axes of a box: the columns of its rotation matrix, for a quaternion of any length.
function axesOf([x, y, z, w]) {
  const s = 2 / (x * x + y * y + z * z + w * w);
  return [
    [1 - s * (y * y + z * z), s * (x * y + w * z), s * (x * z - w * y)],
    [s * (x * y - w * z), 1 - s * (x * x + z * z), s * (y * z + w * x)],
    [s * (x * z + w * y), s * (y * z - w * x), 1 - s * (x * x + y * y)],
  ];
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const scale = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
const triple = (a, b, c) => dot(a, cross(b, c));
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
