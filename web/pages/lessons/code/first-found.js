import { sphereAabb } from '../../../textbook/javascript/rounded.js';
import { add, scale } from '../../../textbook/javascript/vectors.js';

// The first time at which one of the tests finds that they meet; −1: none does
export function firstFound(sphere, velocity, box, { duration, steps }) {
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * duration;
    const center = add(sphere.center, scale(velocity, t));
    if (sphereAabb({ ...sphere, center }, box)) return t;
  }
  return -1;
}
