import { add, scale } from '../../../textbook/javascript/vectors.js';
import { sphereMeetsBox } from './round.js';

// #firstFound
export function firstFound(sphere, velocity, box, duration, steps) {
  for (let i = 0; i <= steps; i++) {
    const t = (i / steps) * duration;
    const center = add(sphere.center, scale(velocity, t));
    if (sphereMeetsBox({ ...sphere, center }, box)) return t;
  }
  return -1;
}
