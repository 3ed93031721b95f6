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
      queueMicrotask(() => adopt(element.getRootNode(), styleSheet));
    }
    return noChange;
  }
}

function adopt(root: Node, sheet: CSSStyleSheet): void {
  if (!(root instanceof ShadowRoot) || root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Put on an element: its figure has these styles from now on. */
export const adopted = directive(Adopted);
