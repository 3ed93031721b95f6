// Nearly touching or just touching: where rounding errors would change the verdict.
import { type Preset, pair } from './preset.ts';

export const contact: readonly Preset[] = [
  // The quaternion's length is 5, so its axes are fractions: the lowest corner is exactly on the lid.
  pair(
    'contact-turned',
    {
      kind: 'obb',
      center: [0.1, 1.2890625, 0.2],
      rotation: [2, 1, 4, 2],
      halfExtents: [1.171875, 0.5859375, 0.78125],
    },
    { kind: 'aabb', min: [-1.6, -0.6, -1], max: [1.4, 0, 1] },
    { outcome: 'touching', candidate: 'B.y', gap: 0 },
  ),
  // Its axes are fractions of 125; an edge of B lies on an edge of A, in one point: 3 x + 4 y = 14.
  pair(
    'contact-edges',
    { kind: 'obb', center: [0, 0, 0], rotation: [0, 0, 0, 1], halfExtents: [1, 1, 1] },
    { kind: 'obb', center: [2, 2, 0], rotation: [-7, -11, -8, 4], halfExtents: [1, 1, 1] },
    { outcome: 'touching', candidate: 'A.z×B.x', gap: 0 },
  ),
  // A distance of 2.5 by a triangle of 3, 4 and 5: the radii reach one ulp further.
  pair(
    'contact-ulp',
    { kind: 'sphere', center: [-1.2, -0.9, 0], radius: 1.25 },
    { kind: 'sphere', center: [0.3, 1.1, 0], radius: 1.25 + 2 ** -52 },
    { outcome: 'overlapping' },
  ),
  // A thousand kilometers from the origin the next double is a tenth of a nanometer away, and the next
  // number of 32 bits six centimeters.
  pair(
    'contact-far',
    { kind: 'aabb', min: [999_998.5, -0.8, -0.6], max: [1_000_000.5, 0.7, 0.8] },
    { kind: 'aabb', min: [1_000_000.5 + 2 ** -33, -0.3, -0.9], max: [1_000_002.25, 1.1, 0.5] },
    { outcome: 'apart', candidate: 'x' },
  ),
];
