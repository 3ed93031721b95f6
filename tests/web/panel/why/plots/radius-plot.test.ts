// The distance plot of rays and segments against round shapes, in words.
import { expect, test } from 'vitest';
import { radiusText } from '../../../../../web/panel/why/plots/radius-plot.ts';
import type { Segment, Shape } from '../../../../../web/scene/shape.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../../../web/strings/index.ts';
import { explainedShapes } from '../../../strings/explained-scene.ts';

await loadStrings('ko');
await loadPanelStrings();

const ball: Shape = { kind: 'sphere', center: [0, 0, 0], radius: 1 };
const capsule: Shape = { kind: 'capsule', start: [0, 0, -1], end: [0, 0, 1], radius: 1 };
const along = (from: number, to: number, y = 0.5): Segment => ({
  kind: 'segment',
  start: [from, y, 0],
  end: [to, y, 0],
});

function textOf(curve: Segment, shape: Shape, language: 'en' | 'ko' = 'en'): string {
  const explained = explainedShapes(curve, shape);
  const [step] = explained.ledger.steps;
  if (!step) throw new Error('no row');
  return radiusText(explained, step, stringsOf(language));
}

test.each([
  [along(-3, 3), ball, 'it gets inside.'],
  [along(-3, 3, 1), ball, 'it touches the surface.'],
  [along(-3, 3, 2), ball, 'it stays outside.'],
  [along(-3, -2), ball, 'it is within the radius, but only after the segment has ended.'],
  [along(2, 3), ball, 'it is within the radius, but only before the segment starts.'],
  [along(-3, 3), capsule, 'it gets inside.'],
  [along(-3, -2), capsule, 'it stays outside.'],
])('%#', (curve, shape, ending) => {
  expect(textOf(curve, shape).endsWith(ending), textOf(curve, shape)).toBe(true);
});

test('a miss is not told as a touch, in Korean either', () => {
  expect(textOf(along(-3, -2), ball, 'ko')).not.toMatch(/닿습니다/);
  expect(textOf(along(-3, 3, 1), ball, 'ko')).toMatch(/닿습니다/);
});
