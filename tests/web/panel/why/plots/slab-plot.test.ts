// The slab plot in words, of curves that miss a box.
import { expect, test } from 'vitest';
import { nothingText } from '../../../../../web/panel/why/plots/slab-plot.ts';
import type { Shape, Vec3 } from '../../../../../web/scene/shape.ts';
import { loadPanelStrings, stringsOf } from '../../../../../web/strings/index.ts';
import { typed } from '../../../strings/explained.ts';
import { explainedShapes } from '../../../strings/explained-scene.ts';

await loadPanelStrings();

const cube: Shape = { kind: 'aabb', min: [-1, -1, -1], max: [1, 1, 1] };

test.each([
  [-3, 0, 'The slabs share t only after the end.'],
  [3, 0, 'The slabs share t only before t = 0.'],
  [-3, 2, 'The slabs have no parameter in common.'],
])('from x = %d at y = %d', (x, y, text) => {
  const origin: Vec3 = [x, y, 0];
  const ray: Shape = { kind: 'ray', origin, direction: [1, 0.1, 0], maxDistance: 1 };
  expect(typed(nothingText(explainedShapes(ray, cube), stringsOf('en')))).toBe(text);
});
