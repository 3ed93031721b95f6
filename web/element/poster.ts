// What stands in a figure's place until it is there: a picture that already teaches, with the verdict as
// text. An author's own content comes first, then the picture that `poster` names, then that of the
// preset, which lies beside this file in the package and on the site.
import type { Attributes } from '../app/attributes.ts';
import { hostStyles } from './host-styles.ts';

/** What `posters/words.<lang>.json` says of each preset. */
type Words = Readonly<Record<string, { readonly title: string; readonly verdict: string }>>;

const here = import.meta.url;
/**
 * How this code is called beside the pictures: the package is an "ssr" build, the site none. A bundler
 * takes it away from them, as a `loader-….js` of its own or, webpack, with its address on the disk.
 */
const kBeside = import.meta.env.SSR ? /^https?:.*\/element\/loader\.js$/ : /\/loader-[\w-]+\.js$/;
const kPosters = kBeside.test(here) ? new URL('posters/', here).href : null;

let sheet: CSSStyleSheet | null = null;

export class Poster {
  readonly #box = document.createElement('div');

  /** Empty as yet. */
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

  /** Nothing stands here. */
  get isEmpty(): boolean {
    return this.#box.childElementCount === 0;
  }

  /** The figure is there. */
  remove(): void {
    this.#box.remove();
  }

  /** The figure will not come, and what stands here stays: why that is. */
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

  /** Until it is known what it shows, it is there for the eye only. */
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
