// Directives of Markdown (`:name[text]{key=value}` and its forms for blocks) become elements.
import type { ElementContent } from 'hast';
import type { Parent, Root } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

type Node = ContainerDirective | LeafDirective | TextDirective;

export interface Directive {
  readonly name: string;
  /** The text in brackets. */
  readonly label: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The element that takes the place of a directive. */
export interface Replacement {
  readonly tag: string;
  readonly properties: Readonly<Record<string, string | number | boolean>>;
  /** In place of the directive's own content. */
  readonly children?: readonly ElementContent[];
  /** The heading of an element `details`, before its content. */
  readonly summary?: string;
}

export type DirectiveHandlers = Readonly<Record<string, (directive: Directive) => Replacement>>;

const isDirective = ({ type }: { readonly type: string }) => type.endsWith('Directive');

function attributesOf(node: Node): Record<string, string> {
  const entries = Object.entries(node.attributes ?? {});
  return Object.fromEntries(entries.map(([name, value]) => [name, value ?? '']));
}

/** @throws Error for a directive that has no handler */
export function replaceDirectives(tree: Root, handlers: DirectiveHandlers): void {
  visit(tree, (each) => {
    if (!isDirective(each)) return;
    const node = each as Node;
    const handle = handlers[node.name];
    if (!handle) throw new Error(`there is no directive ":${node.name}" (${textOf(node)})`);
    const label = node.type === 'containerDirective' ? '' : textOf(node);
    const { tag, properties, children, summary } = handle({
      name: node.name,
      label,
      attributes: attributesOf(node),
    });
    const data = { hName: tag, hProperties: { ...properties } };
    node.data = children ? { ...data, hChildren: [...children] } : data;
    if (children) (node as Parent).children = [];
    if (summary) {
      const text = { type: 'text' as const, value: summary };
      const heading = { type: 'paragraph' as const, data: { hName: 'summary' }, children: [text] };
      (node as Parent).children.unshift(heading);
    }
  });
}
