// Where the ray enters the box: each axis leaves an interval of t.
export default function rayAabb(ray, box) {
  const { origin, direction } = ray;
  let enter = 0;
  let exit = (ray.maxDistance ?? Infinity) / Math.hypot(...direction);
  for (const i of [0, 1, 2]) {
    if (direction[i] === 0) {
      if (origin[i] < box.min[i] || origin[i] > box.max[i]) return false;
      continue;
    }
    const t1 = (-origin[i] - box.min[i]) / direction[i];
    const t2 = (-origin[i] - box.max[i]) / direction[i];
    enter = Math.max(enter, Math.min(t1, t2));
    exit = Math.min(exit, Math.max(t1, t2));
  }
  if (enter > exit) return false;
  const point = origin.map((o, i) => o + enter * direction[i]);
  return { meets: true, hit: { t: enter, point } };
}
