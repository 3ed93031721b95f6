// The search of the lessons understands the words of the field, in both languages.
import { describe, expect, test } from 'vitest';
import { lessonFiles } from '../../../../tools/site/static/lessons.ts';
import { type Entry, indexOf } from '../../../../web/pages/lessons/lesson-index.ts';
import { lessons } from '../../../../web/pages/lessons/list/index.ts';

const [english, korean] = lessonFiles().map(({ source }) => {
  const entries = JSON.parse(String(source)) as Entry[];
  return { entries, index: indexOf(entries) };
});
if (!(english && korean)) throw new Error('the search has two languages');

/** The parts that are found, best first. */
const foundIn = ({ index }: typeof english, text: string): string[] =>
  index.search(text).map(({ id }) => String(id));

describe.each([
  ['English', english],
  ['Korean', korean],
] as const)('in %s', (_, language) => {
  test('each lesson has other words, in its first part alone', () => {
    for (const { slug } of lessons) {
      const parts = language.entries.filter(({ id }) => id.startsWith(`${slug}/`));
      const [first, ...others] = parts.map(({ keywords }) => keywords);
      expect(first, slug).toMatch(/\S, \S/);
      expect(
        others.filter((words) => words !== ''),
        slug,
      ).toEqual([]);
    }
  });
});

test.each([
  ['SAT', 'separating-axes/'],
  ['raycast', 'picking/'],
  ['picking', 'picking/'],
  ['OBB', 'two-turned-boxes/'],
  ['AABB', 'three-intervals/'],
  ['bounding box', 'three-intervals/'],
  ['dot product', 'dot-and-cross/'],
  ['tunneling', 'through-the-wall/'],
  ['time of impact', 'time-of-impact/'],
  ['GJK', 'support-and-gjk/'],
  ['epsilon', 'nearly-touching/'],
  ['why 15', 'two-turned-boxes/#why-fifteen'],
])('“%s” leads to %s', (text, id) => expect(foundIn(english, text)).toContain(id));

test.each([
  ['SAT', 'separating-axes/'],
  ['레이캐스트', 'ray-into-a-box/'],
  ['피킹', 'picking/'],
  ['반직선', 'ray-into-a-triangle/'],
  ['바운딩 박스', 'three-intervals/'],
  ['충돌 판정', 'two-spheres/'],
  ['반례', 'why-floats-fail/'],
  ['분리축 이론', 'separating-axes/'],
  ['내적', 'dot-and-cross/'],
  ['터널링', 'through-the-wall/'],
  ['OBB', 'turned-box/'],
  ['AABB', 'triangle-and-box/'],
  ['왜 15', 'two-turned-boxes/#왜-열다섯-개인가'],
])('“%s”의 결과에 %s가 있다', (text, id) => expect(foundIn(korean, text)).toContain(id));
