// A figure stands above the numbers that change it.
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { htmlOf } from '../../../../tools/site/lessons/markdown.ts';

const handlers = {
  figure: ({
    attributes: { id = '' },
  }: {
    readonly attributes: Readonly<Record<string, string>>;
  }) => ({
    tag: 'div',
    properties: { className: 'inline-figure' },
    children: [
      {
        type: 'element' as const,
        tagName: 'collision-playground',
        properties: { dataFigure: id },
        children: [],
      },
    ],
  }),
  scrub: ({
    label,
    attributes,
  }: {
    readonly label: string;
    readonly attributes: Readonly<Record<string, string>>;
  }) => ({
    tag: 'span',
    properties: { className: 'reading scrub', 'data-figure': attributes['figure'] ?? 'main' },
    children: [{ type: 'text' as const, value: label }],
  }),
};

/** The order of headings, paragraphs and figures. */
const orderOf = (markdown: string) =>
  Array.from(
    toHtml({ type: 'root', children: htmlOf(markdown, handlers) }).matchAll(
      /<(?:h2|p)[^>]*>(\w+)|data-figure="(\w+)"><\/coll/g,
    ),
    ([, text, figure]) => text ?? `[${figure}]`,
  );

test('it is moved above the first text with such a number, below the heading', () => {
  const text = '## head\n\nfirst\n\nx :scrub[1]{figure=f}\n\nlast\n\n::figure{#f}\n\nend';
  expect(orderOf(text)).toEqual(['head', 'first', '[f]', 'x', 'last', 'end']);
});

test('numbers of another figure, before a heading or behind it do not move it', () => {
  const before =
    'x :scrub[1]{figure=f}\n\n## head\n\ny :scrub[2]\n\n::figure{#f}\n\nz :scrub[3]{figure=f}';
  expect(orderOf(before)).toEqual(['x', 'head', 'y', '[f]', 'z']);
});
