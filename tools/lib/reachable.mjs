/**
 * What can be reached in a graph from some nodes, them included.
 * @template Node
 * @param {Iterable<Node>} roots
 * @param {(node: Node) => Iterable<Node>} next the nodes that a node leads to
 * @returns {Set<Node>}
 */
export function reachable(roots, next) {
  const found = new Set(roots);
  // A set is iterated over what is added meanwhile, too.
  for (const node of found) {
    for (const each of next(node)) found.add(each);
  }
  return found;
}
