import { rayObb, rayParallelogram, raySphere } from '../../../textbook/javascript/curves.js';
import { add, scale } from '../../../textbook/javascript/vectors.js';

// Through the middle of a pixel; rows are counted from above
export function pixelRay({ eye, forward, right, up, halfHeight, width, height }, column, row) {
  const x = ((2 * column + 1) / width - 1) * halfHeight * (width / height);
  const y = (1 - (2 * row + 1) / height) * halfHeight;
  const direction = add(forward, add(scale(right, x), scale(up, y)));
  return { origin: eye, direction };
}

// The t of the first common point, or −1
export function hitOf(ray, shape) {
  if (shape.kind === 'obb') return rayObb(ray, shape);
  return shape.kind === 'sphere' ? raySphere(ray, shape) : rayParallelogram(ray, shape);
}

// The nearest shape under a pixel, and where the ray hits it; null: there is none
export function pick(camera, column, row, shapes) {
  const ray = pixelRay(camera, column, row);
  let nearest = null;
  for (const shape of shapes) {
    const t = hitOf(ray, shape);
    if (t >= 0 && (nearest === null || t < nearest.t)) nearest = { shape, t };
  }
  return nearest;
}
