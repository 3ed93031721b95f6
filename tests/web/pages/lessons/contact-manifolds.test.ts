// The lesson on contact manifolds: its figures begin as the core has them, and what it says of clipping is so.
import { describe, expect, test } from 'vitest';
import { loadCore } from '../../../../web/core/index.node.ts';
import { figureOf, sceneOf } from '../../../../web/pages/lessons/figure-scene.ts';
import { contactManifolds } from '../../../../web/pages/lessons/list/contact-manifolds.ts';
import type { Variables } from '../../../../web/pages/lessons/model.ts';
import type { PlainScene } from '../../../../web/scene/scene.ts';

const core = await loadCore();
const { variables = {}, follow, readings } = contactManifolds;
const begin = (name: string) => sceneOf(figureOf(contactManifolds, name));
const shown = (name: string, changed: Variables = {}): PlainScene => {
  const scene = follow?.(core, begin(name), { ...variables, ...changed });
  if (!scene) throw new Error('the lesson follows its variables');
  return scene;
};
const read = (scene: PlainScene, name: string, changed: Variables = {}) =>
  readings?.(core, scene, { ...variables, ...changed })[name];

/** With numbers to a micrometer. */
const rounded = (scene: PlainScene) =>
  JSON.parse(JSON.stringify(scene), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 + 0 : value,
  );

test.each(['main', 'one', 'clip'])('the figure %s begins as the core has it', (name) => {
  expect(rounded(shown(name))).toEqual(rounded(begin(name)));
});

test('the deepest point jumps to the other end with the sign of the tilt', () => {
  const at = (lean: number) => Number(read(shown('one', { lean }), 'deepest.x'));
  expect(at(0.5)).toBeLessThan(-0.7);
  expect(at(-0.5)).toBeGreaterThan(0.7);
});

describe('the manifold of the main figure', () => {
  test.each([0, 15, 30, 45, 60])('has A as its reference at a turn of %i°', (yaw) => {
    for (let tilt = 0; tilt <= 6; tilt += 0.5) {
      const scene = shown('main', { yaw, tilt });
      expect(['n.x', 'n.y', 'n.z'].map((name) => read(scene, name))).toEqual([0, 1, 0]);
      expect(read(scene, 'featureA')).toBe('+y');
      const [all, kept] = ['count.all', 'count.kept'].map((name) => Number(read(scene, name)));
      expect(kept).toBe(Math.min(Number(all), 4));
      expect(scene.items).toHaveLength(2 + Number(kept));
    }
  });

  test('has no point deeper than itself', () => {
    const { items } = shown('main');
    const [a, b] = items.map(({ shape }) => shape);
    if (!(a && b)) throw new Error('there are two boxes');
    const depth = core.contact(a, b)?.depth ?? 0;
    for (const point of core.contact(a, b, { incident: true })?.points ?? []) {
      expect(point.depth).toBeGreaterThanOrEqual(0);
      expect(point.depth).toBeLessThanOrEqual(depth + 1e-12);
    }
  });
});

test('each side adds one corner at most, and four sides make what the core clips', () => {
  const counts = [0, 1, 2, 3, 4].map((cuts) => {
    const scene = shown('clip', { cuts });
    expect(read(scene, 'count.clipped', { cuts })).toBe(scene.items.length - 2);
    return scene.items.length - 2;
  });
  expect(counts[0]).toBe(4);
  for (const [i, count] of counts.slice(1).entries()) {
    expect(count - (counts[i] ?? 0)).toBeLessThanOrEqual(1);
  }
  expect(counts[4]).toBe(read(shown('clip'), 'count.all'));
});
