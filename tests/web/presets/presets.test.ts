// Every preset is decided by the core itself, and every pair of its table has one.
import { beforeAll, describe, expect, test } from 'vitest';
import { type Core, loadCore } from '../../../web/core/index.node.ts';
import { openingPreset, presetByKey, presets } from '../../../web/presets/index.ts';
import type { Expectation, Preset } from '../../../web/presets/preset.ts';

let core: Core;
beforeAll(async () => {
  core = await loadCore();
});

const shapesOf = ({ scene }: Preset) => {
  const [a, b] = scene.pair?.map((id) => scene.items.find((item) => item.id === id)) ?? [];
  if (!(a && b)) throw new Error('the preset has no pair');
  return [a.shape, b.shape] as const;
};

test.each(presets)('$key gets the verdict it teaches', (preset) => {
  const [a, b] = shapesOf(preset);
  const verdict = core.explain(a, b);
  expect(verdict.outcome).toBe(preset.expect.outcome);
  const found: Record<Exclude<keyof Expectation, 'outcome' | 'candidate' | 'side'>, unknown> = {
    gap: verdict.gap,
    t: verdict.hit?.t,
    tExit: verdict.hit?.tExit,
    u: verdict.hit?.u,
    v: verdict.hit?.v,
  };
  for (const [name, value] of Object.entries(found)) {
    const expected = preset.expect[name as keyof typeof found];
    if (expected !== undefined) expect(value, name).toBeCloseTo(expected, 3);
  }
  if (preset.expect.gap === 0) expect(verdict.gap).toBe(0);
  if (preset.expect.candidate) expect(verdict.candidate).toBe(preset.expect.candidate);
  if (preset.expect.side) expect(verdict.side).toBe(preset.expect.side);
});

test('the opening scene is apart on one edge pair only', () => {
  const preset = presetByKey(openingPreset);
  if (!preset) throw new Error('the opening preset is missing');
  const [a, b] = shapesOf(preset);
  const separating = core.explain(a, b).steps.filter((step) => step.status === 'separates');
  expect(separating.map((step) => step.name)).toEqual(['A.y×B.x']);
});

describe('contract with the table of pairs', () => {
  test('every pair has a preset', () => {
    const shown = new Set(
      presets.map((preset) => {
        const [a, b] = shapesOf(preset);
        return `${a.kind}-${b.kind}`;
      }),
    );
    for (const { a, b } of core.catalog.pairs) expect([...shown]).toContain(`${a}-${b}`);
  });

  test('keys are unique', () => {
    expect(new Set(presets.map(({ key }) => key)).size).toBe(presets.length);
  });

  test('an unknown key opens nothing', () => {
    expect(presetByKey('unheard-of')).toBeUndefined();
    expect(presetByKey(null)).toBeUndefined();
  });
});
