// What the steps of a walk through a hierarchy say.
import { beforeAll, describe, expect, test } from 'vitest';
import type { MeshWalk, WalkStep } from '../../../web/core/mesh-walk.ts';
import { loadPanelStrings, loadStrings, stringsOf } from '../../../web/strings/index.ts';
import { treeSentence, walkSummary } from '../../../web/strings/tree-sentence.ts';

beforeAll(async () => {
  await loadStrings('ko');
  await loadPanelStrings();
});

const stepOf = (change: Partial<WalkStep>): WalkStep => ({
  box: 7,
  level: 2,
  isLeaf: false,
  min: [0, 0, 0],
  max: [1, 1, 1],
  visit: 'entered',
  enter: 1.5,
  exit: 2.25,
  triangles: [],
  nearest: null,
  ...change,
});
const leaf = (change: Partial<WalkStep>) =>
  stepOf({
    isLeaf: true,
    triangles: [
      { triangle: 4, visit: 'hit' },
      { triangle: 9, visit: 'ruledOut' },
    ],
    ...change,
  });
const walk: MeshWalk = {
  steps: [
    stepOf({ box: 0, level: 0, enter: null, exit: null }),
    stepOf({}),
    stepOf({ visit: 'missed', enter: null, exit: null }),
    leaf({ nearest: 4 }),
    leaf({ nearest: 4 }),
    leaf({ nearest: 4, triangles: [{ triangle: 5, visit: 'missed' }] }),
    stepOf({ visit: 'spared', nearest: 4 }),
  ],
  boxes: 1234,
  entered: 5,
  triangles: 20000,
  tested: 12,
};
const sentences = (lang: 'en' | 'ko') =>
  walk.steps.map((_, i) =>
    treeSentence(walk, i, stringsOf(lang))
      .replace(/[\u00a0]/g, ' ')
      .replace(/\u2060/g, ''),
  );

describe('a step says what becomes of its box', () => {
  test('in English', () => {
    expect(sentences('en')).toEqual([
      '1 · Level 0: the walk begins in box 0, which is around all triangles.',
      '2 · Level 2: the ray is in box 7 from t = 1.500 to 2.250: the boxes inside are tested.',
      '3 · Level 2: the ray misses box 7, and with it all that is inside.',
      '4 · Level 2: leaf 7, from t = 1.500 to 2.250: of its triangles 4, 9 the ray hits 4, the nearest so far.',
      '5 · Level 2: leaf 7, from t = 1.500 to 2.250: of its triangles 4, 9 none is hit before triangle 4.',
      '6 · Level 2: leaf 7, from t = 1.500 to 2.250: the ray hits none of its triangles 5.',
      '7 · Level 2: box 7 begins at t = 1.500, behind the hit of triangle 4: spared.',
    ]);
  });

  test('in Korean', () => {
    const korean = sentences('ko');
    expect(new Set(korean).size).toBe(korean.length);
    expect(korean[2]).toBe('3 · 레벨 2: 광선이 상자 7을 빗나가므로 그 안은 볼 필요가 없습니다.');
    expect(korean.join()).not.toMatch(/[{}]/);
  });
});

test('a step that there is not says nothing', () => {
  expect(treeSentence(walk, 99, stringsOf('en'))).toBe('');
});

test('the summary has its counts in groups of digits', () => {
  expect(walkSummary(walk, stringsOf('en'))).toBe(
    '5 of 1,234 boxes entered, 12 of 20,000 triangles tested.',
  );
});
