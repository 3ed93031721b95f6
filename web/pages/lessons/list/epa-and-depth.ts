// How deep two shapes overlap, and EPA: in a plane, where M and the polygon that grows in it can be drawn.

import type { Core } from '../../../core/index.ts';
import type { DrawnVector } from '../../../scene/drawn-vector.ts';
import { sceneOfShapes } from '../../../scene/edits.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Obb, Vec3 } from '../../../scene/shape.ts';
import { add, dot, normalized, sub } from '../../../scene/vectors.ts';
import { epaGame, gameReadings, pointerIn } from '../epa-game.ts';
import type { Lesson, LessonFigure, Variables } from '../model.ts';
import { type PlaneStep, planeSteps } from '../plane-epa.ts';
import { polytopeItems } from '../polytope-scene.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

/** They extend far along z, from where the figures show them, and are turned about z alone. */
const a: Obb = {
  kind: 'obb',
  center: [-0.5, -0.2, 0],
  rotation: [0, 0, 1, 3],
  halfExtents: [1, 0.5, 1.6],
};
const b: Obb = {
  kind: 'obb',
  center: [0.5, 0.6, 0],
  rotation: [0, 0, -1, 7],
  halfExtents: [0.75, 0.5, 1.4],
};
const pairAt = (x: number, y: number) => sceneOfShapes(a, { ...b, center: [x, y, 0] });

/** The corners of M, as the core has them; the walk starts with three of them. */
export const outline: readonly Vec3[] = [
  [-0.92, -2.49, 0],
  [0.68, -1.29, 0],
  [0.96, -0.33, 0],
  [0.36, 0.47, 0],
  [-1.08, 0.89, 0],
  [-2.68, -0.31, 0],
  [-2.96, -1.27, 0],
  [-2.36, -2.07, 0],
];
const kStart = [3, 7, 1].map((i) => outline[i] as Vec3);

const front = (scene: PlainScene, more: Partial<LessonFigure> = {}): LessonFigure => ({
  scene,
  ui: 'verdict',
  axis: 'none',
  camera: 'front parallel',
  ...more,
});

const walkScene = (polygon: readonly Vec3[]): PlainScene => ({
  items: polytopeItems(polygon, outline),
  pair: [1, 2],
});

const stepOf = (steps: readonly PlaneStep[], step: number) =>
  steps[Math.min(step, steps.length) - 1];

function followed(core: Core, scene: PlainScene, variables: Variables): PlainScene {
  if (pointerIn(scene, variables)) return scene;
  const shown = stepOf(planeSteps(core, a, b), variables['expansion'] ?? 1);
  return scene.items[0]?.name === 'O' && shown ? walkScene(shown.polygon) : scene;
}

/** Rows of the ledger that are directions of faces of M. */
const kDirections = ['A.x', 'A.y', 'B.x', 'B.y', 'A.z'];
const kRows = 4;

/** The distances of the faces of M, two for each direction. */
function faces(core: Core, first: Obb, second: Obb): Own {
  const { steps } = core.explain(first, second);
  const own: Own = {};
  const { faces: all } = core.difference(first, second);
  for (const name of kDirections) {
    const found = all.filter(
      ({ candidate }) => candidate !== null && steps[candidate]?.name === name,
    );
    const [near = null, far = null] = found.map(({ distance }) => distance).sort((x, y) => x - y);
    own[`near(${name})`] = near;
    own[`far(${name})`] = far;
  }
  const [least = 0, next = least] = all.map(({ distance }) => distance).sort((x, y) => x - y);
  own['faces.between'] = next - least;
  return own;
}

/** Between the way from center to center and the shortest way out, in degrees; null: they don't overlap. */
function angleOfCenters(core: Core, first: Obb, second: Obb): Reading {
  const { axis } = core.contact(first, second) ?? {};
  const way = normalized(sub(second.center, first.center));
  if (!(axis && way)) return null;
  return (Math.acos(Math.min(1, Math.max(-1, dot(axis, way)))) * 180) / Math.PI;
}

function rows(steps: readonly PlaneStep[]): Own {
  const own: Own = { 'count.steps': steps.length };
  for (let i = 0; i < kRows; i++) {
    const step = steps[i];
    own[`epa(${i + 1}).distance`] = step?.edge.distance ?? null;
    own[`epa(${i + 1}).reach`] = step?.support.reach ?? null;
  }
  return own;
}

function readings(core: Core, scene: PlainScene, { expansion = 1 }: Variables): Own {
  const game = gameReadings(core, scene);
  if (game) return game;
  const [first, second] = scene.items.map(({ shape }) => shape);
  if (first?.kind === 'obb' && second?.kind === 'obb') {
    const walk = core.epa(first, second);
    return {
      ...faces(core, first, second),
      'centers.angle': angleOfCenters(core, first, second),
      'count.space': walk.steps.length,
      'count.triangles': walk.steps.at(-1)?.faces.length ?? 0,
    };
  }
  const steps = planeSteps(core, a, b);
  const shown = stepOf(steps, expansion);
  return {
    ...rows(steps),
    'edge.distance': shown?.edge.distance ?? null,
    'n.x': shown?.edge.normal[0] ?? null,
    'n.y': shown?.edge.normal[1] ?? null,
    's.x': shown?.support.point[0] ?? null,
    's.y': shown?.support.point[1] ?? null,
    reach: shown?.support.reach ?? null,
  };
}

/** The unit normal of the nearest edge, where the origin is nearest to it; or what the reader of the game aims. */
function vectors(core: Core, scene: PlainScene, variables: Variables): readonly DrawnVector[] {
  const pointer = pointerIn(scene, variables);
  if (pointer) return pointer;
  const [origin, edge] = scene.items.map(({ shape }) => shape);
  if (origin?.kind !== 'point' || edge?.kind !== 'segment') return [];
  const { pointB } = core.distance(origin, edge);
  const n = pointB && normalized(pointB);
  return n ? [{ from: pointB, to: add(pointB, n), name: 'n', color: 'gap' }] : [];
}

export const epaAndDepth: Lesson = {
  slug: 'epa-and-depth',
  pairs: [
    ['aabb', 'obb'],
    ['obb', 'obb'],
  ],
  figures: {
    main: front(pairAt(0.5, 0.6)),
    // no verdict: O and E are no shapes to be judged
    walk: front(walkScene(kStart), { readonly: true, ui: 'none' }),
  },
  exercises: {
    'two-ways-out': {
      figure: front(pairAt(0.5, 0.6)),
      goals: {
        deep: { reading: 'depth', from: 0.4 },
        both: { reading: 'faces.between', to: 0.01 },
        kept: { kept: 'A' },
      },
      solution: pairAt(0.5, 0.55),
    },
    'not-along-the-centers': {
      figure: front(pairAt(0.5, 0.6)),
      goals: {
        deep: { reading: 'depth', from: 0.5 },
        angle: { reading: 'centers.angle', from: 60 },
        kept: { kept: 'A' },
      },
      solution: pairAt(0, -0.1),
    },
  },
  games: { 'fewer-questions': epaGame },
  exhibits: [27],
  variables: { angle: 0, expansion: 1 },
  follow: followed,
  calls: {
    penetrationDepth: {
      arguments: ({ items }) => items.slice(0, 2).map(({ shape }) => shape),
      core: (core, { items }) => {
        const [first, second] = items;
        return first && second ? (core.distance(first.shape, second.shape).depth ?? 0) : null;
      },
    },
  },
  vectors,
  readings,
};
