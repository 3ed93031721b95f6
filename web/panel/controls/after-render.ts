// What can only be done once an element is in the page, and elements within it are rendered: scrolling,
// focusing, opening a dialog.
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { updatesWithin } from './updates-within.ts';

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
    void this.#actAfterwards(element as HTMLElement, act);
    return noChange;
  }

  async #actAfterwards(element: HTMLElement, act: (element: HTMLElement) => void): Promise<void> {
    // The page's own template is rendered in one go, so by then it is done.
    await null;
    await updatesWithin(element);
    if (element.isConnected) act(element);
  }
}

/** Does so after the first rendering, and after each that comes with another key. */
export const afterRender = directive(AfterRender);
