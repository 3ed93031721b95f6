// What the element's attributes say: `preset` (a key of presets/), `lang` (en or ko; empty: the
// browser's language; without it: the document's), `theme` (auto, light or dark),
// `autosave` (the scene is kept for the next visit), `linked` (the scene may come from the page's
// address, behind a #).
import { type Lang, langOf, otherLang } from '../strings/index.ts';

export class Attributes {
  static readonly names = ['preset', 'lang', 'theme'];
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  get preset(): string | null {
    return this.#element.getAttribute('preset');
  }

  get autosave(): boolean {
    return this.#element.hasAttribute('autosave');
  }

  /** What stands behind the # of the page's address, where that is for the figure; else empty. */
  get link(): string {
    return this.#element.hasAttribute('linked') ? location.hash.slice(1) : '';
  }

  get lang(): Lang {
    const own = this.#element.getAttribute('lang');
    return langOf(own === '' ? navigator.language : (own ?? document.documentElement.lang));
  }

  get isDark(): boolean {
    const theme = this.#element.getAttribute('theme');
    if (theme === 'light' || theme === 'dark') return theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  switchLang(): void {
    this.#element.setAttribute('lang', otherLang(this.lang));
  }

  switchTheme(): void {
    this.#element.setAttribute('theme', this.isDark ? 'light' : 'dark');
  }
}
