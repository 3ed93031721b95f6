// Base classes of the stateful parts of panels: custom elements that render into the light DOM, so that
// styles, ids and focus order of the figure apply to them.
import { LitElement, type PropertyDeclarations } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { adoptSheet } from './adopt-styles.ts';

interface Updating {
  readonly updateComplete: Promise<boolean>;
}

/** Resolves once all Lit elements below a node are rendered: each is a microtask after its parent. */
export async function updatesWithin(node: ParentNode): Promise<void> {
  for (const element of node.querySelectorAll('*')) {
    if ('updateComplete' in element) await (element as unknown as Updating).updateComplete;
  }
}

export class LightElement extends LitElement {
  /** The text of a style sheet for the surrounding figure; empty: none. */
  static sheet = '';

  override createRenderRoot(): this {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    const { sheet } = this.constructor as typeof LightElement;
    if (sheet !== '' && root instanceof ShadowRoot) adoptSheet(root, sheet);
  }

  /** Includes the descendants. */
  override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await updatesWithin(this);
    return isComplete;
  }
}

/** A panel: reads the page and acts through commands. */
export class PanelElement extends LightElement {
  static override properties: PropertyDeclarations = {
    page: { attribute: false },
    commands: { attribute: false },
  };

  declare page: Page;
  declare commands: Commands;
}

/** Registers an element, unless another copy of the package on the page already has. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
