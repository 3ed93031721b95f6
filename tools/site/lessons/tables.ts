// What tables of Markdown lack as HTML: scopes of headings, headings of rows, and a place to scroll in where the page is
// narrower.
import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { SKIP, visit } from 'unist-util-visit';

const isElement = (node: ElementContent): node is Element => node.type === 'element';

const rowsOf = (part: Element | undefined): readonly (readonly Element[])[] =>
  (part?.children ?? []).filter(isElement).map(({ children }) => children.filter(isElement));

/** A formula alone, which accessibility checkers don't take for the text of a heading. */
const isFormula = ({ children }: Element): boolean =>
  children.every((child) => isElement(child) && child.tagName === 'code') && children.length > 0;

/** HTML has a style for what Markdown calls the alignment of a column. */
function mendAlignment({ properties }: Element): void {
  const { align } = properties;
  if (typeof align !== 'string') return;
  properties['align'] = undefined;
  properties['style'] = `text-align: ${align}`;
}

/** Headings say of what they are; those without text are none, and below such a one are the headings of rows. */
function mendTable(table: Element): void {
  const [head, body] = table.children.filter(isElement);
  const [headings = []] = rowsOf(head);
  const rows = rowsOf(body);
  for (const cell of [...headings, ...rows.flat()]) mendAlignment(cell);
  for (const heading of headings) {
    if (heading.children.length === 0) heading.tagName = 'td';
    else heading.properties['scope'] = 'col';
  }
  if (headings[0]?.tagName !== 'td') return;
  for (const [first] of rows) {
    if (!first || isFormula(first)) continue;
    first.tagName = 'th';
    first.properties['scope'] = 'row';
  }
}

export function mendTables(tree: Root): void {
  visit(tree, { tagName: 'table' }, (element, index, parent) => {
    mendTable(element as Element);
    if (parent === undefined || index === undefined) return;
    parent.children[index] = h('div', { class: 'wide' }, [element as Element]);
    return SKIP;
  });
}
