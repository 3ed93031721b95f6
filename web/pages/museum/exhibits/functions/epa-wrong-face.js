// EPA: inside of all differences of a point of A and one of B a polytope grows, at the face nearest to the origin, until
// that face lies on the surface. Its distance is the depth.
export default function obbObb(boxA, boxB) {
  const a = { ...boxA, axes: axesOf(boxA.rotation) };
  const b = { ...boxB, axes: axesOf(boxB.rotation) };
  let faces = tetrahedron(kStart.map((direction) => support(a, b, direction)));
  for (let i = 0; i < 64; i++) {
    const face = faces.reduce((best, each) => (each.distance < best.distance ? each : best));
    const next = support(a, b, face.normal);
    const depth = dot(next, face.normal) / Math.hypot(...face.normal);
    if (depth < 0) return false;
    if (!isAbove(next, face)) return { meets: true, depth };
    faces = grown(faces, next);
  }
  return true;
}

function faceOf(p, q, r) {
  const normal = cross(sub(q, p), sub(r, p));
  return { corners: [p, q, r], normal, distance: dot(normal, p) };
}

const isAbove = (point, { normal, corners }) => dot(normal, sub(point, corners[0])) > 1e-12;

// In all directions.
const kStart = [
  [1, 0.83, 0.91],
  [-0.87, -1, 0.79],
  [-0.93, 0.81, -1],
  [0.89, -0.77, -0.95],
];

// The faces of a tetrahedron, outward.
function tetrahedron([p, q, r, s]) {
  const faces = [faceOf(p, q, r), faceOf(p, r, s), faceOf(p, s, q), faceOf(q, s, r)];
  const isInward = dot(faces[0].normal, sub(s, p)) > 0;
  return isInward ? faces.map(({ corners: [x, y, z] }) => faceOf(x, z, y)) : faces;
}

// Faces that a point lies above make way for those between it and the edge of the hole.
function grown(faces, point) {
  const seen = faces.filter((face) => isAbove(point, face));
  const edges = seen.flatMap(({ corners: [p, q, r] }) => [
    [p, q],
    [q, r],
    [r, p],
  ]);
  const rim = edges.filter(([p, q]) => !edges.some(([x, y]) => x === q && y === p));
  return [
    ...faces.filter((face) => !seen.includes(face)),
    ...rim.map(([p, q]) => faceOf(p, q, point)),
  ];
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
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
