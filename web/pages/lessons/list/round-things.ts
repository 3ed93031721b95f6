// Spheres and capsules: the distance of the cores against the radii.
import type { Core } from '../../../core/index.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Capsule, Shape, Sphere, Vec3 } from '../../../scene/shape.ts';
import type { Lesson } from '../model.ts';
import type { Reading } from '../readings.ts';

const box: Aabb = { kind: 'aabb', min: [-1.4, -0.7, -0.9], max: [0, 0.3, 0.7] };
const besideEdge: Sphere = { kind: 'sphere', center: [0.65, 0.95, 0.1], radius: 0.8 };

const smallBox: Aabb = { kind: 'aabb', min: [-1.2, -0.7, -0.6], max: [0.4, 0.4, 0.5] };
const sphereAt = (...center: Vec3) =>
  sceneOfShapes({ kind: 'sphere', center, radius: 0.8 }, smallBox);

const lower: Capsule = {
  kind: 'capsule',
  start: [-1.4, -0.5, 0.4],
  end: [0.4, -0.3, -0.2],
  radius: 0.35,
};
const upperAt = (x: number, y: number, z: number) =>
  sceneOfShapes(lower, {
    kind: 'capsule',
    start: [x, y, z],
    end: [x + 0.6, y + 0.2, z + 1.6],
    radius: 0.3,
  });

/** What remains of a shape without its radius. */
function coreOf(shape: Shape): Shape {
  if (shape.kind === 'sphere') return { kind: 'point', position: shape.center };
  if (shape.kind !== 'capsule') return shape;
  const { start, end } = shape;
  return { kind: 'segment', start, end };
}

const radiusOf = (shape: Shape): number =>
  shape.kind === 'sphere' || shape.kind === 'capsule' ? shape.radius : 0;

/** Where a point is on a capsule's core: 0 at its start, 1 at its end. */
function parameterOf(core: Core, shape: Shape, position: Vec3): number | null {
  if (shape.kind !== 'capsule') return null;
  const start = { kind: 'point', position: shape.start } as const;
  const length = core.distance(start, { kind: 'point', position: shape.end }).distance;
  return length === 0 ? 0 : core.distance(start, { kind: 'point', position }).distance / length;
}

const isEnd = (parameter: number | null) =>
  parameter !== null && (parameter < 1e-9 || parameter > 1 - 1e-9);

function point(name: string, [x, y, z]: Vec3): Record<string, Reading> {
  return { [`${name}.x`]: x, [`${name}.y`]: y, [`${name}.z`]: z };
}

const kAxes: Readonly<Record<'x' | 'y' | 'z', Vec3>> = {
  x: [1, 0, 0],
  y: [0, 1, 0],
  z: [0, 0, 1],
};

function pairOf({ items }: PlainScene): readonly [Shape, Shape] | null {
  const [first, second] = items.map(({ shape }) => shape);
  return first && second ? [first, second] : null;
}

export const roundThings: Lesson = {
  slug: 'round-things',
  pairs: [
    ['sphere', 'capsule'],
    ['sphere', 'aabb'],
    ['sphere', 'obb'],
    ['sphere', 'triangle'],
    ['sphere', 'parallelogram'],
    ['capsule', 'capsule'],
    ['capsule', 'aabb'],
    ['capsule', 'obb'],
    ['capsule', 'triangle'],
    ['capsule', 'parallelogram'],
  ],
  figures: {
    main: { preset: 'capsule-capsule', axis: '|A − B|' },
    edge: { scene: sceneOfShapes(besideEdge, box), ui: 'verdict' },
  },
  exercises: {
    'beside-corner': {
      figure: { scene: sphereAt(1.6, 0, 0), ui: 'verdict' },
      goals: {
        faces: { reading: 'facesThatSeparate', is: 0 },
        distance: { reading: 'distance', from: 0.34 },
        radius: { reading: 'A.radius', is: 0.8 },
        box: { kept: 'B' },
      },
      solution: sphereAt(1.12, 1.12, 1.22),
    },
    'end-to-side': {
      figure: { scene: upperAt(-0.8, 0.6, -0.8), ui: 'verdict' },
      goals: {
        end: { reading: 'endsOfA', is: 1 },
        side: { reading: 't', from: 0.1, to: 0.9 },
        gap: { reading: 'gap', from: 0.02, to: 0.15 },
      },
      solution: upperAt(0.88, -0.4, -1),
    },
  },
  exhibits: [17, 19],
  readings(core, scene) {
    const pair = pairOf(scene);
    if (!pair) return {};
    const [a, b] = pair;
    const cores = core.distance(coreOf(a), coreOf(b));
    const s = parameterOf(core, a, cores.pointA);
    const along = (axis: Vec3) => core.separates(a, b, axis);
    return {
      cores: cores.distance,
      radii: radiusOf(a) + radiusOf(b),
      ...point('coreA', cores.pointA),
      ...point('coreB', cores.pointB),
      s,
      t: parameterOf(core, b, cores.pointB),
      endsOfA: isEnd(s) ? 1 : 0,
      'along.x': along(kAxes.x).gap,
      'along.y': along(kAxes.y).gap,
      'along.z': along(kAxes.z).gap,
      facesThatSeparate: Object.values(kAxes).filter((axis) => along(axis).outcome === 'apart')
        .length,
    };
  },
};
