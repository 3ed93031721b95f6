// Rays against everything but points and segments.
import { type Preset, pair } from '../preset.ts';

export const rays: readonly Preset[] = [
  pair(
    'ray-triangle',
    { kind: 'ray', origin: [-1.6, 1.7, 1.4], direction: [1.5, -1.2, -1.1] },
    { kind: 'triangle', a: [-1.3, -0.7, 0.5], b: [1.5, -0.5, 0.2], c: [0.1, 1.2, -0.5] },
    { outcome: 'overlapping', t: 1.292, u: 0.382, v: 0.407 },
  ),
  // u + v > 1: a triangle with the same corners would be missed.
  pair(
    'ray-parallelogram',
    { kind: 'ray', origin: [1.9, 2.1, 1.2], direction: [-0.6, -0.8, -0.5] },
    { kind: 'parallelogram', a: [-1.4, -0.6, 0.9], b: [0.7, -0.4, 1], c: [-0.6, 0.3, -0.9] },
    { outcome: 'overlapping', t: 2.567, u: 0.617, v: 0.581 },
  ),
  pair(
    'ray-aabb',
    { kind: 'ray', origin: [-3, 1.2, 1], direction: [1, -0.3, -0.2] },
    { kind: 'aabb', min: [-0.5, -0.6, -0.7], max: [1.1, 0.7, 0.8] },
    { outcome: 'overlapping', t: 2.5, tExit: 4.1 },
  ),
  // It has left one slab just before it enters the next.
  pair(
    'ray-obb',
    { kind: 'ray', origin: [-2.2, 1.62, 1.3], direction: [1, -0.16, -0.5] },
    {
      kind: 'obb',
      center: [0.3, 0.1, 0],
      rotation: [0.1, 0.25, 0.15, 0.95],
      halfExtents: [1.1, 0.6, 0.7],
    },
    { outcome: 'apart' },
  ),
  // The direction is two units long and more: t is not the distance.
  pair(
    'ray-sphere',
    { kind: 'ray', origin: [-2.4, 0.9, 0.9], direction: [2, -0.3, -0.5] },
    { kind: 'sphere', center: [0.4, 0, 0], radius: 0.9 },
    { outcome: 'overlapping', t: 1.099, tExit: 1.813 },
  ),
  pair(
    'ray-plane',
    { kind: 'ray', origin: [-1.5, 1.1, 0.8], direction: [2, -1.6, -0.8] },
    { kind: 'plane', normal: [0, 1, 0], constant: 0.1 },
    { outcome: 'overlapping', side: 'straddling', t: 0.75 },
  ),
  pair(
    'ray-capsule',
    { kind: 'ray', origin: [-2.2, 1.1, 1], direction: [1.6, -0.7, -0.6] },
    { kind: 'capsule', start: [-0.5, -0.5, 0.2], end: [1, 0.5, -0.2], radius: 0.5 },
    { outcome: 'overlapping' },
  ),
  pair(
    'ray-ray',
    { kind: 'ray', origin: [-1.6, -0.2, 0.8], direction: [1.6, 0.3, -0.5] },
    { kind: 'ray', origin: [-0.6, 1.1, -1], direction: [0.5, -0.15, 1.1] },
    { outcome: 'apart' },
  ),
];
