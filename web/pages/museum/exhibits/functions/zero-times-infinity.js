// Where the ray enters the box, without a branch for parallel rays: 1 / 0 is infinite.
export default function rayAabb(ray, box) {
  const { origin, direction } = ray;
  let enter = 0;
  let exit = (ray.maxDistance ?? Infinity) / Math.hypot(...direction);
  for (const i of [0, 1, 2]) {
    const inverse = 1 / direction[i];
    const t1 = (box.min[i] - origin[i]) * inverse;
    const t2 = (box.max[i] - origin[i]) * inverse;
    enter = Math.max(enter, Math.min(t1, t2));
    exit = Math.min(exit, Math.max(t1, t2));
  }
  return enter <= exit && { meets: true, hit: { t: enter } };
}
