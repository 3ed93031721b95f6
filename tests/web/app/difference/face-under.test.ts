// What is under the pointer in the picture of a Minkowski difference, and in a Gauss map.
import { expect, test } from 'vitest';
import { faceUnder, normalUnder } from '../../../../web/app/difference/face-under.ts';
import { core } from '../../../core/support/core.ts';

const cube = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] } as const;
const difference = core.difference(cube, { kind: 'aabb', min: [4, 4, 4], max: [5, 6, 7] });
const down = { kind: 'ray', origin: [0, 9, 0], direction: [0, -1, 0] } as const;
const aside = { ...down, origin: [20, 9, 0] } as const;

test('the face of the polytope about its middle', () => {
  expect(difference.faces[faceUnder(core, down, difference) ?? -1]?.normal).toEqual([0, 1, 0]);
  expect(faceUnder(core, aside, difference)).toBeNull();
});

test('the nearest normal, within a distance', () => {
  expect(difference.faces[normalUnder(core, down, difference, 0.1) ?? -1]?.normal).toEqual([
    0, 1, 0,
  ]);
  expect(normalUnder(core, { ...down, origin: [0.5, 9, 0.5] }, difference, 0.1)).toBeNull();
  expect(normalUnder(core, aside, difference, 0.1)).toBeNull();
});
