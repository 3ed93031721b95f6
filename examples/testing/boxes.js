// Do two oriented boxes meet? A box is { center, rotation: [x, y, z, w], halfExtents }.

/** The classic mistake: boxes that only an edge × edge direction separates are said to meet. */
export function meetsByFaces(a, b) {
  return overlapOnAll([...axesOf(a), ...axesOf(b)], a, b);
}

/** All fifteen directions of the separating axis test. */
export function meets(a, b) {
  const edges = axesOf(a).flatMap((u) => axesOf(b).map((v) => cross(u, v)));
  return overlapOnAll([...axesOf(a), ...axesOf(b), ...edges], a, b);
}

function overlapOnAll(directions, a, b) {
  const between = b.center.map((x, i) => x - a.center[i]);
  return directions
    .filter((along) => dot(along, along) > 1e-12) // parallel edges have no cross product
    .every((along) => Math.abs(dot(between, along)) <= radius(a, along) + radius(b, along));
}

function radius(box, along) {
  const axes = axesOf(box);
  return box.halfExtents.reduce((sum, half, i) => sum + half * Math.abs(dot(axes[i], along)), 0);
}

/** The columns of the rotation matrix; the quaternion may have any length. */
function axesOf({ rotation }) {
  const length = Math.hypot(...rotation);
  const [x, y, z, w] = rotation.map((part) => part / length);
  return [
    [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
    [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
    [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)],
  ];
}

const dot = (u, v) => u[0] * v[0] + u[1] * v[1] + u[2] * v[2];
const cross = (u, v) => [
  u[1] * v[2] - u[2] * v[1],
  u[2] * v[0] - u[0] * v[2],
  u[0] * v[1] - u[1] * v[0],
];
