// Skins as text, which an exhibit is judged by: the weights of the cases add up to 1, and texts are compared with that of the
// page of skin weights.
import { expect, test } from 'vitest';
import { callText } from '../../../../web/pages/bench/case-scene.ts';
import type { Skin } from '../../../../web/pages/bench/judge-messages.ts';
import {
  skinCases,
  skinCounts,
  skinRuling,
  textOf,
} from '../../../../web/pages/bench/judging/skins.ts';
import { argumentsOf, taskOf } from '../../../../web/pages/bench/judging/tasks.ts';

const knee: Skin = {
  boneNames: ['thigh', 'shin'],
  vertices: [
    [{ bone: 1, weight: 1 }],
    [
      { bone: 0, weight: 0.25 },
      { bone: 1, weight: 0.75 },
    ],
  ],
};

test('the cases are as many as are counted, the same of a seed, and their weights add up to 1', () => {
  const made = [...skinCases(300, 3)];
  for (const [name, count] of Object.entries(skinCounts(300))) {
    expect(made.filter(({ family }) => family === name).length, name).toBe(count);
  }
  expect([...skinCases(300, 3)]).toEqual(made);
  for (const { judged } of made) {
    for (const influences of judged.skin.vertices) {
      expect(influences.reduce((sum, { weight }) => sum + weight, 0)).toBe(1);
      expect(influences.every(({ weight }) => weight > 0)).toBe(true);
      expect(new Set(influences.map(({ bone }) => bone)).size).toBe(influences.length);
    }
  }
});

test('a text is compared with the page’s', () => {
  const exact = '1 1 shin 1\n2 2 thigh 0.25 shin 0.75\n';
  expect(textOf({ skin: knee })).toBe(exact);
  expect(skinRuling({ skin: knee }, exact)).toEqual({ is: 'right' });
  const said = '1 1 shin\n2 2 thigh shin\n';
  expect(skinRuling({ skin: knee }, said)).toEqual({
    is: 'wrong',
    wrongs: [{ field: 'text', said, exact }],
  });
  for (const other of [null, 1, [exact], { text: exact }]) {
    expect(skinRuling({ skin: knee }, other).is).toBe('invalid');
  }
});

test('a case is made simpler by leaving vertices out, and called with the skin', async () => {
  const simplest = await taskOf('skin-text').simplest({ skin: knee }, (judged) =>
    Promise.resolve('skin' in judged && judged.skin.vertices.some(({ length }) => length > 1)),
  );
  expect(simplest).toEqual({ skin: { ...knee, vertices: knee.vertices.slice(1) } });
  expect(argumentsOf({ skin: knee })).toEqual([knee]);
  expect(callText('skinText', { skin: { ...knee, vertices: knee.vertices.slice(0, 1) } })).toBe(
    "skinText({\n  boneNames: ['thigh', 'shin'],\n  vertices: [\n    [{ bone: 1, weight: 1 }],\n  ],\n})",
  );
});
