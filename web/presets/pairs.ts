// One scene for each pair of the core's table, in the order a lesson would take them.
import type { Shape } from '../scene/shape.ts';
import type { Expectation, Preset } from './preset.ts';

const preset = (key: string, a: Shape, b: Shape, expect: Expectation): Preset => ({
  key,
  scene: {
    items: [
      { id: 1, name: 'A', shape: a },
      { id: 2, name: 'B', shape: b },
    ],
    pair: [1, 2],
  },
  expect,
});

export const pairPresets: readonly Preset[] = [
  // Fifteen candidates, and only an edge against an edge sees the daylight: whoever tests the faces
  // alone says that these two meet.
  preset(
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
  // The overlap is shallowest along a cross product too, although no face looks guilty.
  preset(
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
  // Seen from above or from the front they overlap; from the side there is daylight.
  preset(
    'aabb-aabb',
    { kind: 'aabb', min: [-1.5, -0.8, -0.7], max: [0.3, 0.3, 0.8] },
    { kind: 'aabb', min: [-0.2, 0.6, -0.3], max: [1.4, 1.5, 1.2] },
    { outcome: 'apart', gap: 0.3 },
  ),
  // The triangle passes in front of the corner: only its own plane separates.
  preset(
    'aabb-triangle',
    { kind: 'aabb', min: [-1, -0.7, -0.8], max: [0.8, 0.7, 0.8] },
    { kind: 'triangle', a: [1.9, 0.1, 0.5], b: [0.2, 1.75, 0.4], c: [0.35, 0.3, 2.3] },
    { outcome: 'apart', gap: 0.141 },
  ),
  // It runs right through the box, and all three corners are outside.
  preset(
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
  preset(
    'ray-triangle',
    { kind: 'ray', origin: [-1.6, 1.7, 1.4], direction: [1.5, -1.2, -1.1] },
    { kind: 'triangle', a: [-1.3, -0.7, 0.5], b: [1.5, -0.5, 0.2], c: [0.1, 1.2, -0.5] },
    { outcome: 'overlapping', t: 1.292, u: 0.382, v: 0.407 },
  ),
  // u + v > 1: a triangle with the same corners would be missed.
  preset(
    'ray-parallelogram',
    { kind: 'ray', origin: [1.9, 2.1, 1.2], direction: [-0.6, -0.8, -0.5] },
    { kind: 'parallelogram', a: [-1.4, -0.6, 0.9], b: [0.7, -0.4, 1], c: [-0.6, 0.3, -0.9] },
    { outcome: 'overlapping', t: 2.567, u: 0.617, v: 0.581 },
  ),
  preset(
    'ray-aabb',
    { kind: 'ray', origin: [-3, 1.2, 1], direction: [1, -0.3, -0.2] },
    { kind: 'aabb', min: [-0.5, -0.6, -0.7], max: [1.1, 0.7, 0.8] },
    { outcome: 'overlapping', t: 2.5, tExit: 4.1 },
  ),
  // It has left one slab just before it enters the next.
  preset(
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
  preset(
    'ray-sphere',
    { kind: 'ray', origin: [-2.4, 0.9, 0.9], direction: [2, -0.3, -0.5] },
    { kind: 'sphere', center: [0.4, 0, 0], radius: 0.9 },
    { outcome: 'overlapping', t: 1.099, tExit: 1.813 },
  ),
  preset(
    'ray-plane',
    { kind: 'ray', origin: [-1.5, 1.1, 0.8], direction: [2, -1.6, -0.8] },
    { kind: 'plane', normal: [0, 1, 0], constant: 0.1 },
    { outcome: 'overlapping', side: 'straddling', t: 0.75 },
  ),
  preset(
    'aabb-plane',
    { kind: 'aabb', min: [-1, -0.4, -0.8], max: [0.9, 0.8, 0.7] },
    { kind: 'plane', normal: [0.3, 1, 0.15], constant: 0.1 },
    { outcome: 'overlapping', side: 'straddling' },
  ),
  // One corner hangs just above the ground.
  preset(
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
  preset(
    'sphere-plane',
    { kind: 'sphere', center: [0.25, 0.25, 0], radius: 0.75 },
    { kind: 'plane', normal: [0, 1, 0], constant: 0.5 },
    { outcome: 'touching', side: 'front', gap: 0 },
  ),
  // A 3-4-5 triangle between the centres: 1.5 m apart, with radii of 1.7 m together.
  preset(
    'sphere-sphere',
    { kind: 'sphere', center: [-0.6, -0.2, 0], radius: 0.9 },
    { kind: 'sphere', center: [0.6, 0.7, 0], radius: 0.8 },
    { outcome: 'overlapping', gap: -0.2 },
  ),
];
