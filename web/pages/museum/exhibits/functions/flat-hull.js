// The corners of the convex hull of points, by their indices: a tetrahedron grows by the points above its faces.
export default function hullCorners(points) {
  const isNew = (point, i) => points.findIndex((other) => compare(point, other) === 0) === i;
  const order = points.filter(isNew).sort(compare);
  const [p, q] = [order[0], order.at(-1)];
  const r = farthest(order, (x) => Math.hypot(...cross(sub(q, p), sub(x, p))));
  const normal = cross(sub(q, p), sub(r, p));
  const s = farthest(order, (x) => Math.abs(dot(normal, sub(x, p))));
  let faces = tetrahedron([p, q, r, s]);
  for (const point of order) {
    if (faces.some((face) => height(point, face) > 0)) faces = grown(faces, point);
  }
  const corners = new Set(faces.flatMap((face) => face.corners));
  return [...points.keys()].filter((i) => corners.has(points[i]));
}

// By x, by y where that is equal, then by z.
const compare = (a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

const farthest = (points, distance) =>
  points.reduce((best, each) => (distance(each) > distance(best) ? each : best));

function faceOf(p, q, r) {
  return { corners: [p, q, r], normal: cross(sub(q, p), sub(r, p)) };
}

const height = (point, { normal, corners }) => dot(normal, sub(point, corners[0]));

// The faces of a tetrahedron, outward.
function tetrahedron([p, q, r, s]) {
  const faces = [faceOf(p, q, r), faceOf(p, r, s), faceOf(p, s, q), faceOf(q, s, r)];
  const isInward = height(s, faces[0]) > 0;
  return isInward ? faces.map(({ corners: [x, y, z] }) => faceOf(x, z, y)) : faces;
}

// Faces that a point isn't below make way for those between it and the edge of the hole.
function grown(faces, point) {
  const seen = faces.filter((face) => height(point, face) >= 0);
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

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
