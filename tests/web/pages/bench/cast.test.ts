// Casts in the judge: the textbook's conservative advancement agrees with the core, and mistakes are named.
import { describe, expect, test } from 'vitest';
import { callText, sceneOfCase } from '../../../../web/pages/bench/case-scene.ts';
import type { JudgedCase, StraightMotion } from '../../../../web/pages/bench/judge-messages.ts';
import { castCases } from '../../../../web/pages/bench/judging/cast-cases.ts';
import { argumentsOf, taskOf } from '../../../../web/pages/bench/judging/tasks.ts';
import { textbookCode } from '../../../../web/pages/bench/textbook-code.ts';
import type { Shape } from '../../../../web/scene/shape.ts';
import { core } from '../../../core/support/core.ts';
import { functionIn, judge } from './support/in-process.ts';

const textbook = await textbookCode('cast');
const exact = (a: Shape, b: Shape, motion: StraightMotion) => {
  const { tEnter } = core.cast(a, b, motion);
  return tEnter === null ? null : { tEnter };
};

test('the core agrees with itself, to the gold seal', async () => {
  const verdict = await judge('cast', exact, 2000, 'exact');
  expect(verdict.type, JSON.stringify(verdict)).toBe('passed');
});

test('the textbook earns the seal', async () => {
  const verdict = await judge('cast', functionIn(textbook), 2000);
  expect(verdict.type, JSON.stringify(verdict)).toBe('passed');
});

test('of the cases many meet, many do not, and some start in contact', () => {
  const found = { hits: 0, touches: 0, never: 0, start: 0 };
  for (const { judged } of castCases(1000, 1)) {
    const { outcome, tEnter } = core.cast(judged.a, judged.b, judged.motion);
    found[outcome] += 1;
    if (tEnter === 0) found.start += 1;
  }
  for (const count of Object.values(found))
    expect(count, JSON.stringify(found)).toBeGreaterThan(30);
});

describe('what is wrong is named', () => {
  test.each([
    [
      'velocityB: b is taken to stand still',
      'sub(velocityA, velocityB)',
      'velocityA',
      'input.ignored',
    ],
    [
      'velocityB: its sign',
      'sub(velocityA, velocityB)',
      'add(velocityA, velocityB)',
      'input.negated',
    ],
    ['duration: there is no end', '    if (t > duration) return null;\n', '', 'input.ignored'],
  ])('%s', async (title, from, to, key) => {
    const code = textbook.replace(from, to);
    expect(code).not.toBe(textbook);
    const verdict = await judge('cast', functionIn(code), 3000);
    if (verdict.type !== 'wrong') throw new Error(verdict.type);
    const [first] = verdict.groups;
    const [field] = title.split(':');
    expect(first.cause, JSON.stringify(verdict.groups)).toEqual({
      key,
      values: { shape: 'motion', field },
    });
    const said = functionIn(code)(...(argumentsOf(first.judged) as never[]));
    expect(taskOf('cast').ruling(first.judged, said, 'known').is).toBe('wrong');
  });

  test('0 in the place of the exit is not: starts inside', async () => {
    const own = (a: Shape, b: Shape, motion: StraightMotion) => {
      const { tEnter, tExit, startsInside } = core.cast(a, b, motion);
      return startsInside ? { tEnter: tExit as number } : tEnter === null ? null : { tEnter };
    };
    const verdict = await judge('cast', own, 2000);
    if (verdict.type !== 'wrong') throw new Error(verdict.type);
    expect(verdict.groups[0].cause.key).toBe('trait.castInside');
  });
});

describe('an answer', () => {
  const ball = (x: number): Shape => ({ kind: 'sphere', center: [x, 0, 0], radius: 1 });
  const judged: JudgedCase = {
    a: ball(0),
    b: ball(6),
    motion: { velocityA: [2, 0, 0], velocityB: [0, 0, 0], duration: 4 },
  };
  test.each([
    [{ tEnter: 2 }, 'right'],
    [2, 'right'],
    [{ outcome: 'hits', tEnter: 2 }, 'right'],
    [{ tEnter: 2.001 }, 'wrong'],
    [null, 'wrong'],
    [{ outcome: 'never' }, 'wrong'],
    [true, 'invalid'],
    [{ outcome: 'hits' }, 'invalid'],
    [undefined, 'invalid'],
  ])('%j is %s', (said, is) => {
    expect(taskOf('cast').ruling(judged, said, 'close').is).toBe(is);
  });
  test('is shown as a scene in motion', () => {
    const { items, motion } = sceneOfCase(judged);
    expect(items.map(({ velocity }) => velocity)).toEqual([[2, 0, 0], undefined]);
    expect(motion).toEqual({ duration: 4 });
  });
  test('is asked for with the motion', () => {
    expect(callText('cast', judged)).toContain('velocityA: [2, 0, 0]');
  });
});
