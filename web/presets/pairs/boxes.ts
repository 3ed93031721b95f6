// Boxes against boxes and flat shapes.
import { type Preset, pair } from '../preset.ts';

export const boxes: readonly Preset[] = [
  // Fifteen candidates, and only a cross product of edges separates: tests of the faces
  // alone would report that these two meet.
  pair(
    'edge-edge',
    {
      kind: 'obb',
      center: [-1.15, 0.15, 0],
      rotation: [0.029792, 0.193904, 0.037384, 0.979855],
      halfExtents: [1.15, 0.7, 0.8],
    },
    {
      kind: 'obb',
      center: [1.5242, 0.5103, 1.1993],
      rotation: [0.216871, 0.431824, -0.133857, 0.865204],
      halfExtents: [0.9, 0.62, 0.95],
    },
    { outcome: 'apart', candidate: 'A.y×B.x', gap: 0.454 },
  ),
  // The least depth is along a cross product, too.
  pair(
    'aabb-obb',
    { kind: 'aabb', min: [-1.6, -0.7, -0.8], max: [0.2, 0.6, 0.7] },
    {
      kind: 'obb',
      center: [0.9, 0.35, 0.35],
      rotation: [0.15, 0.38, 0.22, 0.88],
      halfExtents: [0.8, 0.6, 0.6],
    },
    { outcome: 'overlapping', candidate: 'A.y×B.y', gap: -0.337 },
  ),
  // Seen from above or from the front they overlap; from the side there is a gap.
  pair(
    'aabb-aabb',
    { kind: 'aabb', min: [-1.5, -0.8, -0.7], max: [0.3, 0.3, 0.8] },
    { kind: 'aabb', min: [-0.2, 0.6, -0.3], max: [1.4, 1.5, 1.2] },
    { outcome: 'apart', gap: 0.3 },
  ),
  // The triangle passes in front of the corner: only its own plane separates.
  pair(
    'aabb-triangle',
    { kind: 'aabb', min: [-1, -0.7, -0.8], max: [0.8, 0.7, 0.8] },
    { kind: 'triangle', a: [1.9, 0.1, 0.5], b: [0.2, 1.75, 0.4], c: [0.35, 0.3, 2.3] },
    { outcome: 'apart', gap: 0.141 },
  ),
  // It runs right through the box, and all three corners are outside.
  pair(
    'obb-triangle',
    {
      kind: 'obb',
      center: [0, 0, 0],
      rotation: [0.1, 0.3, -0.08, 0.94],
      halfExtents: [1.1, 0.6, 0.8],
    },
    { kind: 'triangle', a: [-0.9, -1.1, 1.3], b: [1.9, 0.1, 0.6], c: [0.2, 1.5, -0.9] },
    { outcome: 'overlapping' },
  ),
  pair(
    'aabb-parallelogram',
    { kind: 'aabb', min: [-1.2, -0.7, -0.8], max: [0.5, 0.4, 0.6] },
    { kind: 'parallelogram', a: [-0.6, -0.2, 1.4], b: [1.3, -0.5, 0.5], c: [-0.4, 1, 0.6] },
    { outcome: 'overlapping' },
  ),
  pair(
    'obb-parallelogram',
    {
      kind: 'obb',
      center: [-0.6, 0, 0],
      rotation: [0.15, 0.3, 0.1, 0.92],
      halfExtents: [0.9, 0.55, 0.7],
    },
    { kind: 'parallelogram', a: [0.5, -0.7, 1.1], b: [1.3, -0.6, -0.7], c: [0.4, 1.1, 0.9] },
    { outcome: 'apart' },
  ),
];
