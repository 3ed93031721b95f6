// Where the ray enters the box: each axis leaves an interval of t.
export default function rayAabb(ray, box) {
  const { origin, direction } = ray;
  let enter = 0;
  let exit = (ray.maxDistance ?? Infinity) / Math.hypot(...direction);
  for (const i of [0, 1, 2]) {
    if (Math.abs(direction[i]) < 1e-8) {
      if (origin[i] < box.min[i] || origin[i] > box.max[i]) return false;
      continue;
    }
    const t1 = (box.min[i] - origin[i]) / direction[i];
    const t2 = (box.max[i] - origin[i]) / direction[i];
    enter = Math.max(enter, Math.min(t1, t2));
    exit = Math.min(exit, Math.max(t1, t2));
  }
  return enter <= exit && { meets: true, hit: { t: enter } };
}
