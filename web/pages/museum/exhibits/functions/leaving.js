// When two moving boxes hit each other: each axis leaves an interval of time.
export default function cast(a, b, { velocityA, velocityB, duration }) {
  let enter = 0;
  let exit = duration;
  for (const i of [0, 1, 2]) {
    const speed = velocityA[i] - velocityB[i];
    const [near, far] = [b.min[i] - a.max[i], b.max[i] - a.min[i]];
    if (speed === 0) {
      if (near > 0 || far < 0) return false;
      continue;
    }
    const [t1, t2] = [near / speed, far / speed];
    enter = Math.max(enter, Math.min(t1, t2));
    exit = Math.min(exit, Math.max(t1, t2));
  }
  return enter <= exit && { meets: true, hit: { t: enter } };
}
