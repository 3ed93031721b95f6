// The textbook's 15 inequalities in A's frame, after Gottschalk, Lin and Manocha.
export default function obbObb(a, b) {
  const [axesA, axesB] = [axesOf(a.rotation), axesOf(b.rotation)];
  const t = axesA.map((axis) => dot(axis, sub(b.center, a.center)));
  const r = axesA.map((u) => axesB.map((v) => dot(u, v)));
  const q = r.map((row) => row.map((x) => Math.abs(x)));
  const [hA, hB] = [a.halfExtents, b.halfExtents];
  for (const i of [0, 1, 2]) {
    if (Math.abs(t[i]) > hA[i] + dot(q[i], hB)) return false;
    const tB = t[0] * r[0][i] + t[1] * r[1][i] + t[2] * r[2][i];
    if (Math.abs(tB) > hB[i] + hA[0] * q[0][i] + hA[1] * q[1][i] + hA[2] * q[2][i]) return false;
  }
  for (const i of [0, 1, 2]) {
    for (const j of [0, 1, 2]) {
      const [i1, i2, j1, j2] = [(i + 1) % 3, (i + 2) % 3, (j + 1) % 3, (j + 2) % 3];
      const distance = Math.abs(t[i2] * r[i1][j] - t[i1] * r[i2][j]);
      const radiusA = hA[i1] * q[i2][j] + hA[i2] * q[i1][j];
      const radiusB = hB[j1] * q[i][j2] + hB[j2] * q[i][j1];
      if (distance > radiusA + radiusB) return false;
    }
  }
  return true;
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
