// Elements of Lit render themselves a microtask after what they stand in.

interface Updating {
  readonly updateComplete: Promise<boolean>;
}

/** Resolves once all such elements below a node are rendered. */
export async function updatesWithin(node: ParentNode): Promise<void> {
  for (const element of node.querySelectorAll('*')) {
    if ('updateComplete' in element) await (element as unknown as Updating).updateComplete;
  }
}
