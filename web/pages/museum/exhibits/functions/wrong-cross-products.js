// Separating axes: boxes are apart where their intervals are apart on any axis.
export default function obbObb(boxA, boxB) {
  const a = { ...boxA, axes: axesOf(boxA.rotation) };
  const b = { ...boxB, axes: axesOf(boxB.rotation) };
  const axes = [...a.axes, ...b.axes, ...crosses(a.axes, a.axes)];
  const offset = sub(b.center, a.center);
  return axes.every((axis) => Math.abs(dot(offset, axis)) <= radius(a, axis) + radius(b, axis));
}

// Each of the one with each of the other.
function crosses(us, vs) {
  return us.flatMap((u) => vs.map((v) => cross(u, v)));
}

// Half of what a box covers of an axis.
function radius(box, axis) {
  return box.axes.reduce((sum, own, i) => sum + box.halfExtents[i] * Math.abs(dot(own, axis)), 0);
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
const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
