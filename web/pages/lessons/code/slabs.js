import { rotateBack, scale, sub } from '../../../textbook/javascript/vectors.js';

// #inSlab
export function inSlab([enter, leave], origin, direction, low, high) {
  if (direction === 0) {
    return origin < low || origin > high ? [enter, -1] : [enter, leave]; // #parallelSlab
  }
  const [t0, t1] = [(low - origin) / direction, (high - origin) / direction];
  return [Math.max(enter, Math.min(t0, t1)), Math.min(leave, Math.max(t0, t1))];
}

// #rayHitsBox
export function rayHitsBox({ origin, direction, tMax = Number.POSITIVE_INFINITY }, { min, max }) {
  let span = [0, tMax];
  for (let i = 0; i < 3; i++) span = inSlab(span, origin[i], direction[i], min[i], max[i]);
  const [enter, leave] = span;
  return enter <= leave ? enter : -1;
}

// #rayHitsTurnedBox
export function rayHitsTurnedBox(ray, { center, rotation, halfExtents }) {
  const local = {
    origin: rotateBack(rotation, sub(ray.origin, center)),
    direction: rotateBack(rotation, ray.direction), // #notNormalized
    tMax: ray.tMax,
  };
  return rayHitsBox(local, { min: scale(halfExtents, -1), max: halfExtents });
}
