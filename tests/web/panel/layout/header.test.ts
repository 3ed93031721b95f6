// One number of candidates a scene: in the header, in the sentence, and as ticks of the walk.
import { expect, test } from 'vitest';
import { StepStatus } from '../../../../web/codes.ts';
import { subtitleOf } from '../../../../web/panel/layout/header.ts';
import { presets } from '../../../../web/presets/index.ts';
import { loadStrings, stringsOf } from '../../../../web/strings/index.ts';
import { stepsOf } from '../../../../web/strings/names.ts';
import { plain } from '../../../../web/strings/text.ts';
import { whySentence } from '../../../../web/strings/why.ts';
import { core, explainedPreset } from '../../strings/explained-scene.ts';

await loadStrings('ko');
const en = stringsOf('en');
const ko = stringsOf('ko');

test('the presets have all pairs', () => {
  const pairs = presets.map(({ key }) => explainedPreset(key).ledger.pair);
  expect(new Set(pairs).size).toBe(core.catalog.pairs.length);
});

test.each(presets)('$key: the same number everywhere', ({ key }) => {
  const explained = explainedPreset(key);
  const rows = stepsOf(explained).length;
  const skipped = stepsOf(explained).filter(({ status }) => status === StepStatus.skipped).length;
  if (rows === 1) {
    expect(subtitleOf(explained, en)).not.toMatch(/\d/);
  } else {
    expect(subtitleOf(explained, en)).toContain(`, ${rows} candidates`);
    const counted = explained.pair.method === 'barycentric' ? '조건' : '후보';
    expect(subtitleOf(explained, ko)).toContain(`, ${counted} ${rows}개`);
  }
  // "all 13 candidates" counts those that were asked, and those that were skipped are told beside them.
  const sentence = plain(whySentence(explained, en));
  for (const [, words = '', count] of sentence.matchAll(/(of|all|^|\. )\s?(\d+) candidates/g)) {
    const expected = words === 'of' ? rows : words === 'all' ? rows - skipped : skipped;
    expect(Number(count), sentence).toBe(expected);
  }
});
