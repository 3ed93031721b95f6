// Whether the ray meets the box: slabs along the box's own axes.
export default function rayObb(ray, box) {
  let enter = 0;
  let exit = (ray.maxDistance ?? Infinity) / Math.hypot(...ray.direction);
  for (const [i, axis] of axesOf(box.rotation).entries()) {
    const e = dot(axis, sub(box.center, ray.origin));
    const f = dot(axis, ray.direction);
    if (f === 0) {
      if (Math.abs(e) >= box.halfExtents[i]) return false;
      continue;
    }
    const t1 = (e - box.halfExtents[i]) / f;
    const t2 = (e + box.halfExtents[i]) / f;
    enter = Math.max(enter, Math.min(t1, t2));
    exit = Math.min(exit, Math.max(t1, t2));
  }
  return enter <= exit;
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
