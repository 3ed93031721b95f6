// A Lit directive for actions that need an attached element with all its descendants rendered, such as
// scrolling, focusing or opening a dialog.
import { noChange } from 'lit';
import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { updatesWithin } from './panel-element.ts';

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
    // The page's own template is rendered synchronously, so a microtask later it is complete.
    await null;
    await updatesWithin(element);
    if (element.isConnected) act(element);
  }
}

/** Calls `act` after the first rendering, and after each one with a different key. */
export const afterRender = directive(AfterRender);
