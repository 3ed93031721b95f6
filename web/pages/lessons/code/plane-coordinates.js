import { dot, sub } from '../../../textbook/javascript/vectors.js';

// The u and v of x = a + u · (b − a) + v · (c − a), by the left inverse of the two edges
export function planeCoordinates({ a, b, c }, x) {
  const [e, f, r] = [sub(b, a), sub(c, a), sub(x, a)];
  const [ee, ef, ff] = [dot(e, e), dot(e, f), dot(f, f)];
  const [er, fr] = [dot(e, r), dot(f, r)];
  const determinant = ee * ff - ef * ef; // 0 for a triangle without area
  return [(ff * er - ef * fr) / determinant, (ee * fr - ef * er) / determinant];
}
