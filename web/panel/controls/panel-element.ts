// What the parts of panels that hold state have in common: custom elements without a shadow root of their
// own, so that the figure's styles, ids and focus order reach into them.
import { type CSSResult, LitElement, type PropertyDeclarations } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { adopt } from './adopted.ts';
import { updatesWithin } from './updates-within.ts';

export class LightElement extends LitElement {
  override createRenderRoot(): this {
    return this;
  }

  /** `static styles` go to the figure that the element stands in. */
  override connectedCallback(): void {
    super.connectedCallback();
    const root = this.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    const { elementStyles } = this.constructor as typeof LitElement;
    for (const { styleSheet } of elementStyles as readonly CSSResult[]) {
      if (styleSheet) adopt(root, styleSheet);
    }
  }

  /** Also of the elements within. */
  override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await updatesWithin(this);
    return isComplete;
  }
}

/** A panel: it reads the page, and asks for what commands can do. */
export class PanelElement extends LightElement {
  static override properties: PropertyDeclarations = {
    page: { attribute: false },
    commands: { attribute: false },
  };

  declare page: Page;
  declare commands: Commands;
}

/** Two copies of the package on a page register their elements once. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
