// The exhibits: each function is wrong on its input as it is said to be, the core is right, and so is the
// function with the change.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readCode } from '../../../../web/pages/bench/code/read-code.ts';
import { cornersOf } from '../../../../web/pages/bench/judging/hulls.ts';
import { textOf } from '../../../../web/pages/bench/judging/skins.ts';
import { argumentsOf } from '../../../../web/pages/bench/judging/tasks.ts';
import { type Exhibit, type Input, taskOf } from '../../../../web/pages/museum/exhibits/exhibit.ts';
import { codeOf, diffsOf } from '../../../../web/pages/museum/exhibits/exhibit-code.ts';
import { exhibitOf, kExhibits } from '../../../../web/pages/museum/exhibits/index.ts';
import { originOf } from '../../../../web/pages/museum/exhibits/publications.ts';
import en from '../../../../web/strings/museum.en.json' with { type: 'json' };
import ko from '../../../../web/strings/museum.ko.json' with { type: 'json' };
import { core } from '../../../core/support/core.ts';
import type { Case, Mistake } from '../../../mistakes/cases.ts';

type Fields = Readonly<Record<string, unknown>>;

const published: readonly Mistake[] = JSON.parse(
  readFileSync(new URL('../../../mistakes/mistakes.json', import.meta.url), 'utf8'),
).mistakes;

const all = kExhibits.map((exhibit) => ({
  ...exhibit,
  title: `${exhibit.number}: ${exhibit.slug}`,
}));

function answerOf(code: string, input: Input): unknown {
  const read = readCode(code);
  if ('fault' in read) throw new SyntaxError(JSON.stringify(read.fault));
  const judged = new Function(`'use strict';${read.body}`)();
  return judged(...structuredClone(argumentsOf(input)));
}

/** Numbers of `right` to 12 digits; fields that `right` lacks don't count. */
function agrees(said: unknown, right: unknown): boolean {
  if (typeof right === 'number' && typeof said === 'number') {
    return Math.abs(said - right) <= 1e-12 * Math.max(1, Math.abs(right));
  }
  if (typeof right === 'object' && right !== null) {
    return (
      typeof said === 'object' &&
      said !== null &&
      Object.entries(right).every(([name, value]) => agrees((said as Fields)[name], value))
    );
  }
  return said === right;
}

function exactAnswer(input: Input): unknown {
  if ('points' in input) return cornersOf(input);
  if ('skin' in input) return textOf(input);
  if ('a' in input && input.motion) {
    const { outcome, tEnter } = core.cast(input.a, input.b, input.motion);
    return outcome === 'hits' ? { meets: true, hit: { t: tEnter } } : { meets: false };
  }
  if ('a' in input) {
    const { outcome, hit, side, gap } = core.test(input.a, input.b);
    return { meets: outcome !== 'apart', hit, side, depth: gap === null ? null : -gap };
  }
  const world = core.createWorld({ shapes: input.triangles.length });
  for (const [slot, triangle] of input.triangles.entries()) world.set(slot, triangle);
  const first = world.raycast(input.ray);
  world.dispose();
  return first && { index: first.slot, t: first.hit.t };
}

const asFields = (answer: unknown) => (typeof answer === 'boolean' ? { meets: answer } : answer);

test('are numbered in their order, each with its own slug', () => {
  expect(kExhibits.length).toBeGreaterThan(published.length);
  expect(kExhibits.map(({ number }) => number)).toEqual(kExhibits.map((_, i) => i + 1));
  expect(new Set(kExhibits.map(({ slug }) => slug)).size).toBe(kExhibits.length);
  for (const exhibit of kExhibits) expect(exhibitOf(exhibit.slug)).toBe(exhibit);
  expect(exhibitOf('none')).toBeNull();
});

test('they are of pairs that there are', () => {
  const pairs = core.catalog.pairs.map(({ a, b }) => `${a}-${b}`);
  expect(
    kExhibits.flatMap((exhibit) => exhibit.pairs).filter((pair) => !pairs.includes(pair)),
  ).toEqual([]);
  for (const {
    pairs: [pair],
    inputs,
  } of kExhibits) {
    const [input] = inputs;
    if ('a' in input) expect(`${input.a.kind}-${input.b.kind}`).toBe(pair);
  }
});

describe.each(all)('$title', (exhibit: Exhibit) => {
  const { naive, fixed } = codeOf(exhibit);

  test('the function answers what it is said to answer, wrongly at least once', () => {
    for (const input of exhibit.inputs) {
      expect(
        agrees(answerOf(naive, input), input.naive),
        JSON.stringify(answerOf(naive, input)),
      ).toBe(true);
    }
    expect(exhibit.inputs.filter((input) => !agrees(input.naive, input.exact))).not.toEqual([]);
    expect(agrees(exhibit.inputs[0].naive, exhibit.inputs[0].exact)).toBe(false);
  });

  test('the core answers what is right', () => {
    for (const input of exhibit.inputs) {
      expect(
        agrees(exactAnswer(input), asFields(input.exact)),
        JSON.stringify(exactAnswer(input)),
      ).toBe(true);
    }
  });

  test('with the change it answers what is right, also to the inputs of others', () => {
    const ofSameTask = kExhibits.filter((each) => taskOf(each) === taskOf(exhibit));
    for (const input of ofSameTask.flatMap(({ inputs }) => inputs)) {
      if ('points' in input || 'skin' in input) {
        expect(answerOf(fixed, input)).toEqual(exactAnswer(input));
        continue;
      }
      const said = asFields(answerOf(fixed, input)) as Fields | null;
      const right = exactAnswer(input) as Fields | null;
      // of triangles that are hit at the same t either may be named
      const names = said === null ? [] : Object.keys(said).filter((name) => name !== 'index');
      const picked =
        right === null
          ? null
          : Object.fromEntries(names.map((name) => [name, pick(said?.[name], right[name])]));
      expect(agrees(said, picked), `${JSON.stringify(said)} ${JSON.stringify(picked)}`).toBe(true);
    }
  });

  test('shows the lines to change', () => {
    for (const [i, lines] of diffsOf(exhibit).entries()) {
      const texts = (...changes: readonly string[]) =>
        lines
          .filter(({ change }) => changes.includes(change))
          .map(({ text }) => text)
          .join('\n');
      expect(naive).toContain(texts('same', 'removed'));
      expect(fixed).toContain(texts('same', 'added'));
      expect(texts('removed', 'added'), String(i)).not.toBe('');
    }
  });

  test('has its texts', () => {
    const parts = ['title', 'line', 'what', 'why', 'change'];
    if (originOf(exhibit.slug) !== 'typical') parts.push('origin');
    for (const part of parts) {
      expect(en).toHaveProperty([`${exhibit.slug}.${part}`]);
      expect(ko).toHaveProperty([`${exhibit.slug}.${part}`]);
    }
  });

  test('has inputs of the published mistake', () => {
    // tests/mistakes has those of pairs that stand still, and of meshes
    if (exhibit.number > published.length) return;
    const cases = published.find(({ number }) => number === exhibit.number)?.cases ?? [];
    // a pair of beams that can be looked at, in place of one of a million kilometers
    if (exhibit.slug === 'shared-axis') return;
    const same = (one: Case, input: Input) =>
      'a' in input
        ? 'a' in one && agrees(one.a, input.a) && agrees(one.b, input.b)
        : 'ray' in one && 'ray' in input && agrees(one.ray, input.ray);
    for (const input of exhibit.inputs) expect(cases.some((one) => same(one, input))).toBe(true);
  });
});

/** The fields of `right` that were said. */
function pick(said: unknown, right: unknown): unknown {
  if (typeof said !== 'object' || said === null || typeof right !== 'object' || right === null)
    return right;
  return Object.fromEntries(Object.keys(said).map((name) => [name, (right as Fields)[name]]));
}
