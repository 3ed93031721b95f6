// When two moving boxes hit each other: tested where they are at each frame.
export default function cast(a, b, { velocityA, velocityB, duration }) {
  const velocity = velocityA.map((speed, i) => speed - velocityB[i]);
  for (let frame = 0; frame / 60 <= duration; frame++) {
    const t = frame / 60;
    const overlaps = [0, 1, 2].every(
      (i) => a.min[i] + t * velocity[i] < b.max[i] && b.min[i] < a.max[i] + t * velocity[i],
    );
    if (overlaps) return { meets: true, hit: { t } };
  }
  return false;
}
