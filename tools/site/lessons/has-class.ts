// The classes of an element of a page that is being made.
import type { Element, Nodes } from 'hast';

const classesOf = ({ properties }: Element): readonly string[] =>
  [properties['className']].flat().flatMap((names) => String(names).split(' '));

/** Whether it is an element with this class, be that written in a list or in one text with others. */
export const hasClass = (node: Nodes | undefined, name: string): node is Element =>
  node?.type === 'element' && classesOf(node).includes(name);
