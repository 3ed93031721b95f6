// Lit elements render asynchronously, a microtask after their parent.

interface Updating {
  readonly updateComplete: Promise<boolean>;
}

/** Resolves once all Lit elements below a node are rendered. */
export async function updatesWithin(node: ParentNode): Promise<void> {
  for (const element of node.querySelectorAll('*')) {
    if ('updateComplete' in element) await (element as unknown as Updating).updateComplete;
  }
}
