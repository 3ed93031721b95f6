// A figure stands above the numbers that change it, so that on a phone it is not hidden by what its reader touches.
import type { Element, ElementContent, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { hasClass } from './has-class.ts';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** The name of an inline figure; undefined: it is none. */
function figureName(element: Element): string | undefined {
  if (!hasClass(element, 'inline-figure')) return undefined;
  const [figure] = element.children;
  return isElement(figure) ? String(figure.properties['dataFigure']) : undefined;
}

function changes(element: Element, figure: string): boolean {
  let found = false;
  visit(element, 'element', (each) => {
    found ||= hasClass(each, 'scrub') && each.properties['data-figure'] === figure;
  });
  return found;
}

/** Where the text before a figure, back to the heading, first has a number that changes it. */
function firstChange(children: readonly ElementContent[], at: number, name: string): number {
  let first = at;
  for (let i = at - 1; i >= 0; i--) {
    const child = children[i];
    if (!isElement(child)) continue;
    if (/^h\d$/.test(child.tagName) || figureName(child) !== undefined) break;
    if (changes(child, name)) first = i;
  }
  return first;
}

export function putFiguresFirst(tree: Root): void {
  visit(tree, (node) => {
    const { children } = node as Parents;
    if (!children) return;
    for (const [at, child] of (children as ElementContent[]).entries()) {
      const name = isElement(child) ? figureName(child) : undefined;
      if (name === undefined) continue;
      const to = firstChange(children as ElementContent[], at, name);
      if (to < at) children.splice(to, 0, ...children.splice(at, 1));
    }
  });
}
