import { expect, test } from 'vitest';
import { rowOfAttributes } from '../../../../web/app/controllers/attribute-controller.ts';
import { FigureError } from '../../../../web/app/figure-error.ts';
import { StepGroup } from '../../../../web/core/results.ts';
import { explained, step } from '../../strings/explained.ts';

const example = explained({
  a: 'obb',
  b: 'obb',
  candidates: [
    ['A.x', StepGroup.faceA],
    ['B.y', StepGroup.faceB],
    ['A.x×B.y', StepGroup.edgeEdge],
  ],
  steps: [step(-0.5), step(-0.25), step(0.25)],
  verdict: {},
});

const asked = (axis: string | null, step: number | null) =>
  rowOfAttributes(example, { axis, step });
const count = example.ledger.count;

test('none is asked for', () => {
  expect(asked(null, null)).toBeNull();
});

test('by its number, from 1', () => {
  expect(asked(null, 1)).toBe(0);
  expect(asked(null, count)).toBe(count - 1);
});

test.each(['A.x×B.y', 'A.x x B.y', ' A.x*B.y ', 'A.x × B.y'])('by its name, as %j', (name) => {
  expect(asked(name, null)).toBe(2);
  expect(asked(name, 1)).toBe(2);
});

test('what the pair does not have is told', () => {
  expect(asked(null, count + 1)).toMatchObject({ field: 'step', value: String(count + 1) });
  const fault = asked('Z.q', 1);
  expect(fault).toBeInstanceOf(FigureError);
  expect(fault).toMatchObject({ field: 'axis', value: 'Z.q' });
});
