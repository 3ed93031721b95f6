import { sub } from '../../../textbook/javascript/vectors.js';
import { inSlab } from './slabs.js';

// #firstContact
export function firstContact(a, velocityA, b, velocityB, duration) {
  const v = sub(velocityA, velocityB); // #standsStill
  let span = [0, duration];
  for (let i = 0; i < 3; i++) {
    span = inSlab(span, 0, v[i], b.min[i] - a.max[i], b.max[i] - a.min[i]); // #overlapWhile
  }
  const [enter, leave] = span;
  return enter <= leave ? enter : -1;
}
