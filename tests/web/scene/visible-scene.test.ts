import { expect, test } from 'vitest';
import type { Scene } from '../../../web/scene/scene.ts';
import { visibleScene } from '../../../web/scene/visible-scene.ts';

const point = { kind: 'point', position: [0, 0, 0] } as const;
const [a, b, c] = ['A', 'B', 'C'].map((name, i) => ({ id: i + 1, name, shape: point }));
const scene = { items: [a, b, c], pair: [1, 3] } as Scene;

test('a scene without hidden shapes is returned as is', () => {
  expect(visibleScene(scene)).toBe(scene);
});

test('hidden shapes are left out, and so is a pair with one', () => {
  const hiding = (id: number): Scene => ({
    ...scene,
    items: scene.items.map((item) => (item.id === id ? { ...item, hidden: true } : item)),
  });
  expect(visibleScene(hiding(2))).toEqual({ items: [a, c], pair: [1, 3] });
  const without = hiding(3);
  expect(visibleScene(without)).toEqual({ items: [a, b], pair: null });
  expect(visibleScene(without)).toBe(visibleScene(without));
});
