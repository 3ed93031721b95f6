import { add, clamp, cross, dot, scale, sub } from '../../../textbook/javascript/vectors.js';

// #squareOf
export const squareOf = (v) => dot(v, v);

// #nearestOnSegment
export function nearestOnSegment(start, end, p) {
  const e = sub(end, start);
  const size = squareOf(e);
  if (size === 0) return start; // #noLength
  const s = dot(sub(p, start), e) / size; // #howFar
  return add(start, scale(e, clamp(s, 0, 1)));
}

// #sideOfLine
export function sideOfLine(start, end, p) {
  const [e, w] = [sub(end, start), sub(p, start)];
  return e[0] * w[1] - e[1] * w[0];
}

// #nearestOnTriangle
export function nearestOnTriangle({ a, b, c }, p) {
  const n = cross(sub(b, a), sub(c, a));
  const isLeftOf = (start, end) => dot(cross(sub(end, start), sub(p, start)), n) > 0;
  if (isLeftOf(a, b) && isLeftOf(b, c) && isLeftOf(c, a)) {
    return sub(p, scale(n, dot(sub(p, a), n) / squareOf(n))); // #overInside
  }
  const onEdges = [nearestOnSegment(a, b, p), nearestOnSegment(b, c, p), nearestOnSegment(c, a, p)];
  const squares = onEdges.map((q) => squareOf(sub(p, q)));
  return onEdges[squares.indexOf(Math.min(...squares))];
}
