// The placeholder of a figure while it loads: a picture with the verdict as
// text. The element's own content comes first, then the picture that `poster` names, then that of the
// preset, which is in a folder beside this file in the package and on the site.
import type { Attributes } from '../app/attributes.ts';
import { hostStyles } from './host-styles.ts';

/** The content of `posters/words.<lang>.json`, by preset. */
type Words = Readonly<Record<string, { readonly title: string; readonly verdict: string }>>;

const here = import.meta.url;
/**
 * URLs of this script where the pictures are beside it; the package is an "ssr" build, the site is not. A bundler
 * moves it away from them, to a `loader-….js` of its own or, in webpack, to a file: URL.
 */
const kBeside = import.meta.env.SSR ? /^https?:.*\/element\/loader\.js$/ : /\/loader-[\w-]+\.js$/;
const kPosters = kBeside.test(here) ? new URL('posters/', here).href : null;

let sheet: CSSStyleSheet | null = null;

export class Poster {
  readonly #box = document.createElement('div');

  /** Empty until `show`. */
  constructor(root: ShadowRoot) {
    if (sheet === null) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(hostStyles);
    }
    root.adoptedStyleSheets = [sheet];
    this.#box.className = 'poster';
    this.#box.part.add('poster');
    root.append(this.#box);
  }

  show(element: HTMLElement, attributes: Attributes): void {
    const { poster, preset, link } = attributes;
    if (hasOwnContent(element)) this.#box.append(document.createElement('slot'));
    else if (poster) this.#addPicture(poster);
    else if (poster === null && preset !== null && link === '') this.#addPreset(preset, attributes);
  }

  /** There is no placeholder. */
  get isEmpty(): boolean {
    return this.#box.childElementCount === 0;
  }

  /** Called when the figure is ready. */
  remove(): void {
    this.#box.remove();
  }

  /** Adds a message that the figure could not be loaded. */
  explain(text: string): void {
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent = text;
    this.#box.append(words);
  }

  #addPreset(preset: string, { lang, isDark, scene, src }: Attributes): void {
    if (kPosters === null || scene !== null || src !== null) return;
    const name = encodeURIComponent(preset);
    const image = this.#addPicture(`${kPosters}${name}.${isDark ? 'dark' : 'light'}.webp`);
    void this.#addWords(`${kPosters}words.${lang}.json`, preset, image);
  }

  /** Decorative (empty alt text) until its words are loaded. */
  #addPicture(address: string): HTMLImageElement {
    const image = document.createElement('img');
    image.alt = '';
    image.decoding = 'async';
    image.addEventListener('error', () => image.remove());
    image.src = address;
    this.#box.append(image);
    return image;
  }

  async #addWords(address: string, preset: string, image: HTMLImageElement): Promise<void> {
    const response = await fetch(address).catch(() => null);
    const words = response?.ok ? ((await response.json()) as Words) : {};
    const about = Object.hasOwn(words, preset) ? words[preset] : undefined;
    if (!about) return;
    image.alt = about.title;
    const verdict = document.createElement('p');
    verdict.textContent = about.verdict;
    this.#box.append(verdict);
  }
}

const hasOwnContent = (element: HTMLElement): boolean =>
  element.childElementCount > 0 || element.textContent?.trim() !== '';
