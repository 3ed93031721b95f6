// The Contact tab and the verdict say one word for one state.
import { expect, test } from 'vitest';
import { wordOf } from '../../../../web/panel/contact/contact-model.ts';
import { presets } from '../../../../web/presets/index.ts';
import { itemById } from '../../../../web/scene/scene.ts';
import { loadStrings, stringsOf } from '../../../../web/strings/index.ts';
import { verdictLine } from '../../../../web/strings/verdict.ts';
import { core, explainedPreset } from '../../strings/explained-scene.ts';

await loadStrings('ko');
const languages = [stringsOf('en'), stringsOf('ko')];

test.each(presets)('$key: one word', ({ key, scene }) => {
  const [a, b] = (scene.pair ?? []).map((id) => itemById(scene, id)?.shape);
  if (!(a && b)) throw new Error('a preset without a pair');
  const exact = core.test(a, b);
  const explained = explainedPreset(key);
  for (const strings of languages) {
    const { word } = verdictLine(explained, strings);
    expect(wordOf({ explained, strings }, exact.outcome, exact)).toBe(word);
  }
});

test('what float32 finds apart from a plane that cuts it is on the side of its center', () => {
  const explained = explainedPreset('aabb-plane');
  const exact = core.test(
    { kind: 'aabb', min: [-1, -3, -1], max: [1, 1, 1] },
    { kind: 'plane', normal: [0, 1, 0], constant: 0 },
  );
  const strings = stringsOf('en');
  expect(wordOf({ explained, strings }, 'apart', exact)).toBe('Behind');
  expect(wordOf({ explained, strings }, 'overlapping', exact)).toBe('Straddling');
});
