// What is copied and saved of contact manifolds: all digits, and a model that other programs read.
import type { BufferGeometry, Mesh, Object3D } from 'three';
import { expect, test } from 'vitest';
import { readObj } from '../../../../web/models/read-obj.ts';
import { manifoldObj, manifoldTable } from '../../../../web/panel/contact/manifold-text.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';

const lower: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const upper: Shape = { kind: 'aabb', min: [-0.1, 0.75, 0], max: [3, 2, 3] };
const ball: Shape = { kind: 'sphere', center: [0, 1.5, 0], radius: 1 };
const beam: Shape = { kind: 'capsule', start: [-0.5, 1.5, 0], end: [0.5, 1.5, 0], radius: 1 };

const names = ['A', 'the upper box'] as const;
const rowsOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));

test('a row a point, with the names of the core', () => {
  const contacts = core.contacts(lower, upper);
  const [head, ...rows] = rowsOf(manifoldTable(contacts));
  const points = contacts[0]?.points ?? [];
  expect(points).toHaveLength(4);
  expect(rows).toHaveLength(4);
  const asObjects = rows.map((row) => Object.fromEntries(row.map((cell, i) => [head?.[i], cell])));
  expect(asObjects[0]).toMatchObject({
    kind: 'face-face',
    featureA: '+y',
    featureB: '−y',
    'axis.y': '1',
    point: '1',
    depth: '0.25',
    triangleA: '',
  });
  points.forEach(({ pointA, pointB }, i) => {
    const cells = ['x', 'y', 'z'].flatMap((axis) => [
      Number(asObjects[i]?.[`pointA.${axis}`]),
      Number(asObjects[i]?.[`pointB.${axis}`]),
    ]);
    expect(cells).toEqual(pointA.flatMap((each, axis) => [each, pointB[axis]]));
  });
});

test('of nothing the names of the columns alone', () => {
  expect(rowsOf(manifoldTable([]))).toHaveLength(1);
});

test('OBJ: a polygon of each shape, which faces away from it', () => {
  const text = manifoldObj(core.contacts(lower, upper), names);
  expect(text).toContain('g A\nv ');
  expect(text).toContain('g the_upper_box\nv ');
  expect(text).toMatch(/f 1 2 3 4\n/);
  expect(text).toMatch(/f 5 6 7 8\n/);
  expect(text).toContain('v -0.1 1 0\n');
  const model = readObj(new TextEncoder().encode(text).buffer as ArrayBuffer);
  const [first, second] = model.children as readonly Object3D[] as readonly Mesh<BufferGeometry>[];
  expect([first?.name, second?.name]).toEqual(['A', 'the_upper_box']);
  expect([heightOfNormal(first), heightOfNormal(second)]).toEqual([1, -1]);
});

test('OBJ: two points are a line, and one is a point', () => {
  expect(manifoldObj(core.contacts(lower, beam), names)).toMatch(/^l 1 2$/m);
  expect(manifoldObj(core.contacts(lower, ball), names)).toMatch(/^p 2$/m);
});

function heightOfNormal(mesh: Mesh<BufferGeometry> | undefined): number | undefined {
  mesh?.geometry.deleteAttribute('normal');
  mesh?.geometry.computeVertexNormals();
  return mesh?.geometry.getAttribute('normal').getY(0);
}
