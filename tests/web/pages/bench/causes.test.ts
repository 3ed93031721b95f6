// What is named as wrong with published code and with the textbook's, one line of it broken: the true fault, first.
import { describe, expect, test } from 'vitest';
import type { FailureGroup, JudgedTask } from '../../../../web/pages/bench/judge-messages.ts';
import { textbookCode } from '../../../../web/pages/bench/textbook-code.ts';
import { taskOf } from '../../../../web/pages/museum/exhibits/exhibit.ts';
import { codeOf } from '../../../../web/pages/museum/exhibits/exhibit-code.ts';
import { exhibitOf, kExhibits } from '../../../../web/pages/museum/exhibits/index.ts';
import { causeText } from '../../../../web/strings/cause-text.ts';
import en from '../../../../web/strings/causes.en.json' with { type: 'json' };
import ko from '../../../../web/strings/causes.ko.json' with { type: 'json' };
import { kFaulty } from './support/faulty.ts';
import { functionIn, judge } from './support/in-process.ts';

const kCount = 8000;

async function groupsOf(task: JudgedTask, code: string, level: 'close' | 'exact' = 'close') {
  const verdict = await judge(task, functionIn(code), kCount, level);
  if (verdict.type !== 'wrong') throw new Error(JSON.stringify(verdict));
  return verdict.groups;
}

/** All that is said of a group has words, with nothing left to be filled in. */
function expectWords({ cause }: FailureGroup): void {
  for (const words of [en, ko]) {
    const { title, text } = causeText(cause, words);
    expect(title, cause.key).toMatch(/\S/);
    expect(text, cause.key).toMatch(/\S/);
    expect(title + text).not.toContain('{');
  }
}

describe('the textbook with one line broken', () => {
  test.each(kFaulty)('$task: $title', async ({ task, from, to, level, cause, values = {} }) => {
    const code = await textbookCode(task);
    const broken = code.replace(from, to);
    expect(broken).not.toBe(code);
    const groups = await groupsOf(task, broken, level);
    expect(groups[0].cause, JSON.stringify(groups)).toMatchObject({ key: cause, values });
    groups.forEach(expectWords);
  });
});

/** What is named for the museum's functions, which several exhibits may share. */
const kNamed: Readonly<Record<string, string>> = {
  'slab-sign': 'exhibit',
  'direction-epsilon': 'trait.shortDirection',
  'turned-comparison': 'exhibit',
  'slope-against-offset': 'trait.alongFace',
  'two-directions': 'value.onRay',
  'start-inside': 'value.startsInside',
  'open-or-closed': 'trait.alongFace',
  'far-limit': 'exhibit',
  'determinant-epsilon': 'exhibit',
  'gram-determinant': 'exhibit',
  'mesh-leak': 'exhibit',
  'all-axes': 'row.all',
  'faces-only': 'row.group',
  'wrong-cross-products': 'row.group',
  'parallel-edges': 'trait.parallel',
  'zero-times-infinity': 'trait.onFace',
  'barycentric-names': 'value.exchanged',
  'plane-sides': 'value.side',
  'shared-axis': 'row.alone',
  tunneling: 'exhibit',
  leaving: 'trait.castTouches',
  'gjk-cycle': 'trait.parallel',
  'epa-wrong-face': 'exhibit',
  'flat-hull': 'exhibit',
  'skin-without-weights': 'exhibit',
};

/** Functions that answer as another one does: cross products of A's axes with A's leave the edges out. */
const kSame: Readonly<Record<string, string>> = { 'wrong-cross-products': 'faces-only' };

describe('the museum', () => {
  test.each(kExhibits)('$number: $slug', async (exhibit) => {
    const groups = await groupsOf(taskOf(exhibit), codeOf(exhibit).naive);
    groups.forEach(expectWords);
    // what rounding leaves of some inputs is no answer at all
    const [group] = groups.filter(({ cause }) => cause.key !== 'other.invalid');
    expect(group?.cause.key, JSON.stringify(groups)).toBe(kNamed[exhibit.source]);
    const found = exhibitOf(String(group?.exhibit?.values['slug']));
    expect(found?.source, JSON.stringify(groups)).toBe(kSame[exhibit.source] ?? exhibit.source);
  });
});

test('two mistakes are two groups, the worse one first', async () => {
  const code = await textbookCode('obb-obb');
  const broken = code
    .replace('...crosses(a.axes, b.axes)]', '...crosses(a.axes, b.axes).slice(0, 8)]')
    .replace('return axes.every(', 'if (b.center[0] > 2) return false;\n  return axes.every(');
  const groups = await groupsOf('obb-obb', broken);
  expect(groups.map(({ mistake }) => mistake)).toEqual(['missed', 'invented']);
  expect(groups[1]?.cause).toEqual({ key: 'row.missing', values: { row: 'A.z×B.z' } });
});

test.each([
  [true, 'always.invented'],
  [false, 'always.missed'],
])('a function that always answers %s', async (answer, key) => {
  const [first, ...others] = await groupsOf('obb-obb', `export default () => ${answer};`);
  expect(first.cause.key).toBe(key);
  expect(others).toEqual([]);
});

test('the texts of causes are there in both languages', () => {
  expect(Object.keys(ko)).toEqual(Object.keys(en));
  const holes = (text: string) => [...text.matchAll(/\{\w+/g)].map(String).toSorted();
  for (const [key, text] of Object.entries(en)) {
    const unique = (found: readonly string[]) => [...new Set(found)];
    expect(unique(holes((ko as Record<string, string>)[key] ?? '')), key).toEqual(
      unique(holes(text)),
    );
  }
});
