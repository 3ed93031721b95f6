// Finding and changing elements in an HTML document parsed by parse5.
import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Attributes = Readonly<Record<string, string>>;

/** All elements of a tree in document order. */
export function elementsOf(tree: Tree.ParentNode): Element[] {
  return tree.childNodes
    .filter((child) => defaultTreeAdapter.isElementNode(child))
    .flatMap((child) => [child, ...elementsOf(child)]);
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((each) => each.name === name)?.value;

/** The first element with this tag name and these attributes. */
export function elementIn(
  tree: Tree.ParentNode,
  tag: string,
  attributes: Attributes = {},
): Element {
  const wanted = Object.entries(attributes);
  const found = elementsOf(tree).find(
    (each) =>
      each.tagName === tag && wanted.every(([name, value]) => attributeOf(each, name) === value),
  );
  if (found) return found;
  const text = wanted.map(([name, value]) => ` ${name}="${value}"`).join('');
  throw new Error(`web/play/index.html has no <${tag}${text}>`);
}

/** The text directly in an element. */
export const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

const attrsOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([name, value]) => ({ name, value }));

export const elementOf = (tag: string, attributes: Attributes): Element =>
  defaultTreeAdapter.createElement(tag, html.NS.HTML, attrsOf(attributes));

export function setAttributes(element: Element, attributes: Attributes): void {
  const kept = element.attrs.filter(({ name }) => !(name in attributes));
  element.attrs = [...kept, ...attrsOf(attributes)];
}

export function removeAttributes(element: Element, ...names: readonly string[]): void {
  element.attrs = element.attrs.filter(({ name }) => !names.includes(name));
}

export function setText(element: Element, text: string): void {
  element.childNodes = [];
  defaultTreeAdapter.insertText(element, text);
}

export function replace(element: Element, others: readonly Element[]): void {
  const { parentNode } = element;
  if (!parentNode) throw new Error(`<${element.tagName}> is not in a document`);
  for (const [i, other] of others.entries()) {
    // one per line, as in the page's source
    const space = defaultTreeAdapter.createTextNode('\n    ');
    if (i > 0) defaultTreeAdapter.insertBefore(parentNode, space, element);
    defaultTreeAdapter.insertBefore(parentNode, other, element);
  }
  defaultTreeAdapter.detachNode(element);
}
