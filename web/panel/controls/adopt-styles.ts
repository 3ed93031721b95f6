// Style sheets in the shadow root of a figure; those of lazily loaded panels are added when the panel is first
// rendered.
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

/** By their text; all figures of a document share them. */
const sheets = new Map<string, CSSStyleSheet>();

function sheetOf(text: string): CSSStyleSheet {
  const known = sheets.get(text);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  sheets.set(text, sheet);
  return sheet;
}

/** Adds a style sheet to a shadow root, once. */
export function adoptSheet(root: ShadowRoot, text: string): void {
  const sheet = sheetOf(text);
  if (root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

class AdoptStyles extends Directive {
  #isAdopted = false;

  override render(_styles: string): symbol {
    return noChange;
  }

  override update({ element }: ElementPart, [styles]: [string]): symbol {
    if (!this.#isAdopted) {
      this.#isAdopted = true;
      // Lit calls this before the template is attached; a microtask later it is, still before painting.
      queueMicrotask(() => {
        const root = element.getRootNode();
        if (root instanceof ShadowRoot) adoptSheet(root, styles);
      });
    }
    return noChange;
  }
}

/** Element directive that adds a style sheet to the element's shadow root. */
export const adoptStyles = directive(AdoptStyles);
