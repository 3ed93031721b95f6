// Another pose of a pair, for the quiz.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadCore } from '../../../web/core/index.node.ts';
import { presets } from '../../../web/presets/index.ts';
import { newPose } from '../../../web/scene/new-pose.ts';
import type { Item, Scene } from '../../../web/scene/scene.ts';

const core = await loadCore();

function posed(scene: Scene, random: () => number): readonly [Item, Item] {
  const pose = newPose(scene, random);
  if (pose === null) throw new Error('the scene has a pair');
  return pose.items as unknown as readonly [Item, Item];
}

test('any pair gets a valid pose, and its first shape stays', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.constantFrom(...presets),
      fc.array(part, { minLength: 8, maxLength: 8 }),
      ({ scene }, parts) => {
        const [first, second] = posed(scene, () => parts.pop() as number);
        expect(first).toBe(scene.items.find(({ id }) => id === scene.pair?.[0]));
        expect(['apart', 'touching', 'overlapping']).toContain(
          core.test(first.shape, second.shape).outcome,
        );
      },
    ),
  );
});

test('both answers come up', () => {
  const boxes = presets.find(({ key }) => key === 'edge-edge') as (typeof presets)[number];
  let seed = 1;
  const random = () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
  const outcomes = Array.from({ length: 200 }, () => {
    const [a, b] = posed(boxes.scene, random);
    return core.test(a.shape, b.shape).outcome;
  });
  const apart = outcomes.filter((outcome) => outcome === 'apart').length;
  expect(apart).toBeGreaterThan(60);
  expect(apart).toBeLessThan(140);
});

test('without a pair there is none', () => {
  expect(newPose({ items: [], pair: null }, Math.random)).toBeNull();
});
