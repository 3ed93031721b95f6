// Triangles and parallelograms against each other.
import { type Preset, pair } from '../preset.ts';

export const flats: readonly Preset[] = [
  pair(
    'triangle-triangle',
    { kind: 'triangle', a: [-1.4, -0.5, 0.6], b: [0.9, -0.6, 0.7], c: [-0.2, 0.9, -0.7] },
    { kind: 'triangle', a: [-0.2, -0.1, 1], b: [1.5, 0.1, 0.2], c: [0.1, 0.3, -0.9] },
    { outcome: 'overlapping' },
  ),
  pair(
    'triangle-parallelogram',
    { kind: 'triangle', a: [0.3, 0.6, 1.1], b: [1.5, 0.4, -0.6], c: [1.3, 1.5, 0.2] },
    { kind: 'parallelogram', a: [-1.5, -0.6, 0.7], b: [0.4, -0.4, 0.9], c: [-1.1, 0.5, -0.8] },
    { outcome: 'apart' },
  ),
  // All corners on y = −z: coplanar shapes touch.
  pair(
    'parallelogram-parallelogram',
    { kind: 'parallelogram', a: [-1.5, -0.75, 0.75], b: [0.5, -1, 1], c: [-1, 0.5, -0.5] },
    { kind: 'parallelogram', a: [-0.25, -0.5, 0.5], b: [1.5, -0.75, 0.75], c: [0, 1, -1] },
    { outcome: 'touching' },
  ),
];
