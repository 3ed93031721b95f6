// Scenes in motion: when do they meet?
import type { Item, PlainScene, SceneMotion } from '../scene/scene.ts';
import type { Shape, Vec3 } from '../scene/shape.ts';
import type { Expectation, Preset } from './preset.ts';

/** A moves, B stands or moves as well. */
const inMotion = (
  key: string,
  shapes: readonly (readonly [Shape, Vec3?])[],
  motion: SceneMotion,
  expect: Expectation,
): Preset => {
  const items = shapes.map(([shape, velocity], i): Item<Shape> => {
    const item = { id: i + 1, name: String.fromCharCode(65 + i), shape };
    return velocity ? { ...item, velocity } : item;
  });
  const scene: PlainScene = { items, pair: [1, 2], motion };
  return { key, scene, expect };
};

/** Boxes and balls on a circle, each on its way across the middle. */
const crowd = Array.from({ length: 12 }, (_, i): readonly [Shape, Vec3] => {
  const angle = (i * Math.PI) / 6;
  const [x, z] = [Math.cos(angle), Math.sin(angle)].map((each) => Math.round(each * 40) / 10 + 0);
  const center: Vec3 = [x ?? 0, (i % 3) / 2, z ?? 0];
  const shape: Shape =
    i % 4 === 3
      ? { kind: 'sphere', center, radius: 0.4 }
      : { kind: 'obb', center, rotation: [i % 3, 1, 0, 4], halfExtents: [0.5, 0.3, 0.4] };
  return [shape, [0 - (x ?? 0) / 2, 0, (i % 2) / 4 - (z ?? 0) / 2]];
});

export const motion: readonly Preset[] = [
  // At steps of 0.2 s the bullet is 0.35 m before the wall, and then 0.65 m behind it.
  inMotion(
    'tunnel',
    [
      [{ kind: 'sphere', center: [-2.4, 0.3, 0.2], radius: 0.12 }, [5, -0.2, 0]],
      [{ kind: 'aabb', min: [-0.05, -1, -1], max: [0.05, 1, 1] }],
    ],
    { duration: 1, steps: 5 },
    { outcome: 'apart' },
  ),
  inMotion(
    'flight-edges',
    [
      [
        {
          kind: 'obb',
          center: [-2.6, 0.4, 0],
          rotation: [0.3, 0.2, 0.4, 1],
          halfExtents: [0.9, 0.6, 0.6],
        },
        [4, 1.2, 0.8],
      ],
      [
        {
          kind: 'obb',
          center: [0.8, 0, 0],
          rotation: [0.2, -0.1, 0.2, 1],
          halfExtents: [0.7, 1, 0.6],
        },
        [-1, 0, 0],
      ],
    ],
    { duration: 1 },
    { outcome: 'apart' },
  ),
  // The center passes the corner at (0.25, 0.375, 0.75), 0.875 away from it and across that.
  inMotion(
    'graze-corner',
    [
      [{ kind: 'sphere', center: [-1.75, 3.375, 1.75], radius: 0.875 }, [3, -2, 0]],
      [{ kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] }],
    ],
    { duration: 2 },
    { outcome: 'apart' },
  ),
  inMotion(
    'triangle-through',
    [
      [
        { kind: 'triangle', a: [-1.4, -0.3, 1.6], b: [0.2, 0.9, 1.5], c: [0.5, -0.8, 2.1] },
        [0.3, 0, -3],
      ],
      [{ kind: 'triangle', a: [-1.6, -1, 0], b: [1.5, -1.1, 0.3], c: [0, 1.6, -0.2] }],
    ],
    { duration: 1 },
    { outcome: 'apart' },
  ),
  inMotion('crowd', crowd, { duration: 4 }, { outcome: 'apart' }),
];
