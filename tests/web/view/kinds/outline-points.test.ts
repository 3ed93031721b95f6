import { expect, test } from 'vitest';
import type { Shape } from '../../../../web/scene/shape.ts';
import { isOnePlace, outlinePoints } from '../../../../web/view/kinds/outline-points.ts';

test.each<[string, readonly Shape[], boolean]>([
  ['no shape', [], true],
  ['a point', [{ kind: 'point', position: [1, 2, 3] }], true],
  ['a segment without length', [{ kind: 'segment', start: [1, 2, 3], end: [1, 2, 3] }], true],
  ['a segment', [{ kind: 'segment', start: [1, 2, 3], end: [1, 2, 4] }], false],
  [
    'two points',
    [
      { kind: 'point', position: [1, 2, 3] },
      { kind: 'point', position: [1, 2, 3.5] },
    ],
    false,
  ],
])('whether %s leaves open how much to show', (_, shapes, open) => {
  expect(isOnePlace(shapes.flatMap(outlinePoints))).toBe(open);
});
