// The numbers of several hits of one ray, in the order of the list of hits.
import { Vector3 } from 'three';
import { expect, test } from 'vitest';
import type { Scene } from '../../../../web/scene/scene.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { Drawing, overlap, sceneOf } from '../support/drawing.ts';

const ray: Shape = { kind: 'ray', origin: [-6, 1, 0], direction: [1, 0, 0] };
const ball = (x: number, y = 1): Shape => ({ kind: 'sphere', center: [x, y, 0], radius: 1 });

const numbersOf = (drawing: Drawing) =>
  drawing.labels.filter(({ text, color }) => color === 'hit' && /^\d$/.test(text));

/** Also where the ray is the second of the pair. */
test.each([
  [1, 2],
  [3, 1],
] as const)('the hits of the ray of the pair %d, %d are numbered, nearest first', (...pair) => {
  const scene: Scene = { ...sceneOf(ray, ball(4), ball(-2), ball(1, 5)), pair };
  const drawing = new Drawing(scene);
  const numbers = numbersOf(drawing);
  expect(numbers.map(({ text }) => text)).toEqual(['1', '2']);
  for (const [i, x] of [-3, 3].entries()) {
    const hit = drawing.viewpoint.project(new Vector3(x, 1, 0), { x: 0, y: 0, visible: false });
    const label = numbers[i];
    expect(Math.hypot(hit.x - (label?.x ?? 0), hit.y - (label?.y ?? 0))).toBeCloseTo(16, 6);
  }
});

test('a single hit has no number, and neither has a pair without a ray', () => {
  expect(numbersOf(new Drawing(sceneOf(ray, ball(4))))).toEqual([]);
  expect(numbersOf(new Drawing(sceneOf(ball(0), ball(1), ball(2))))).toEqual([]);
});

test('hits at one place keep their numbers apart', () => {
  const drawing = new Drawing(sceneOf(ray, ball(0), ball(0), ball(0)));
  const numbers = numbersOf(drawing);
  expect(numbers.map(({ text }) => text)).toEqual(['1', '2', '3']);
  for (const [i, number] of numbers.entries()) {
    for (const later of numbers.slice(i + 1)) expect(overlap(number, later)).toBe(false);
  }
});
