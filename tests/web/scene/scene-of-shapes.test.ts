import { expect, test } from 'vitest';
import { sceneOfShapes, withShapes } from '../../../web/scene/scene-of-shapes.ts';
import type { Shape } from '../../../web/scene/shape.ts';

const point = (x: number): Shape => ({ kind: 'point', position: [x, 0, 0] });
const points = (count: number) => Array.from({ length: count }, (_, x) => point(x));

test('shapes are named in their order, and the first two are the pair', () => {
  expect(sceneOfShapes(point(0), point(1), point(2))).toEqual({
    items: [
      { id: 1, name: 'A', shape: point(0) },
      { id: 2, name: 'B', shape: point(1) },
      { id: 3, name: 'C', shape: point(2) },
    ],
    pair: [1, 2],
  });
});

test.each([0, 1])('%i shapes make no pair', (count) => {
  const { items, pair } = sceneOfShapes(...points(count));
  expect(items).toHaveLength(count);
  expect(pair).toBeNull();
});

test('names go on behind Z, and ids behind those of the scene', () => {
  const scene = withShapes(sceneOfShapes(...points(25)), points(2));
  expect(scene.items.slice(24).map(({ id, name }) => [id, name])).toEqual([
    [25, 'Y'],
    [26, 'Z'],
    [27, 'A2'],
  ]);
});
