// Separating axes: 9 edge × edge, 3 faces of the box, 1 plane of the triangle.
export default function aabbTriangle(box, { a, b, c }) {
  const edges = [sub(b, a), sub(c, b), sub(a, c)];
  const faces = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  const crosses = faces.flatMap((face) => edges.map((edge) => cross(face, edge)));
  const axes = [...crosses, ...faces, cross(edges[0], edges[1])];
  const corners = cornersOf(box);
  const apart = axes.every((axis) => {
    const [minBox, maxBox] = interval(corners, axis);
    const [minTriangle, maxTriangle] = interval([a, b, c], axis);
    return maxBox < minTriangle || maxTriangle < minBox;
  });
  return !apart;
}

function interval(corners, axis) {
  const values = corners.map((corner) => dot(corner, axis));
  return [Math.min(...values), Math.max(...values)];
}

function cornersOf({ min, max }) {
  const [xs, ys, zs] = [0, 1, 2].map((i) => [min[i], max[i]]);
  return xs.flatMap((x) => ys.flatMap((y) => zs.map((z) => [x, y, z])));
}

const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
