import { cross, dot, sub } from '../../../textbook/javascript/vectors.js';

// #planeCoordinates
export function planeCoordinates({ a, b, c }, x) {
  const [e, f, r] = [sub(b, a), sub(c, a), sub(x, a)];
  const [ee, ef, ff] = [dot(e, e), dot(e, f), dot(f, f)];
  const [er, fr] = [dot(e, r), dot(f, r)];
  const determinant = ee * ff - ef * ef; // #noArea
  return [(ff * er - ef * fr) / determinant, (ee * fr - ef * er) / determinant];
}

// #solveRay
export function solveRay({ origin, direction }, { a, b, c }) {
  const [e, f, s] = [sub(b, a), sub(c, a), sub(origin, a)];
  const [p, q] = [cross(direction, f), cross(s, e)];
  const determinant = dot(e, p);
  if (determinant === 0) return [-1, 0, 0]; // #parallelTriangle
  return [dot(f, q) / determinant, dot(s, p) / determinant, dot(direction, q) / determinant];
}

// #rayHitsTriangle
export function rayHitsTriangle(ray, triangle) {
  const { tMax = Number.POSITIVE_INFINITY } = ray;
  const [t, u, v] = solveRay(ray, triangle);
  return t >= 0 && t <= tMax && u >= 0 && v >= 0 && u + v <= 1 ? t : -1;
}

// #rayHitsParallelogram
export function rayHitsParallelogram(ray, parallelogram) {
  const { tMax = Number.POSITIVE_INFINITY } = ray;
  const [t, u, v] = solveRay(ray, parallelogram);
  return t >= 0 && t <= tMax && u >= 0 && u <= 1 && v >= 0 && v <= 1 ? t : -1;
}
