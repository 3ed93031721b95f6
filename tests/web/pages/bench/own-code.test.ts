// The code that the bench has for each task, in the judge.
import { describe, expect, test } from 'vitest';
import { readCode } from '../../../../web/pages/bench/code/read-code.ts';
import { starterOf } from '../../../../web/pages/bench/opening.ts';
import { kTasks } from '../../../../web/pages/bench/tasks-list.ts';
import { textbookCode } from '../../../../web/pages/bench/textbook-code.ts';
import en from '../../../../web/strings/bench.en.json' with { type: 'json' };
import ko from '../../../../web/strings/bench.ko.json' with { type: 'json' };
import { functionIn, judge } from './support/in-process.ts';

describe.each(kTasks)('%s', (task) => {
  test('has starter code that runs, and is judged', async () => {
    for (const words of [en, ko]) {
      const verdict = await judge(task, functionIn(starterOf(task, words)), 400);
      expect(verdict).toMatchObject({ type: 'wrong', end: null });
    }
  });

  test('has textbook code that can be judged', async () => {
    const code = await textbookCode(task);
    expect('fault' in readCode(code)).toBe(false);
    const verdict = await judge(task, functionIn(code), 400);
    // exhibit 20 is about these two
    const isKnown = task === 'ray-aabb' || task === 'ray-obb';
    expect(verdict.type, JSON.stringify(verdict)).toBe(isKnown ? 'wrong' : 'passed');
  });
});
