// The judge of the bench: honest functions earn the seal for every pair, and those of the museum do not before they
// are changed.
import { describe, expect, test } from 'vitest';
import { taskOf } from '../../../../web/pages/bench/judging/tasks.ts';
import { taskOf as taskOfExhibit } from '../../../../web/pages/museum/exhibits/exhibit.ts';
import { codeOf } from '../../../../web/pages/museum/exhibits/exhibit-code.ts';
import { kExhibits } from '../../../../web/pages/museum/exhibits/index.ts';
import { snippetOf } from '../../../../web/textbook/snippet.ts';
import { loadTextbook } from '../../../../web/textbook/textbook.ts';
import { core } from '../../../core/support/core.ts';
import { functionIn, judge, type Test } from './support/in-process.ts';

const definitions = await loadTextbook('javascript');
const kCount = 2000;

/** The textbook's answer: whether they meet, or t, or −1 for a miss. */
const meets =
  (own: Test): Test =>
  (...values) => {
    const answer = own(...values);
    return typeof answer === 'number' ? answer >= 0 : answer;
  };

/** Its slabs divide 0 by 0 on the plane of a face, which exhibit 20 is about. */
const kKnownMistakes = ['rayAabb', 'rayObb'];

test.each(core.catalog.pairs)('the textbook and the seal: $name', async ({ name, a, b }) => {
  const own = functionIn(snippetOf(name, definitions)?.text ?? '');
  const verdict = await judge(`${a}-${b}`, meets(own), kCount);
  const expected = kKnownMistakes.includes(name)
    ? { type: 'wrong', groups: [{ family: 'museum' }] }
    : { type: 'passed' };
  expect(verdict, JSON.stringify(verdict)).toMatchObject(expected);
});

const all = kExhibits.map((exhibit) => {
  const task = taskOfExhibit(exhibit);
  return { ...codeOf(exhibit), title: `${exhibit.number}: ${exhibit.slug}`, task };
});

describe.each(all)('$title', ({ naive, fixed, task }) => {
  test('is found to be wrong', async () => {
    const verdict = await judge(task, functionIn(naive), kCount);
    expect(verdict.type, JSON.stringify(verdict)).toBe('wrong');
    if (verdict.type !== 'wrong') return;
    for (const { judged } of verdict.groups) {
      const said = functionIn(naive)(...(Object.values(judged) as never[]));
      expect(taskOf(task).ruling(judged, said, 'known').is).toMatch(/^(wrong|invalid)$/);
    }
  });

  test('earns the seal when it is changed', async () => {
    const verdict = await judge(task, functionIn(fixed), kCount);
    expect(verdict.type, JSON.stringify(verdict)).toBe('passed');
  });
});
