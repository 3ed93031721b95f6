// The grid page: a cell for each two kinds, and what it says about each pair.
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import peers from '../../../../docs/peers.json' with { type: 'json' };
import { attributeOf, elementIn, elementsOf, textOf } from '../../../../tools/site/document.ts';
import { core } from '../../../../tools/site/lessons/context.ts';
import { gridPages } from '../../../../tools/site/static/grid.ts';
import { nearContactOf } from '../../../../tools/site/static/near-contact.ts';
import { pairKey, tablePairs } from '../../../../tools/site/static/pair-table.ts';
import { documentOf } from '../../../../tools/site/static/shell.ts';
import { textbookLanguages } from '../../../../tools/site/static/textbook-languages.ts';

const pages = gridPages().map((page) => {
  const html = documentOf(page, { script: 'a.js', styles: [], fonts: [] }, null);
  return { lang: page.lang, document: parse(html) };
});

const deepText = (element: ReturnType<typeof elementIn>): string =>
  [element, ...elementsOf(element)].map(textOf).join(' ');

test.each(pages)(
  'the table is symmetric, and each cell leads to its pair ($lang)',
  ({ document }) => {
    const table = elementIn(document, 'table');
    const links = elementsOf(table).filter(({ tagName }) => tagName === 'a');
    const kinds = core.catalog.kinds.length;
    expect(links).toHaveLength(kinds * kinds);
    const targets = links.map((link) => attributeOf(link, 'href')?.slice(1));
    for (const pair of tablePairs) {
      const cells = targets.filter((target) => target === pairKey(pair)).length;
      expect(cells, pairKey(pair)).toBe(pair.a === pair.b ? 1 : 2);
      const section = elementIn(document, 'section', { id: pairKey(pair) });
      expect(attributeOf(section, 'data-preset')).toBeTruthy();
      const text = deepText(section);
      expect(text).toContain(String(pair.generalCount));
      expect(text).toContain(`cpp/${pair.file}`);
    }
    expect(attributeOf(links[0] ?? table, 'aria-label')).toMatch(/×/);
  },
);

test('a pair’s candidates and near contacts are those of the data', () => {
  const { document } = pages[0] ?? { document: parse('') };
  const text = deepText(elementIn(document, 'section', { id: 'obb-obb' }));
  const { textbook, libraries } = nearContactOf({ name: 'obbObb' });
  expect(text).toContain('A.z×B.z');
  expect(textbook?.lost).toBeGreaterThan(0);
  expect(text).toContain(`reports ${textbook?.lost} of those that meet as apart`);
  expect(libraries?.answers[0]).toMatchObject({ title: 'Collision Playground', wrong: 0 });
  const asked = peers.libraries.filter(({ pairs }) => 'obbObb' in pairs);
  expect(libraries?.answers.map(({ title }) => title).toSorted()).toEqual(
    asked.map(({ title }) => title).toSorted(),
  );
  for (const { wrong } of libraries?.answers ?? []) expect(text).toContain(`${wrong} wrong`);
  expect(text).toContain('Mistakes made with this pair');
  expect(nearContactOf({ name: 'planePlane' }).libraries).toBeNull();
});

test('each pair has a textbook’s test in JavaScript and in C++', () => {
  for (const { name } of tablePairs) {
    const languages = textbookLanguages(name);
    expect(languages, name).toEqual(expect.arrayContaining(['JavaScript', 'C++']));
  }
});

test('a pair names contact, GJK and EPA where the textbook has them of it', () => {
  const { document } = pages[0] ?? { document: parse('') };
  const textOf = (key: string) => deepText(elementIn(document, 'section', { id: key }));
  expect(textOf('obb-obb')).toContain('together with contact points, GJK, and EPA');
  expect(textOf('sphere-obb')).toContain('together with GJK and EPA');
  expect(textOf('ray-obb')).not.toContain('GJK');
});
