// Styles of lazily loaded panels: adopted by the figure's shadow root when the panel is first rendered.
import { type CSSResult, noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class AdoptStyles extends Directive {
  #isAdopted = false;

  override render(_styles: CSSResult): symbol {
    return noChange;
  }

  override update({ element }: ElementPart, [{ styleSheet }]: [CSSResult]): symbol {
    if (!this.#isAdopted && styleSheet) {
      this.#isAdopted = true;
      // Lit calls this before the template is attached; a microtask later it is, still before painting.
      queueMicrotask(() => {
        const root = element.getRootNode();
        if (root instanceof ShadowRoot) adoptStyleSheet(root, styleSheet);
      });
    }
    return noChange;
  }
}

/** Adds a style sheet to a shadow root, once. */
export function adoptStyleSheet(root: ShadowRoot, sheet: CSSStyleSheet): void {
  if (root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

/** Element directive that adds a style sheet to the element's shadow root. */
export const adoptStyles = directive(AdoptStyles);
