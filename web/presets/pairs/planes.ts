// Planes against bodies, flat shapes and each other.
import { type Preset, pair } from '../preset.ts';

export const planes: readonly Preset[] = [
  pair(
    'aabb-plane',
    { kind: 'aabb', min: [-1, -0.4, -0.8], max: [0.9, 0.8, 0.7] },
    { kind: 'plane', normal: [0.3, 1, 0.15], constant: 0.1 },
    { outcome: 'overlapping', side: 'straddling' },
  ),
  // One corner is just above the ground.
  pair(
    'obb-plane',
    {
      kind: 'obb',
      center: [0.1, 0.75, 0],
      rotation: [0.3, 0.2, 0.25, 0.9],
      halfExtents: [1, 0.5, 0.7],
    },
    { kind: 'plane', normal: [0, 1, 0], constant: 0.6 },
    { outcome: 'apart', side: 'front', gap: 0.126 },
  ),
  // Numbers that a double holds exactly, so that the ball rests on the ground exactly.
  pair(
    'sphere-plane',
    { kind: 'sphere', center: [0.25, 0.25, 0], radius: 0.75 },
    { kind: 'plane', normal: [0, 1, 0], constant: 0.5 },
    { outcome: 'touching', side: 'front', gap: 0 },
  ),
  pair(
    'capsule-plane',
    { kind: 'capsule', start: [-1, 0.9, 0.3], end: [0.9, -0.1, -0.2], radius: 0.45 },
    { kind: 'plane', normal: [0, 1, 0], constant: 0.1 },
    { outcome: 'overlapping', side: 'straddling' },
  ),
  // The normal need not have the length 1.
  pair(
    'triangle-plane',
    { kind: 'triangle', a: [-1, 0.75, 0.5], b: [0.25, -0.5, -0.25], c: [1, 0.5, 0] },
    { kind: 'plane', normal: [0, 2, 0], constant: 1 },
    { outcome: 'touching', side: 'front' },
  ),
  pair(
    'parallelogram-plane',
    { kind: 'parallelogram', a: [-1, -0.6, 0.8], b: [0.9, -0.3, 0.7], c: [-0.8, 0.1, -0.7] },
    { kind: 'plane', normal: [0.3, 1, 0.2], constant: -0.8 },
    { outcome: 'apart', side: 'back' },
  ),
  pair(
    'plane-plane',
    { kind: 'plane', normal: [0, 1, 0], constant: 0.2 },
    { kind: 'plane', normal: [0.8, 0.5, 0.3], constant: 0 },
    { outcome: 'overlapping' },
  ),
];
