import { expect, test } from 'vitest';
import {
  rowOfAttributes,
  unknownShapes,
} from '../../../../web/app/controllers/attribute-controller.ts';
import { FigureError } from '../../../../web/app/figure-error.ts';
import { StepGroup } from '../../../../web/core/results.ts';
import { emptyScene, type Item } from '../../../../web/scene/scene.ts';
import { kNoRow } from '../../../../web/scene/state.ts';
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

test('no row is to be shown', () => {
  expect(asked('none', null)).toBe(kNoRow);
  expect(asked('none', 1)).toBe(kNoRow);
});

test('by its number, from 1', () => {
  expect(asked(null, 1)).toBe(0);
  expect(asked(null, count)).toBe(count - 1);
});

test.each(['A.x×B.y', 'A.x x B.y', ' A.x*B.y ', 'A.x × B.y'])('by its name, as %j', (name) => {
  expect(asked(name, null)).toBe(2);
  expect(asked(name, 1)).toBe(2);
});

test('a row that the pair does not have is an error', () => {
  expect(asked(null, count + 1)).toMatchObject({ field: 'step', value: String(count + 1) });
  const fault = asked('Z.q', 1);
  expect(fault).toBeInstanceOf(FigureError);
  expect(fault).toMatchObject({ field: 'axis', value: 'Z.q' });
});

test('names of shapes that there are not are at fault, with what there is', () => {
  const item = (id: number, name: string): Item => {
    return { id, name, shape: { kind: 'point', position: [0, 0, 0] } };
  };
  const scene = { ...emptyScene, items: [item(1, 'A'), item(2, 'Box 2')] };
  expect(unknownShapes(scene, [])).toBeNull();
  expect(unknownShapes(scene, ['Box 2', 'A', 'A'])).toBeNull();
  expect(unknownShapes(scene, ['A', 'a'])).toBe('one or more of A, Box 2');
  expect(unknownShapes(emptyScene, ['A'])).toBe('empty: there are no shapes');
});
