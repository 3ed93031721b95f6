// Points against everything.
import { type Preset, pair } from '../preset.ts';

export const points: readonly Preset[] = [
  pair(
    'point-point',
    { kind: 'point', position: [-1.2, 0.2, 0.3] },
    { kind: 'point', position: [1.2, 1, -0.3] },
    { outcome: 'apart' },
  ),
  pair(
    'point-segment',
    { kind: 'point', position: [0.25, 1, 0.75] },
    { kind: 'segment', start: [-1.5, -0.5, 0.5], end: [1.5, 0.25, -0.25] },
    { outcome: 'apart' },
  ),
  // The line would pass nearer: the ray begins further on, and its origin is what is nearest.
  pair(
    'point-ray',
    { kind: 'point', position: [-1.4, 0.7, 0.6] },
    { kind: 'ray', origin: [-0.5, 0, 0.2], direction: [1.8, 0.6, -0.4] },
    { outcome: 'apart' },
  ),
  // Two, three and six eighths from the center make seven eighths, and a double holds all of them.
  pair(
    'point-sphere',
    { kind: 'point', position: [0.5, 0.25, 0.25] },
    { kind: 'sphere', center: [-0.25, -0.125, 0], radius: 0.875 },
    { outcome: 'touching' },
  ),
  pair(
    'point-capsule',
    { kind: 'point', position: [0.75, 0.45, 0.1] },
    { kind: 'capsule', start: [-1, -0.3, 0.3], end: [1, 0.5, -0.3], radius: 0.6 },
    { outcome: 'overlapping' },
  ),
  // Nearest is a point of an edge: two of the coordinates are outside, one is not.
  pair(
    'point-aabb',
    { kind: 'point', position: [1.2, 1.1, 0.2] },
    { kind: 'aabb', min: [-1, -0.6, -0.7], max: [0.6, 0.5, 0.8] },
    { outcome: 'apart' },
  ),
  pair(
    'point-obb',
    { kind: 'point', position: [0.6, 0.15, 0.1] },
    {
      kind: 'obb',
      center: [0, 0, 0],
      rotation: [0.1, 0.3, 0.15, 0.93],
      halfExtents: [1.1, 0.6, 0.7],
    },
    { outcome: 'overlapping' },
  ),
  // Its foot on the plane falls outside the triangle.
  pair(
    'point-triangle',
    { kind: 'point', position: [1.3, 0.7, 0.6] },
    { kind: 'triangle', a: [-1.2, -0.6, 0.6], b: [1.3, -0.5, 0.3], c: [-0.2, 0.9, -0.6] },
    { outcome: 'apart' },
  ),
  // Half of one side and a quarter of the other from corner a.
  pair(
    'point-parallelogram',
    { kind: 'point', position: [-0.125, -0.125, 0.5] },
    { kind: 'parallelogram', a: [-1.25, -0.5, 0.75], b: [0.75, -0.25, 1], c: [-0.75, 0.5, -0.75] },
    { outcome: 'touching' },
  ),
  pair(
    'point-plane',
    { kind: 'point', position: [0.3, 0.7, 0.2] },
    { kind: 'plane', normal: [0.2, 1, 0.1], constant: 0.3 },
    { outcome: 'apart', side: 'front' },
  ),
];
