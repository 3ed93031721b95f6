// What can only be done once an element stands in the page: scrolling, focusing, opening a dialog.
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';

class AfterRender extends Directive {
  #key: string | null = null;

  render(_key: string, _act: (element: HTMLElement) => void): typeof noChange {
    return noChange;
  }

  override update(
    { element }: ElementPart,
    [key, act]: Parameters<AfterRender['render']>,
  ): typeof noChange {
    if (key === this.#key) return noChange;
    this.#key = key;
    // The whole page is rendered in one go, so by then it is done.
    queueMicrotask(() => {
      if (element.isConnected) act(element as HTMLElement);
    });
    return noChange;
  }
}

/** Does so after the first rendering, and after each that comes with another key. */
export const afterRender = directive(AfterRender);
