// Before the page is printed, shows the reason as well, in light colors, and the picture without handles.
import type { Context } from '../context.ts';
import type { Display } from '../display.ts';

export class PrintController {
  readonly #context: Context;
  readonly #display: Display;

  constructor(context: Context, display: Display) {
    this.#context = context;
    this.#display = display;
    const { signal } = context;
    addEventListener('beforeprint', () => this.#print(true), { signal });
    addEventListener('afterprint', () => this.#print(false), { signal });
    const print = matchMedia('print');
    print.addEventListener('change', () => this.#print(print.matches), { signal });
  }

  /** At once: the browser takes what is there when the event ends. */
  #print(printing: boolean): void {
    const { pageStore } = this.#context;
    if (pageStore.state.printing === printing) return;
    pageStore.update({ printing });
    const display = this.#display;
    display.frame.stateChanged();
    display.drawNow();
    // The colors are those of the panels as they have just been rendered.
    display.picture?.paint();
    display.drawNow();
  }
}
