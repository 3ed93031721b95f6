// Segments against everything but points.
import { type Preset, pair } from '../preset.ts';

export const segments: readonly Preset[] = [
  pair(
    'segment-segment',
    { kind: 'segment', start: [-1.4, -0.2, 0.7], end: [1.2, -0.4, -0.6] },
    { kind: 'segment', start: [-0.6, 0.2, -0.9], end: [0.7, 0.6, 1] },
    { outcome: 'apart' },
  ),
  // Both pass through the origin. Crossing lines have no interior, so they just touch.
  pair(
    'segment-ray',
    { kind: 'segment', start: [-1, -0.5, 0.5], end: [1, 0.5, -0.5] },
    { kind: 'ray', origin: [-1.5, 0.75, -0.75], direction: [1, -0.5, 0.5] },
    { outcome: 'touching' },
  ),
  // Its line goes through the ball; the segment ends before that.
  pair(
    'segment-sphere',
    { kind: 'segment', start: [-2, 0.9, 1], end: [-0.5, 0.45, 0.4] },
    { kind: 'sphere', center: [0.6, 0, 0], radius: 0.8 },
    { outcome: 'apart' },
  ),
  pair(
    'segment-capsule',
    { kind: 'segment', start: [-0.6, 1.3, 0.9], end: [0.5, -1, -0.7] },
    { kind: 'capsule', start: [-0.9, -0.4, 0.2], end: [1, 0.3, -0.2], radius: 0.5 },
    { outcome: 'overlapping' },
  ),
  pair(
    'segment-aabb',
    { kind: 'segment', start: [-1.8, 0.9, 0.9], end: [1.6, -0.5, -0.5] },
    { kind: 'aabb', min: [-0.7, -0.6, -0.7], max: [0.9, 0.6, 0.7] },
    { outcome: 'overlapping' },
  ),
  pair(
    'segment-obb',
    { kind: 'segment', start: [-1.7, 0.3, 1], end: [1.1, 1, 0.6] },
    {
      kind: 'obb',
      center: [0.3, 0, 0],
      rotation: [0.1, 0.25, 0.15, 0.95],
      halfExtents: [1, 0.55, 0.7],
    },
    { outcome: 'apart' },
  ),
  pair(
    'segment-triangle',
    { kind: 'segment', start: [-1, 1.3, 1.1], end: [1, -0.7, -0.9] },
    { kind: 'triangle', a: [-1.3, -0.7, 0.5], b: [1.5, -0.5, 0.2], c: [0.1, 1.2, -0.5] },
    { outcome: 'overlapping' },
  ),
  pair(
    'segment-parallelogram',
    { kind: 'segment', start: [1.7, 1.1, 0.6], end: [1.1, -0.9, -0.1] },
    { kind: 'parallelogram', a: [-1.2, -0.6, 0.8], b: [0.8, -0.4, 1], c: [-0.7, 0.4, -0.8] },
    { outcome: 'apart' },
  ),
  pair(
    'segment-plane',
    { kind: 'segment', start: [-1, 1, 0.5], end: [0.75, -0.5, -0.25] },
    { kind: 'plane', normal: [0, 1, 0], constant: 0.5 },
    { outcome: 'touching', side: 'front' },
  ),
];
