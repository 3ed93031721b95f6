import { expect, test } from 'vitest';
import { sourceOf } from '../../../../web/panel/embed/embed-source.ts';
import { presets } from '../../../../web/presets/index.ts';
import { readLink } from '../../../../web/scene/link/link.ts';
import type { Scene } from '../../../../web/scene/scene.ts';

/** The source, once it is loaded. */
async function found(preset: string | null, scene: Scene) {
  await new Promise<void>((resolve) => {
    if (sourceOf(preset, scene, resolve) !== 'loading') resolve();
  });
  return sourceOf(preset, scene, () => undefined);
}

const own: Scene = {
  items: [{ id: 1, name: 'A', shape: { kind: 'sphere', center: [0.1, 0, -0], radius: 1 / 3 } }],
  pair: null,
};

test('an unchanged preset is referred to by its key', async () => {
  const [first] = presets;
  const scene = first?.scene ?? own;
  expect(await found('edge-edge', scene)).toEqual({ preset: 'edge-edge' });
});

test('any other scene is referred to by the code of its link', async () => {
  const source = await found(null, own);
  if (typeof source === 'string' || !('scene' in source)) throw new Error('no link');
  expect(await readLink(source.scene)).toEqual({ scene: own, view: null });
});

test('one that is too large for a link is referred to as a file', async () => {
  const items = Array.from({ length: 300 }, (_, i) => ({
    id: i + 1,
    name: `S${i}`,
    shape: {
      kind: 'sphere',
      center: [Math.sin(i), Math.cos(i), Math.sqrt(i)],
      radius: 1 / (i + 1),
    } as const,
  }));
  const source = await found(null, { items, pair: null });
  expect(source).toEqual({ src: 'collision-playground.json' });
});
