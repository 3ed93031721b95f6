// The axes of all presets, as they are shown and as the core gives them.
import { expect, test } from 'vitest';
import { fromFirstToSecond, leadsToSecond } from '../../web/core/axis-direction.ts';
import { StepStatus, StepUnit } from '../../web/core/results.ts';
import { presets } from '../../web/presets/index.ts';
import type { Scene } from '../../web/scene/scene.ts';
import { visibleScene } from '../../web/scene/visible-scene.ts';
import { core } from './support/core.ts';

const swapped = (scene: Scene): Scene => ({
  ...scene,
  pair: scene.pair && [scene.pair[1], scene.pair[0]],
});

test.each(
  presets.flatMap(({ key, scene }) => [
    [key, scene] as const,
    [`${key} the other way round`, swapped(scene)] as const,
  ]),
)('%s: the row that decides points as the verdict does', (_key, scene) => {
  const figure = core.createFigure();
  const { ledger } = figure.evaluate(visibleScene(scene));
  figure.dispose();
  if (!ledger) throw new Error('no pair');
  const { verdict } = ledger;
  for (const step of ledger.steps.slice(0, ledger.count)) {
    if (step.status === StepStatus.skipped || step.unit !== StepUnit.meter) continue;
    const shown = fromFirstToSecond(step);
    expect(leadsToSecond(shown)).toBe(true);
    expect(Math.max(shown.bMin - shown.aMax, shown.aMin - shown.bMax)).toBe(
      Math.max(step.bMin - step.aMax, step.aMin - step.bMax),
    );
    const isWitness = step.candidate === verdict.candidate && step.gap === verdict.gap;
    if (!isWitness || Number.isNaN(step.axis[0] ?? Number.NaN)) continue;
    // Both in one plane: either direction is as good.
    if (Math.abs(step.aMin - step.bMax - (step.bMin - step.aMax)) < 1e-12) continue;
    const cosine = shown.axis.reduce((sum, part, i) => sum + part * (verdict.axis[i] ?? 0), 0);
    expect(cosine).toBeCloseTo(1, 9);
  }
});

test('the support points go with the ends of their intervals', () => {
  const numbers = Array.from({ length: 12 }, (_, i) => i);
  const intervals = { aMin: 2, aMax: 3, bMin: -1, bMax: 1 };
  const step = { ...intervals, axis: Float64Array.of(0, 1, 0), points: Float64Array.from(numbers) };
  const shown = fromFirstToSecond(step as never);
  expect(shown).toMatchObject({ aMin: -3, aMax: -2, bMin: -1, bMax: 1 });
  expect([...shown.axis]).toEqual([0, -1, 0]);
  expect([...shown.points]).toEqual([3, 4, 5, 0, 1, 2, 9, 10, 11, 6, 7, 8]);
});
