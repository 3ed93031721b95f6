// The catalog is the one home of kinds, codes and layouts; what TypeScript spells out must agree with
// it, and what a pair needs elsewhere must be there.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as results from '../../web/core/results.ts';
import { presets } from '../../web/presets/index.ts';
import en from '../../web/strings/en.json' with { type: 'json' };
import ko from '../../web/strings/ko.json' with { type: 'json' };
import { core } from './support/core.ts';
import { shapeOf } from './support/shapes.ts';

const { catalog } = core;

/** Code by name, as the catalog lists them. */
const coded = (names: readonly string[]) =>
  Object.fromEntries(names.map((name, code) => [name, code]));

describe('codes', () => {
  test.each([
    ['outcome', results.Outcome],
    ['decidedBy', results.DecidedBy],
    ['stepStatus', results.StepStatus],
    ['stepGroup', results.StepGroup],
    ['stepUnit', results.StepUnit],
    ['skipReason', results.SkipReason],
    ['beyond', results.Beyond],
  ] as const)('%s', (name, codes) => {
    expect(codes).toEqual(coded(catalog.codes[name]));
  });

  test('side and facing, with −1 for none', () => {
    expect(results.Side).toEqual({ none: -1, ...coded(catalog.codes.side) });
    expect(results.Facing).toEqual({ none: -1, ...coded(catalog.codes.facing) });
  });
});

describe('kinds', () => {
  test('are those of the scene', () => {
    expect(catalog.kinds.map((kind) => kind.name).sort()).toEqual(Object.keys(shapeOf).sort());
  });

  test.each(catalog.kinds)('$name fits its slot', (kind) => {
    const doubles = kind.fields.reduce((sum, field) => sum + field.size, 0);
    expect(doubles).toBeLessThanOrEqual(catalog.layout.slotStride);
  });
});

/** The kinds of a preset's pair, sorted. */
function kindsOf(preset: (typeof presets)[number]): string {
  const { items, pair } = preset.scene;
  return (pair ?? [])
    .map((id) => items.find((item) => item.id === id)?.shape.kind)
    .sort()
    .join(' ');
}

describe('pairs', () => {
  test('each stands in the table once', () => {
    const names = catalog.pairs.map(({ a, b }) => [a, b].sort().join(' '));
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(catalog.pairs)('$name has a preset and a method in both languages', (pair) => {
    const kinds = [pair.a, pair.b].sort().join(' ');
    expect(presets.map(kindsOf), `web/presets lacks ${kinds}`).toContain(kinds);
    for (const [language, strings] of Object.entries({ en, ko })) {
      const keys = Object.keys(strings);
      expect(keys, `strings/${language}.json`).toContain(`method.${pair.method}`);
      expect(keys, `strings/${language}.json`).toContain(`kind.${pair.a}`);
      expect(keys, `strings/${language}.json`).toContain(`kind.${pair.b}`);
    }
  });

  test.each(catalog.pairs)('$name names the file that decides it', ({ file }) => {
    expect(existsSync(new URL(`../../cpp/${file}`, import.meta.url)), file).toBe(true);
  });

  test.each(catalog.pairs)('$name names its candidates', (pair) => {
    expect(pair.generalCount).toBeLessThanOrEqual(pair.candidates.length);
    const names = pair.candidates.map((candidate) => candidate.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

/** To the preset's three decimals; a number it doesn't expect is not compared. */
function rounded(value: number | null | undefined) {
  return value === null || value === undefined ? value : Math.round(value * 1000) / 1000;
}

describe('presets', () => {
  test.each(presets)('$key gets the verdict it expects', ({ scene, expect: expected }) => {
    const [a, b] = (scene.pair ?? []).map(
      (id) => scene.items.find((item) => item.id === id)?.shape,
    );
    if (a === undefined || b === undefined) throw new Error('the preset has no pair');
    const verdict = core.test(a, b);
    const { t, tExit, u, v } = verdict.hit ?? {};
    const names = scene.items.map((item) => item.name);
    const found = {
      outcome: verdict.outcome,
      side: verdict.side,
      candidate: verdict.candidate,
      gap: rounded(verdict.gap),
      t: rounded(t),
      tExit: rounded(tExit),
      u: rounded(u),
      v: rounded(v),
    };
    const { candidate, ...numbers } = expected;
    expect(found).toMatchObject(numbers);
    if (candidate !== undefined) {
      expect(found.candidate).toBe(candidate.replaceAll('{a}', 'A').replaceAll('{b}', 'B'));
    }
    expect(names).toHaveLength(new Set(names).size);
  });
});
