// Meshes of a few triangles as scenes, and what a ray asks of a tree over them.
import type { Core } from '../../../core/index.ts';
import type { Item, PlainScene } from '../../../scene/scene.ts';
import type { Aabb, Ray, Shape, Triangle, Vec3 } from '../../../scene/shape.ts';
import { firstHit } from '../code/first-hit.js';
import { type MeshNode, meshTree } from '../code/mesh-tree.js';

type Place = readonly [number, number];

const kHalf = 0.8;
const front = ([x, y]: Place): Vec3 => [x, y, kHalf];
const back = ([x, y]: Place): Vec3 => [x, y, -kHalf];
const triangle = (a: Vec3, b: Vec3, c: Vec3): Triangle => ({ kind: 'triangle', a, b, c });

/** A strip from one place of the plane to the next, as deep as all others: two triangles each. */
const strip = (p: Place, q: Place): readonly Triangle[] => [
  triangle(front(p), front(q), back(q)),
  triangle(front(p), back(q), back(p)),
];

const stripsAlong = (places: readonly Place[]): Triangle[] =>
  places.slice(1).flatMap((place, i) => strip(places[i] ?? place, place));

/** Hills that are crowded at the left, and a long slope. */
export const hills: readonly Triangle[] = stripsAlong([
  [-3, -0.8],
  [-2.6, 0.3],
  [-2.2, -0.7],
  [-1.8, 0.6],
  [-1.4, -0.6],
  [1.2, -0.9],
  [2, 0.7],
  [2.9, -0.8],
]);

const kHorns: readonly Place[] = [
  [-2, -1],
  [2, -1],
  [2, 1],
  [0, -0.3],
  [-2, 1],
];
const [p, q, r, s, t] = kHorns as readonly [Place, Place, Place, Place, Place];
const kFaces = [
  [p, q, s],
  [q, r, s],
  [p, s, t],
] as const;

/** A closed block with two horns: counter-clockwise as seen from outside. */
export const block: readonly Triangle[] = [
  ...stripsAlong([...kHorns, p].toReversed()),
  ...kFaces.map(([a, b, c]) => triangle(front(a), front(b), front(c))),
  ...kFaces.map(([a, b, c]) => triangle(back(c), back(b), back(a))),
];

export const sceneOfMesh = (ray: Ray, triangles: readonly Triangle[]): PlainScene => ({
  items: [
    { id: 1, name: 'A', shape: ray },
    ...triangles.map(
      (shape, i): Item<Shape> => ({ id: i + 2, name: String(i + 1), shape, locked: true }),
    ),
  ],
  pair: [1, 2],
});

export function rayIn({ items }: PlainScene): Ray | null {
  const shape = items.find(({ name }) => name === 'A')?.shape;
  return shape?.kind === 'ray' ? shape : null;
}

export const trianglesIn = ({ items }: PlainScene): Triangle[] =>
  items.flatMap(({ shape }) => (shape.kind === 'triangle' ? [shape] : []));

export const positionsOf = (triangles: readonly Triangle[]): number[] =>
  triangles.flatMap(({ a, b, c }) => [...a, ...b, ...c]);

export function boxAround({ a, b, c }: Triangle): Aabb {
  const of = (choose: (...numbers: number[]) => number): Vec3 => [
    choose(a[0], b[0], c[0]),
    choose(a[1], b[1], c[1]),
    choose(a[2], b[2], c[2]),
  ];
  return { kind: 'aabb', min: of(Math.min), max: of(Math.max) };
}

/** Ordered along x by their middles, as the root of the tree has them. */
export const boxesAlongX = (triangles: readonly Triangle[]): Aabb[] =>
  triangles.map(boxAround).sort((a, b) => a.min[0] + a.max[0] - b.min[0] - b.max[0]);

export const nodesOf = ({ parts }: MeshNode): number =>
  (parts ?? []).reduce((sum, part) => sum + nodesOf(part), 1);

/** What became of a box: missed by the ray, behind the hit when its turn came, or entered. */
export type Visit = 'missed' | 'behind' | 'entered';

export interface TreeWalk {
  readonly tree: MeshNode;
  /** Of each box that was asked. */
  readonly boxes: ReadonlyMap<Aabb, Visit>;
  /** Numbers of the triangles that were asked, from 0. */
  readonly asked: readonly number[];
  /** −1: none. */
  readonly found: number;
}

export const treeOver = (triangles: readonly Triangle[]): MeshNode =>
  meshTree(triangles.map(boxAround), [...triangles.keys()]);

/** The t at which the core has the ray enter a shape; Infinity: it misses it. */
export const entersAt =
  (core: Core, ray: Ray) =>
  (shape: Shape): number =>
    core.test(ray, shape).hit?.t ?? Number.POSITIVE_INFINITY;

/** The code of the lesson on a ray, asking the core for each box and each triangle. */
export function walkTree(core: Core, ray: Ray, triangles: readonly Triangle[]): TreeWalk {
  const tree = treeOver(triangles);
  const at = entersAt(core, ray);
  const enters = new Map<Aabb, number>();
  const asked: number[] = [];
  const found = firstHit(
    tree,
    (bounds) => {
      const enter = at(bounds);
      enters.set(bounds, enter);
      return enter;
    },
    (i) => {
      asked.push(i);
      return at(triangles[i] as Triangle);
    },
  );
  const boxes = new Map<Aabb, Visit>();
  const note = ({ bounds, parts, numbers }: MeshNode): void => {
    const enter = enters.get(bounds);
    if (enter === undefined) return;
    const isEntered = [...(parts ?? [])].some((part) => enters.has(part.bounds));
    const isAsked = numbers?.some((i) => asked.includes(i)) ?? false;
    if (enter === Number.POSITIVE_INFINITY) boxes.set(bounds, 'missed');
    else boxes.set(bounds, isEntered || isAsked ? 'entered' : 'behind');
    for (const part of parts ?? []) note(part);
  };
  note(tree);
  return { tree, boxes, asked, found };
}
