// The presets with models: the core accepts them, and says of them what their titles do.
import { beforeAll, expect, test, vi } from 'vitest';
import { checkScene } from '../../../../web/app/files/scene-file.ts';
import { sceneOf } from '../../../../web/app/models/document-scene.ts';
import { Geometries } from '../../../../web/app/models/geometries.ts';
import { documentOfPreset } from '../../../../web/app/models/model-presets.ts';
import type { SceneCore } from '../../../../web/core/first-core.ts';
import { loadCore } from '../../../../web/core/index.node.ts';
import { keyOf, presets } from '../../../../web/presets/index.ts';
import {
  isModelPreset,
  type ModelPreset,
  modelPresets,
  rememberModelPreset,
} from '../../../../web/presets/models.ts';
import type { SceneShape } from '../../../../web/scene/scene-shape.ts';
import en from '../../../../web/strings/en.json' with { type: 'json' };

// What draws them needs a browser.
vi.mock('../../../../web/view/kinds/posed-nodes.ts', () => ({ addPosedNodes: () => undefined }));

let geometries: Geometries;
beforeAll(async () => {
  geometries = new Geometries(await loadCore());
});

function opened(key: ModelPreset) {
  const read = checkScene(JSON.parse(JSON.stringify(documentOfPreset(key))));
  if (!('document' in read)) throw new Error(JSON.stringify(read));
  const made = sceneOf(read.document, geometries);
  if (!('scene' in made)) throw new Error(JSON.stringify(made));
  return made.scene;
}

const expected: Readonly<Record<ModelPreset, object>> = {
  'model-knot': { outcome: 'overlapping', hit: { t: 1.426, startsInside: false } },
  'model-cup': { outcome: 'apart', gap: 0.076 },
  'model-rock': { outcome: 'overlapping', triangleB: null },
};

const rounded = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, each) =>
    typeof each === 'number' ? Number(each.toFixed(3)) : each,
  );

test.each(modelPresets)('%s', (key) => {
  expect(en).toHaveProperty([`preset.${key}`]);
  const scene = opened(key);
  const [a, b] = scene.items.map(({ shape }) => shape) as [SceneShape, SceneShape];
  const core: SceneCore = geometries.core;
  expect(rounded(core.test(a, b))).toMatchObject(expected[key]);
  expect(keyOf(scene)).toBe(null);
  rememberModelPreset(scene, key);
  expect(keyOf(scene)).toBe(key);
  expect(keyOf({ ...scene })).toBe(null);
});

test('their keys are no others', () => {
  expect(modelPresets.filter((key) => presets.some((preset) => preset.key === key))).toEqual([]);
  expect([null, 'model', 'edge-edge'].map(isModelPreset)).toEqual([false, false, false]);
});
