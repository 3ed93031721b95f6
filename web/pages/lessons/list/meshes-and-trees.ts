// A ray and the triangles of a mesh: a tree of boxes, where to split it, edges without gaps, and what is inside.
import type { Core } from '../../../core/index.ts';
import type { PlainScene } from '../../../scene/scene.ts';
import type { Ray, Triangle, Vec3 } from '../../../scene/shape.ts';
import { add, scale, sub } from '../../../scene/vectors.ts';
import { passesThrough } from '../code/crossed.js';
import { hitsTriangle } from '../code/hits-triangle.js';
import { costOf, halfArea } from '../code/mesh-tree.js';
import { around } from '../code/tree-pairs.js';
import { splitChart, walkChart } from '../many/mesh-charts.ts';
import {
  block,
  boxesAlongX,
  entersAt,
  hills,
  nodesOf,
  positionsOf,
  rayIn,
  sceneOfMesh,
  treeOver,
  trianglesIn,
  walkTree,
} from '../many/meshes.ts';
import type { Lesson, LessonFigure, Variables } from '../model.ts';
import type { Reading } from '../readings.ts';

type Own = Record<string, Reading>;

const kStart = { split: 7 } as const;

const ray = (origin: Vec3, direction: Vec3): Ray => ({ kind: 'ray', origin, direction });
const alone = (scene: PlainScene, more: Partial<LessonFigure> = {}): LessonFigure => ({
  scene,
  ui: 'none',
  axis: 'none',
  camera: '-14 22',
  ...more,
});

const along = ray([-3.4, 0.1, 0.15], [1, 0.01, -0.02]);
const across = ray([-3.4, 0.5, 0.15], [1, -0.03, -0.02]);
const onBlock = (origin: Vec3) => sceneOfMesh(ray(origin, [1, 0.03, 0.05]), block);

/** Two triangles with an edge in common, and rays onto many points of it. */
const kEdge: readonly [Vec3, Vec3] = [
  [-0.29, -0.33, 0.27],
  [0.52, -0.15, -0.55],
];
const kPair: readonly [Triangle, Triangle] = [
  { kind: 'triangle', a: kEdge[0], b: kEdge[1], c: [-0.4, -0.63, 0.86] },
  { kind: 'triangle', a: kEdge[1], b: kEdge[0], c: [0.62, 0.41, -0.42] },
];
const kEye: Vec3 = [-0.46, 0.47, 3.66];
const kShots = 1000;

/** How many rays of those onto the common edge miss both triangles. */
function slipped(meets: (ray: Ray, triangle: Triangle) => boolean): number {
  let count = 0;
  for (let i = 1; i <= kShots; i++) {
    const target = add(kEdge[0], scale(sub(kEdge[1], kEdge[0]), i / (kShots + 1)));
    const shot = ray(kEye, sub(target, kEye));
    if (!kPair.some((triangle) => meets(shot, triangle))) count += 1;
  }
  return count;
}

const edges = new WeakMap<Core, Own>();

function atEdge(core: Core): Own {
  const known = edges.get(core);
  if (known) return known;
  const own = {
    'count.shots': kShots,
    'count.slipped.each': slipped(hitsTriangle),
    'count.slipped.signs': slipped(passesThrough),
    'count.slipped.core': slipped((shot, triangle) => core.meets(shot, triangle)),
  };
  edges.set(core, own);
  return own;
}

function ofSplit(triangles: readonly Triangle[], split: number): Own {
  const boxes = boxesAlongX(triangles);
  const whole = halfArea(around(boxes)) * boxes.length;
  const cost = (first: number) => costOf(boxes, first) / whole;
  const costs = boxes.slice(1).map((_, i) => cost(i + 1));
  const least = Math.min(...costs);
  const half = Math.floor(boxes.length / 2);
  return {
    'split.cost': cost(Math.min(split, boxes.length - 1)),
    'split.half': cost(half),
    'split.least': least,
    'count.half': half,
    'count.best': costs.indexOf(least) + 1,
  };
}

function ofMesh(core: Core, shot: Ray, triangles: readonly Triangle[]): Own {
  const { tree, boxes, asked, found } = walkTree(core, shot, triangles);
  const visits = (wanted: string) => [...boxes.values()].filter((visit) => visit === wanted).length;
  const mesh = core.createMesh(positionsOf(triangles));
  const [walk, hits] = [mesh.walk(shot), mesh.raycastAll(shot)];
  mesh.dispose();
  return {
    'count.triangles': triangles.length,
    'count.nodes': nodesOf(tree),
    'count.boxes': boxes.size,
    'count.missed': visits('missed'),
    'count.behind': visits('behind'),
    'count.asked': asked.length,
    'count.hits': hits.length,
    found: found < 0 ? 'nothing' : String(found + 1),
    'core.found': hits[0] ? String(hits[0].triangle + 1) : 'nothing',
    'core.t': hits[0]?.t ?? null,
    'count.core.boxes': walk.steps.length,
    'count.core.tested': walk.tested,
  };
}

/** Whether the core finds the origin of the ray in the closed mesh. */
function ofOrigin(core: Core, { origin }: Ray, triangles: readonly Triangle[]): Own {
  const solid = core.createMesh(positionsOf(triangles), undefined, { solid: true });
  const meets = solid.meets({ kind: 'point', position: origin });
  solid.dispose();
  return { inside: meets ? 'inside' : 'outside' };
}

function readings(core: Core, scene: PlainScene, { split = kStart.split }: Variables): Own {
  const [shot, triangles] = [rayIn(scene), trianglesIn(scene)];
  if (!shot) return {};
  const own = ofMesh(core, shot, triangles);
  if (triangles.length === block.length) return { ...own, ...ofOrigin(core, shot, triangles) };
  return { ...own, ...atEdge(core), ...ofSplit(triangles, split) };
}

export const meshesAndTrees: Lesson = {
  slug: 'meshes-and-trees',
  pairs: [
    ['ray', 'triangle'],
    ['ray', 'aabb'],
  ],
  figures: {
    main: alone(sceneOfMesh(across, hills)),
    inside: alone(onBlock([-1.7, 0.4, 0.13])),
  },
  exercises: {
    'many-hit': {
      figure: alone(sceneOfMesh(ray([-3.3, 1.2, 0.2], [1, -0.2, 0]), hills)),
      goals: {
        hits: { reading: 'count.hits', from: 5 },
        asked: { reading: 'count.asked', to: 2 },
      },
      solution: sceneOfMesh(along, hills),
    },
    horns: {
      figure: alone(onBlock([-2.6, 0.3, 0.13])),
      goals: {
        odd: { reading: 'count.hits', is: 3 },
        inside: { reading: 'inside', is: 'inside' },
      },
      solution: onBlock([-1.7, 0.4, 0.13]),
    },
  },
  exhibits: [2, 14, 15],
  variables: kStart,
  charts: {
    walk: {
      chart: (core, scene) => {
        const [shot, triangles] = [rayIn(scene) ?? along, trianglesIn(scene)];
        return walkChart(shot, triangles, walkTree(core, shot, triangles));
      },
    },
    split: {
      chart: (_, scene, { split = kStart.split }) => splitChart(trianglesIn(scene), split),
    },
  },
  calls: {
    firstHit: {
      arguments: (scene, core) => {
        const [shot, triangles] = [rayIn(scene) ?? along, trianglesIn(scene)];
        const at = entersAt(core, shot);
        return [treeOver(triangles), at, (i: number) => at(triangles[i] as Triangle)];
      },
      answer: (found) => ((found as number) < 0 ? 'nothing' : String((found as number) + 1)),
      core: (core, scene) => {
        const hit = core.raycastMesh(rayIn(scene) ?? along, positionsOf(trianglesIn(scene)));
        return hit ? String(hit.triangle + 1) : 'nothing';
      },
    },
    meshTree: {
      arguments: (scene) => {
        const boxes = boxesAlongX(trianglesIn(scene));
        return [boxes, [...boxes.keys()]];
      },
      answer: (tree) => halfArea((tree as { bounds: Parameters<typeof halfArea>[0] }).bounds),
      core: (core, scene) => {
        const mesh = core.createMesh(positionsOf(trianglesIn(scene)));
        const { bounds } = mesh;
        mesh.dispose();
        return bounds && halfArea({ kind: 'aabb', ...bounds });
      },
    },
    crossings: {
      arguments: (scene) => [rayIn(scene), trianglesIn(scene)],
      answer: (count) => String(count),
      core: (core, scene) => {
        const mesh = core.createMesh(positionsOf(trianglesIn(scene)));
        const { length } = mesh.raycastAll(rayIn(scene) ?? along);
        mesh.dispose();
        return String(length);
      },
    },
  },
  readings,
};
