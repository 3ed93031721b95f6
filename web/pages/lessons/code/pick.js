import { add, dot, scale, sub } from '../../../textbook/javascript/vectors.js';
import { rayHitsParallelogram } from './ray-triangle.js';
import { rayHitsTurnedBox } from './slabs.js';

// #rayHitsSphere
export function rayHitsSphere({ origin, direction, tMax = Number.POSITIVE_INFINITY }, sphere) {
  const from = sub(origin, sphere.center);
  const [a, b] = [dot(direction, direction), dot(from, direction)];
  const square = b * b - a * (dot(from, from) - sphere.radius * sphere.radius);
  if (square < 0) return -1; // #noRoot
  const enter = Math.max((-b - Math.sqrt(square)) / a, 0);
  const leave = Math.min((-b + Math.sqrt(square)) / a, tMax);
  return enter <= leave ? enter : -1;
}

// #pixelRay
export function pixelRay({ eye, forward, right, up, halfHeight, width, height }, column, row) {
  const x = ((2 * column + 1) / width - 1) * halfHeight * (width / height);
  const y = (1 - (2 * row + 1) / height) * halfHeight;
  const direction = add(forward, add(scale(right, x), scale(up, y)));
  return { origin: eye, direction };
}

// #hitOf
export function hitOf(ray, shape) {
  if (shape.kind === 'obb') return rayHitsTurnedBox(ray, shape);
  return shape.kind === 'sphere' ? rayHitsSphere(ray, shape) : rayHitsParallelogram(ray, shape);
}

// #pick
export function pick(camera, column, row, shapes) {
  const ray = pixelRay(camera, column, row);
  let nearest = null;
  for (const shape of shapes) {
    const t = hitOf(ray, shape);
    if (t >= 0 && (nearest === null || t < nearest.t)) nearest = { shape, t };
  }
  return nearest;
}
