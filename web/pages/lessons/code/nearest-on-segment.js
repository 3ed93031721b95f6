import { add, clamp, dot, scale, sub } from '../../../textbook/javascript/vectors.js';

// The point of a segment that is nearest to p
export function nearestOnSegment({ start, end }, p) {
  const e = sub(end, start);
  const size = dot(e, e);
  if (size === 0) return start;
  const s = dot(sub(p, start), e) / size; // how far along: 0 at the start, 1 at the end
  return add(start, scale(e, clamp(s, 0, 1)));
}
