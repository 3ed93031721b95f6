// Paths of readings: rows that a scene has, rows that only other scenes of the pair have, and misspelled ones.
import { describe, expect, test } from 'vitest';
import { sceneWith } from '../../../../web/pages/lessons/list/scenes.ts';
import { Readings } from '../../../../web/pages/lessons/readings.ts';
import type { Triangle, Vec3 } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';

const a: Triangle = { kind: 'triangle', a: [0, 0, 0], b: [1, 0, 0], c: [0, 1, 0] };
const triangleAt = (...[x, y, z]: Vec3): Triangle => ({
  kind: 'triangle',
  a: [x, y, z],
  b: [x + 1, y, z],
  c: [x, y + 1, z],
});

describe('a row', () => {
  const inOnePlane = new Readings(core, sceneWith(a, triangleAt(3, 0, 0)));
  const inTwoPlanes = new Readings(core, sceneWith(a, { ...triangleAt(3, 0, 0), c: [3, 1, 1] }));

  test('has its numbers where the scene needs it', () => {
    expect(inOnePlane.read('step(n×A.ca).gap')).toBe(2);
    expect(inOnePlane.read('step(n×A.ca).status')).toBe('separates');
  });

  test('has no value where only other scenes of the pair need it', () => {
    expect(inTwoPlanes.read('step(n×A.ca).gap')).toBeNull();
    expect(inTwoPlanes.read('step(n×A.ca).a.min')).toBeNull();
  });

  test('that no scene of the pair has is a mistake of the text', () => {
    expect(() => inOnePlane.read('step(n×A.ac).gap')).toThrow('step(n×A.ac).gap');
    expect(() => inOnePlane.read('step(n×A.ca).gapp')).toThrow('gapp');
  });
});

test('rows are named for the places of the scene, also where the table has the other order', () => {
  const box = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
  const readings = new Readings(core, sceneWith(a, box));
  expect(readings.read('step(A.n).status')).toBe('overlaps');
  expect(readings.read('step(B.x).status')).toBe('overlaps');
});
