// Spheres and capsules against each other, boxes and flat shapes.
import { type Preset, pair } from '../preset.ts';

export const rounds: readonly Preset[] = [
  // A 3-4-5 triangle between the centers: 1.5 m apart, with radii of 1.7 m together.
  pair(
    'sphere-sphere',
    { kind: 'sphere', center: [-0.6, -0.2, 0], radius: 0.9 },
    { kind: 'sphere', center: [0.6, 0.7, 0], radius: 0.8 },
    { outcome: 'overlapping', gap: -0.2 },
  ),
  pair(
    'sphere-capsule',
    { kind: 'sphere', center: [-0.5, 0.5, 0.3], radius: 0.7 },
    { kind: 'capsule', start: [-0.4, -0.5, 0.3], end: [1.3, 0.3, -0.3], radius: 0.45 },
    { outcome: 'overlapping' },
  ),
  pair(
    'capsule-capsule',
    { kind: 'capsule', start: [-1.2, -0.5, 0.5], end: [0.7, -0.3, -0.6], radius: 0.4 },
    { kind: 'capsule', start: [-0.5, 0.8, -0.8], end: [0.8, 0.9, 0.7], radius: 0.45 },
    { outcome: 'apart' },
  ),
  // Six, two and three eighths from the corner make seven eighths.
  pair(
    'sphere-aabb',
    { kind: 'sphere', center: [0.75, 0.5, 0.875], radius: 0.875 },
    { kind: 'aabb', min: [-1.5, -0.75, -0.75], max: [0, 0.25, 0.5] },
    { outcome: 'touching' },
  ),
  pair(
    'sphere-obb',
    { kind: 'sphere', center: [1.2, 0.6, 0.3], radius: 0.6 },
    {
      kind: 'obb',
      center: [-0.6, 0, 0],
      rotation: [0.1, 0.3, 0.15, 0.93],
      halfExtents: [0.9, 0.6, 0.7],
    },
    { outcome: 'apart' },
  ),
  pair(
    'sphere-triangle',
    { kind: 'sphere', center: [0.1, 0.35, 0.4], radius: 0.6 },
    { kind: 'triangle', a: [-1.4, -0.5, 0.7], b: [1.4, -0.6, 0.5], c: [0.1, 0.9, -0.7] },
    { outcome: 'overlapping' },
  ),
  pair(
    'sphere-parallelogram',
    { kind: 'sphere', center: [1.4, 0.7, 0.1], radius: 0.55 },
    { kind: 'parallelogram', a: [-1.4, -0.6, 0.8], b: [0.6, -0.4, 0.9], c: [-0.9, 0.3, -0.9] },
    { outcome: 'apart' },
  ),
  pair(
    'capsule-aabb',
    { kind: 'capsule', start: [-0.1, 1.2, 0.8], end: [1.3, -0.5, 0.2], radius: 0.4 },
    { kind: 'aabb', min: [-1.3, -0.7, -0.7], max: [0.4, 0.5, 0.7] },
    { outcome: 'overlapping' },
  ),
  pair(
    'capsule-obb',
    { kind: 'capsule', start: [0, 1.3, 0.8], end: [1.7, 0.1, 0.6], radius: 0.35 },
    {
      kind: 'obb',
      center: [-0.4, -0.1, 0],
      rotation: [0.1, 0.3, 0.15, 0.93],
      halfExtents: [0.9, 0.55, 0.7],
    },
    { outcome: 'apart' },
  ),
  pair(
    'capsule-triangle',
    { kind: 'capsule', start: [-0.5, 0.8, 0.9], end: [0.4, -0.3, -0.7], radius: 0.35 },
    { kind: 'triangle', a: [-1.3, -0.7, 0.5], b: [1.4, -0.5, 0.3], c: [0.1, 1, -0.5] },
    { outcome: 'overlapping' },
  ),
  // Along a whole line of it.
  pair(
    'capsule-parallelogram',
    { kind: 'capsule', start: [-0.75, 0, -0.125], end: [0.25, 0, -0.375], radius: 0.5 },
    { kind: 'parallelogram', a: [-1.75, -0.5, 1], b: [1.25, -0.5, 1.25], c: [-1.25, -0.5, -1.25] },
    { outcome: 'touching' },
  ),
];
