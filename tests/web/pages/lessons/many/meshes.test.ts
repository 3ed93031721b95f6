// The code of the lesson on meshes: a tree finds what all triangles say, parity what a solid mesh says, and no ray slips
// between two triangles.
import { describe, expect, test } from 'vitest';
import {
  loadCore,
  type Ray,
  type Triangle,
  type Vec3,
} from '../../../../../web/core/index.node.ts';
import { crossings, passesThrough } from '../../../../../web/pages/lessons/code/crossed.js';
import { hitsTriangle } from '../../../../../web/pages/lessons/code/hits-triangle.js';
import { costOf } from '../../../../../web/pages/lessons/code/mesh-tree.js';
import { meshesAndTrees } from '../../../../../web/pages/lessons/list/meshes-and-trees.ts';
import { splitChart, walkChart } from '../../../../../web/pages/lessons/many/mesh-charts.ts';
import {
  block,
  boxesAlongX,
  hills,
  nodesOf,
  positionsOf,
  walkTree,
} from '../../../../../web/pages/lessons/many/meshes.ts';
import { randomNumbers } from '../../../../../web/pages/shared/random-numbers.ts';

const core = await loadCore();
const random = randomNumbers(21);
const between = (low: number, high: number) => low + (high - low) * random();
const vector = (size: number): Vec3 => [
  between(-size, size),
  between(-size, size),
  between(-size, size),
];
const randomRay = (): Ray => ({ kind: 'ray', origin: vector(3), direction: vector(1) });

describe.each([
  ['hills', hills],
  ['block', block],
] as const)('%s', (_, triangles) => {
  test('a ray through the tree finds the triangle that is hit first', () => {
    let [hits, behind] = [0, 0];
    for (let i = 0; i < 300; i++) {
      const ray = randomRay();
      const { found, boxes, asked } = walkTree(core, ray, triangles);
      expect(found).toBe(core.raycastMesh(ray, positionsOf(triangles))?.triangle ?? -1);
      if (found < 0) continue;
      hits += 1;
      behind += [...boxes.values()].filter((visit) => visit === 'behind').length;
      expect(asked).toContain(found);
      expect(asked.length).toBeLessThan(triangles.length);
    }
    expect(hits).toBeGreaterThan(20);
    expect(behind).toBeGreaterThan(5);
  });

  test('each leaf has two triangles at most, each triangle one leaf', () => {
    const { tree } = walkTree(core, randomRay(), triangles);
    const leaves: (readonly number[])[] = [];
    const visit = ({ parts, numbers }: typeof tree): void => {
      if (numbers) leaves.push(numbers);
      for (const part of parts ?? []) visit(part);
    };
    visit(tree);
    expect(leaves.flat().sort((a, b) => a - b)).toEqual([...triangles.keys()]);
    expect(Math.max(...leaves.map(({ length }) => length))).toBeLessThanOrEqual(2);
    expect(nodesOf(tree)).toBe(2 * leaves.length - 1);
  });

  test('the drawing has all triangles, the boxes that were asked, and the ray', () => {
    const ray = randomRay();
    const walk = walkTree(core, ray, triangles);
    const { marks } = walkChart(ray, triangles, walk);
    expect(marks).toHaveLength(triangles.length + walk.boxes.size + 1);
  });
});

test('the number of crossings is odd from inside of the block, and from nowhere else', () => {
  const solid = core.createMesh(positionsOf(block), undefined, { solid: true });
  let inside = 0;
  for (let i = 0; i < 400; i++) {
    const origin: Vec3 = [between(-2.2, 2.2), between(-1.2, 1.2), between(-1, 1)];
    const isInside = solid.meets({ kind: 'point', position: origin });
    inside += Number(isInside);
    const count = crossings({ kind: 'ray', origin, direction: vector(1) }, block);
    expect(count % 2 === 1).toBe(isInside);
  }
  solid.dispose();
  expect(inside).toBeGreaterThan(50);
});

test('of rays onto a common edge of two triangles seen from one side none slips through', () => {
  const eye: Vec3 = [0.1, -0.2, 4];
  let slipped = 0;
  for (let i = 0; i < 200; i++) {
    // the edge goes across the middle, the corners are on both sides of it
    const [p, q]: [Vec3, Vec3] = [
      [between(-1, -0.2), between(-0.2, 0.2), between(-1, 1)],
      [between(0.2, 1), between(-0.2, 0.2), between(-1, 1)],
    ];
    const above: Triangle = { kind: 'triangle', a: p, b: q, c: [0, between(1.5, 2), 0] };
    const below: Triangle = { kind: 'triangle', a: q, b: p, c: [0, between(-2, -1.5), 0] };
    for (let part = 1; part < 40; part++) {
      const at = (k: 0 | 1 | 2) => p[k] + ((q[k] - p[k]) * part) / 40 - eye[k];
      const ray: Ray = { kind: 'ray', origin: eye, direction: [at(0), at(1), at(2)] };
      expect(passesThrough(ray, above) || passesThrough(ray, below)).toBe(true);
      expect(core.meets(ray, above) || core.meets(ray, below)).toBe(true);
      if (!(hitsTriangle(ray, above) || hitsTriangle(ray, below))) slipped += 1;
    }
  }
  expect(slipped).toBeGreaterThan(0);
});

test('what the lesson says of its edge and its split', () => {
  const { scene } = meshesAndTrees.figures.main;
  const readings = scene && meshesAndTrees.readings?.(core, scene, meshesAndTrees.variables ?? {});
  expect(readings?.['count.slipped.each']).toBeGreaterThan(100);
  expect(readings?.['count.slipped.signs']).toBe(0);
  expect(readings?.['count.slipped.core']).toBe(0);
  // the hills that are crowded are the first eight triangles
  expect(readings?.['count.best']).toBe(8);
  expect(readings?.['split.least']).toBeLessThan(readings?.['split.half'] as number);
  const boxes = boxesAlongX(hills);
  const costs = boxes.slice(1).map((_, i) => costOf(boxes, i + 1));
  expect(costs.indexOf(Math.min(...costs)) + 1).toBe(8);
  const tones = splitChart(hills, 7).marks.flatMap((mark) => ('width' in mark ? [mark.tone] : []));
  expect(tones).toHaveLength(13);
  expect(tones[6]).toBe('now');
  expect(tones[7]).toBe('best');
});
