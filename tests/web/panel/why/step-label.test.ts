import { expect, test } from 'vitest';
import { stepLabel } from '../../../../web/panel/why/step-label.ts';
import { loadStrings, stringsOf } from '../../../../web/strings/index.ts';
import { stepsOf } from '../../../../web/strings/names.ts';
import { explainedShapes } from '../../strings/explained-scene.ts';

await loadStrings('ko');

const labels = (normal: [number, number, number], lang: 'en' | 'ko') => {
  const plane = (n: [number, number, number], constant: number) =>
    ({ kind: 'plane', normal: n, constant }) as const;
  const explained = explainedShapes(plane([0, 1, 0], 0), plane(normal, 1));
  return stepsOf(explained).map((step, i) => stepLabel(explained, step, i, stringsOf(lang)));
};

test('the sine of the angle between two normals does not overlap anything', () => {
  expect(labels([1, 0, 0], 'en')[0]).toContain('not parallel');
  expect(labels([1, 0, 0], 'ko')[0]).toContain('평행하지 않음');
  expect(labels([0, 1, 0], 'en')[0]).toMatch(/: parallel/);
  expect(labels([0, 1, 0], 'ko')[0]).toMatch(/: 평행함/);
});
