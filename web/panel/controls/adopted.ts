// Styles of what is loaded when it is opened: they come with it, not with the page.
import { type CSSResult, noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class Adopted extends Directive {
  #asked = false;

  override render(_styles: CSSResult): symbol {
    return noChange;
  }

  override update({ element }: ElementPart, [{ styleSheet }]: [CSSResult]): symbol {
    if (!this.#asked && styleSheet) {
      this.#asked = true;
      // A template is filled before it is put in its place, and nothing is painted in between.
      queueMicrotask(() => {
        const root = element.getRootNode();
        if (root instanceof ShadowRoot) adopt(root, styleSheet);
      });
    }
    return noChange;
  }
}

/** Adds a style sheet to a figure’s own, once. */
export function adopt(root: ShadowRoot, sheet: CSSStyleSheet): void {
  if (root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Put on an element: its figure has these styles from now on. */
export const adopted = directive(Adopted);
