// What is copied and saved of common sets and sections: all digits, faces, lines and points.
import { expect, test } from 'vitest';
import {
  intersectionObj,
  intersectionTable,
  sectionObj,
  sectionTable,
} from '../../../../web/panel/contact/intersection-text.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';

const box: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };
const plane: Shape = { kind: 'plane', normal: [1, 1, 1], constant: 0 };
const floor: Shape = { kind: 'plane', normal: [0, 1, 0], constant: 0 };
const sphere: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };

const names = ['A', 'the plane'] as const;
const elementsOf = (text: string) => text.split('\n').filter((line) => /^[flp] /.test(line));
const verticesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('v '));
const objOf = (a: Shape, b: Shape) => intersectionObj(core.intersections(a, b), names);

function rowsOf(text: string) {
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((row) => row.split('\t'));
  return rows.map((row) => Object.fromEntries(head.map((name, i) => [name, row[i] ?? ''])));
}

test('a row a corner, with the names of the core and all digits', () => {
  const rows = rowsOf(intersectionTable(core.intersections(box, plane)));
  expect(rows).toHaveLength(6);
  expect(rows[0]).toMatchObject({
    triangleA: '',
    kind: 'polygon',
    area: '5.196152422706632',
    'normal.x': '0.5773502691896257',
    point: '1',
    'point.x': '0',
    'point.y': '1',
    'point.z': '-1',
    featureA: '+y−z',
    featureB: '',
  });
});

test('of what has no points one row, and of an oval a row an arc', () => {
  const [disk, ...others] = rowsOf(intersectionTable(core.intersections(sphere, floor)));
  expect(others).toEqual([]);
  expect(disk).toMatchObject({ kind: 'disk', radius: '1', point: '', 'center.x': '0' });
  const capsule: Shape = { kind: 'capsule', start: [-1, 0, 0], end: [1, 0, 0], radius: 0.5 };
  const found = core.intersections(capsule, floor);
  const arcs = rowsOf(intersectionTable(found));
  expect(arcs).toHaveLength(found[0]?.arcs.length ?? 0);
  expect(arcs.every(({ weight }) => Number(weight) > 0)).toBe(true);
  expect(arcs.map(({ point }) => point)).toEqual(arcs.map((_, i) => `${i + 1}`));
});

test.each([
  ['a polygon', plane, ['f 1 2 3 4 5 6']],
  ['a segment', { kind: 'segment', start: [0, 0, 0], end: [3, 0, 0] }, ['l 1 2']],
  ['a point', { kind: 'point', position: [1, 0, 0] }, ['p 1']],
] as const)('OBJ: %s', (_, shape, elements) => {
  const text = objOf(box, shape as Shape);
  expect(text).toMatch(/^g A_∩_the_plane\nv /);
  expect(elementsOf(text)).toEqual(elements);
});

test('OBJ: the faces of a polyhedron share its corners', () => {
  const text = objOf(box, { kind: 'aabb', min: [0, 0, 0], max: [2, 2, 2] });
  expect(verticesOf(text)).toHaveLength(8);
  expect(elementsOf(text)).toHaveLength(6);
  expect(elementsOf(text).every((line) => /^f( [1-8]){4}$/.test(line))).toBe(true);
});

test('OBJ: round borders are faces or closed lines, and of a line there are two meters', () => {
  expect(elementsOf(objOf(sphere, floor))[0]).toMatch(/^f 1 2 .* 128$/);
  const other: Shape = { kind: 'sphere', center: [1, 0, 0], radius: 1 };
  expect(elementsOf(objOf(sphere, other))[0]).toMatch(/^l 1 2 .* 128 1$/);
  expect(elementsOf(objOf(floor, plane))).toEqual(['l 1 2', 'l 1 3']);
});

const tetrahedron = core.createMesh(
  [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1],
  [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3],
);
const mesh = {
  kind: 'mesh',
  geometry: tetrahedron,
  position: [0, 0, 0],
  rotation: [0, 0, 0, 1],
} as const;

test('a section: its lines, with the triangle of each step', () => {
  const cut = (constant: number) => core.section(mesh, { ...floor, constant });
  const section = cut(-0.25);
  const rows = rowsOf(sectionTable(section));
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatchObject({ line: '1', closed: 'true', point: '1', 'point.y': '0.25' });
  expect(elementsOf(sectionObj(section, names))).toEqual(['l 1 2 3 1']);
  // A corner that just touches the plane.
  expect(elementsOf(sectionObj(cut(-1), names))).toEqual(['p 1']);
});
