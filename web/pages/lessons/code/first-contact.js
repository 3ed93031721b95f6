import { sub } from '../../../textbook/javascript/vectors.js';

// The time at which two boxes that move without turning meet first; −1: they never do
export function firstContact(a, velocityA, b, velocityB, duration) {
  const v = sub(velocityA, velocityB); // as if b stood still
  let [enter, leave] = [0, duration];
  for (let i = 0; i < 3; i++) {
    // On this axis they overlap while low <= v t <= high
    const [low, high] = [b.min[i] - a.max[i], b.max[i] - a.min[i]];
    if (v[i] === 0) {
      if (low > 0 || high < 0) return -1;
      continue;
    }
    enter = Math.max(enter, Math.min(low / v[i], high / v[i]));
    leave = Math.min(leave, Math.max(low / v[i], high / v[i]));
  }
  return enter <= leave ? enter : -1;
}
