// Picking: from a pixel to a ray, and to the nearest shape on it.
import type { Core } from '../../../core/index.ts';
import type { DrawnVector } from '../../../scene/drawn-vector.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Obb, Parallelogram, Ray, Shape, Sphere, Vec3 } from '../../../scene/shape.ts';
import { add, length, scale, sub } from '../../../scene/vectors.ts';
import type { Lesson, Variables } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

/** What the code of the lesson returns. */
interface Picked {
  readonly shape: { readonly name: string };
  readonly t: number;
}

/** It looks along x; `halfHeight`: of the picture at a distance of 1. */
const kCamera = {
  eye: [-3.6, 0.7, 0],
  forward: [1, 0, 0],
  right: [0, 0, 1],
  up: [0, 1, 0],
  halfHeight: 0.5,
  width: 640,
  height: 360,
} as const;

/** Through the middle of a pixel. */
function directionTo(column: number, row: number): Vec3 {
  const { forward, right, up, halfHeight, width, height } = kCamera;
  const x = ((2 * column + 1) / width - 1) * halfHeight * (width / height);
  const y = (1 - (2 * row + 1) / height) * halfHeight;
  return add(forward, add(scale(right, x), scale(up, y)));
}

/** The pixel of a ray. */
function pixelOfRay([, up, right]: Vec3): { readonly column: number; readonly row: number } {
  const { halfHeight, width, height } = kCamera;
  return {
    column: Math.round(((right / (halfHeight * (width / height)) + 1) * width - 1) / 2),
    row: Math.round(((1 - up / halfHeight) * height - 1) / 2),
  };
}

const kHalfWidth = (kCamera.halfHeight * kCamera.width) / kCamera.height;
/** A corner of the picture, where t is 1. */
const corner = (across: number, upward: number): Vec3 =>
  add(kCamera.eye, [1, upward * kCamera.halfHeight, across * kHalfWidth]);
const kCorners = [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)] as const;

/** The picture, and the directions of the camera. */
const kDrawn: readonly DrawnVector[] = [
  ...kCorners.map((from, i): DrawnVector => {
    return { from, to: kCorners[(i + 1) % 4] ?? from, dashed: true };
  }),
  { from: kCamera.eye, to: add(kCamera.eye, kCamera.forward), name: 'f' },
  { from: kCamera.eye, to: add(kCamera.eye, kCamera.right), name: 'r' },
  { from: kCamera.eye, to: add(kCamera.eye, kCamera.up), name: 'u' },
];

/** With the direction to the pixel. */
function vectors(scene: PlainScene): readonly DrawnVector[] {
  const ray = rayOf(scene);
  if (!ray) return kDrawn;
  const { origin, direction } = ray;
  return [...kDrawn, { from: origin, to: add(origin, direction), name: 'd', color: 'a' }];
}

const box: Obb = {
  kind: 'obb',
  center: [0.2, 0.35, -0.5],
  rotation: [0, 0.3, 0.1, 1],
  halfExtents: [0.7, 0.6, 0.5],
};
const ball: Sphere = { kind: 'sphere', center: [1.5, 0.7, 0.4], radius: 0.8 };
const large: Sphere = { ...ball, center: [2.4, 0.8, 0.9], radius: 1.2 };
const floor: Parallelogram = {
  kind: 'parallelogram',
  a: [-1.4, -0.4, -2],
  b: [-1.4, -0.4, 2],
  c: [7, -0.4, -2],
};

/** The shapes that can be picked, and their ids. */
const kPickable = ['B', 'C', 'D'];

const shapes = (sphere: Sphere): readonly Item<Shape>[] => [
  { id: 2, name: 'B', shape: box },
  { id: 3, name: 'C', shape: sphere },
  { id: 4, name: 'D', shape: floor },
];

const pickable = ({ items }: PlainScene) => items.filter(({ name }) => kPickable.includes(name));

/** The ray and the pair of a scene, for a pixel. */
function aimed(core: Core, scene: PlainScene, column: number, row: number): PlainScene {
  const direction = directionTo(column, row);
  const ray: Ray = { kind: 'ray', origin: kCamera.eye, direction };
  const nearest = nearestOf(core, scene, ray);
  const items = scene.items.map((item): Item<Shape> => {
    return item.name === 'A' ? { ...item, shape: ray } : item;
  });
  return { ...scene, items, pair: [1, nearest?.id ?? scene.pair?.[1] ?? 2] };
}

function sceneAt(column: number, row: number, pairWith: number, sphere = ball): PlainScene {
  const direction = directionTo(column, row);
  const ray: Ray = { kind: 'ray', origin: kCamera.eye, direction };
  return {
    items: [{ id: 1, name: 'A', shape: ray, locked: true }, ...shapes(sphere)],
    pair: [1, pairWith],
  };
}

function nearestOf(core: Core, scene: PlainScene, ray: Ray): Item<Shape> | null {
  const candidates = pickable(scene);
  const world = core.createWorld({ shapes: candidates.length });
  for (const [slot, { shape }] of candidates.entries()) world.set(slot, shape);
  const slot = world.raycast(ray)?.slot;
  world.dispose();
  return slot === undefined ? null : (candidates[slot] ?? null);
}

const rayOf = ({ items }: PlainScene): Ray | null => {
  const ray = items.find(({ name }) => name === 'A')?.shape;
  return ray?.kind === 'ray' ? ray : null;
};

function readings(core: Core, scene: PlainScene): Own {
  const ray = rayOf(scene);
  if (!ray) return {};
  const { eye, halfHeight, height } = kCamera;
  const [x, y, z] = ray.direction;
  const own: Own = {
    ...pixelOfRay(ray.direction),
    'd.x': x,
    'd.y': y,
    'd.z': z,
    'd.length': length(ray.direction),
    nearest: nearestOf(core, scene, ray)?.name ?? 'nothing',
    'pixel.size': (2 * halfHeight) / height,
  };
  let hits = 0;
  for (const { name, shape } of pickable(scene)) {
    const { hit } = core.test(ray, shape);
    own[`${name}.t`] = hit?.t ?? null;
    own[`${name}.distance`] = hit?.distance ?? null;
    if (hit) hits += 1;
  }
  own['count.hits'] = hits;
  const [b, c] = ['B', 'C'].map((name) => scene.items.find((item) => item.name === name)?.shape);
  if (b?.kind === 'obb' && c?.kind === 'sphere') {
    const [toB, toC] = [length(sub(b.center, eye)), length(sub(c.center, eye))];
    Object.assign(own, { 'center.B': toB, 'center.C': toC, beyond: toC - toB });
  }
  return own;
}

const pixelOf = ({ column = 0, row = 0 }: Variables) => [column, row] as const;

export const picking: Lesson = {
  slug: 'picking',
  pairs: [
    ['ray', 'sphere'],
    ['ray', 'obb'],
    ['ray', 'parallelogram'],
  ],
  figures: {
    main: { scene: sceneAt(250, 190, 2), ui: 'verdict', axis: 'none', camera: '-28 24' },
  },
  exercises: {
    'behind-the-box': {
      figure: { scene: sceneAt(250, 190, 2), ui: 'verdict', axis: 'none', camera: '-28 24' },
      goals: {
        ball: { reading: 'nearest', is: 'C' },
        two: { reading: 'count.hits', from: 2 },
        keptB: { kept: 'B' },
        keptC: { kept: 'C' },
      },
      solution: sceneAt(360, 220, 3),
    },
    'farther-and-nearer': {
      figure: { scene: sceneAt(280, 180, 2, large), ui: 'verdict', axis: 'none', camera: '-28 24' },
      goals: {
        ball: { reading: 'nearest', is: 'C' },
        both: { reading: 'B.t', from: 0 },
        beyond: { reading: 'beyond', from: 0.05 },
        size: { reading: 'C.radius', is: large.radius },
        kept: { kept: 'B' },
      },
      solution: sceneAt(280, 180, 3, { ...large, center: [0.45, 0.7, -0.3] }),
    },
  },
  exhibits: [2, 9, 21],
  variables: { column: 250, row: 190 },
  follow: (core, scene, variables) => aimed(core, scene, ...pixelOf(variables)),
  calls: {
    pick: {
      arguments: (scene) => {
        const direction = rayOf(scene)?.direction ?? kCamera.forward;
        const { halfHeight, width, height } = kCamera;
        const column = ((direction[2] / kHalfWidth + 1) * width - 1) / 2;
        const row = ((1 - direction[1] / halfHeight) * height - 1) / 2;
        const named = pickable(scene).map(({ name, shape }) => ({ ...shape, name }));
        return [kCamera, column, row, named];
      },
      answer: (returned) => (returned as Picked | null)?.shape.name ?? 'nothing',
      core: (core, scene) => {
        const ray = rayOf(scene);
        return (ray && nearestOf(core, scene, ray)?.name) ?? 'nothing';
      },
    },
  },
  vectors: (_core, scene) => vectors(scene),
  readings,
};
