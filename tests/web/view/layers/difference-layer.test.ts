// The Minkowski difference in its picture: what is written into it.
import { Vector4 } from 'three';
import { expect, test } from 'vitest';
import type { Vec3 } from '../../../../web/scene/shape.ts';
import {
  type DrawnDifference,
  differenceLayer,
  type Facet,
} from '../../../../web/view/layers/difference-layer.ts';
import { gaussLayer } from '../../../../web/view/layers/gauss-layer.ts';
import { Drawing, sceneOf } from '../support/drawing.ts';

const scene = sceneOf(
  { kind: 'sphere', center: [-1, 0, 0], radius: 0.5 },
  { kind: 'sphere', center: [1, 0, 0], radius: 0.5 },
);

/** A square across z, of the size of a meter, on the side of the eye or on the other. */
const facet = (letters: string, z: 1 | -1): Facet => ({
  kind: 'face-a',
  corners: [
    [-0.5, -0.5, z],
    [0.5, -0.5, z],
    [0.5, 0.5, z],
    [-0.5, 0.5, z],
  ],
  normal: [0, 0, z],
  letters,
  lit: null,
});

const difference: DrawnDifference = {
  facets: [facet('A', 1), facet('B', -1)],
  edges: [],
  origin: [0, 1, 0],
  originText: 'origin',
  radius: 0,
  lines: [{ from: [0, 1, 0], to: [0, 3, 0], text: 'gap 2', kind: 'gap' }],
  path: { from: [0, 1, 0], to: [1, 1, 0], enters: { at: [1, 1, 0], text: 'enters' } },
};

function writtenOf(drawn: DrawnDifference | null): readonly string[] {
  const drawing = new Drawing(scene, {}, [differenceLayer(() => drawn)]);
  drawing.layers.faceEye(drawing.viewpoint.writeEye(new Vector4()));
  return drawing.labels.map(({ text }) => text);
}

test('the origin, the lines, and letters on facets that face the eye', () => {
  expect(writtenOf(difference).toSorted()).toEqual(['A', 'enters', 'gap 2', 'origin']);
});

test('nothing where there is none', () => {
  expect(writtenOf(null)).toEqual([]);
});

test('of a Gauss map the names of lit normals on the near side', () => {
  const normal = (at: Vec3, isLit: boolean, text: string) =>
    ({ at, kind: 'edges', isLit, text }) as const;
  const normals = [
    normal([0, 0, 1], true, 'near'),
    normal([0, 0, -1], true, 'far'),
    normal([1, 0, 0], false, 'dark'),
  ];
  const drawing = new Drawing(scene, {}, [gaussLayer(() => ({ normals, arcs: [] }))]);
  drawing.layers.faceEye(new Vector4(0, 0, 5, 1));
  expect(drawing.labels.map(({ text }) => text)).toEqual(['near']);
});
