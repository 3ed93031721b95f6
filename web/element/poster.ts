// The placeholder of a figure while it loads: a picture with the verdict as
// text. The element's own content comes first, then the picture that `poster` names, then that of the
// preset, which is in a folder beside this file in the package and on the site.
import { Attributes } from '../app/attributes.ts';
import loaderStrings from '../strings/loader.json' with { type: 'json' };
import hostStyles from './host.css?inline';

/** The content of `posters/words.<lang>.json`, by preset. */
type Words = Readonly<Record<string, { readonly title: string; readonly verdict: string }>>;

const here = import.meta.url;
/**
 * URLs of this script where the pictures are beside it; the package is an "ssr" build, the site is not. A bundler
 * moves it away from them, to a `loader-….js` of its own or, in webpack, to a file: URL.
 */
const kBeside = import.meta.env.SSR ? /^https?:.*\/element\/loader\.js$/ : /\/loader-[\w-]+\.js$/;
const kPosters = kBeside.test(here) ? new URL('posters/', here).href : null;

/** Milliseconds in which the poster stays, while panels load what they show, and then gives way to the picture. */
const kStayAndFade = 450;

let sheet: CSSStyleSheet | null = null;

export class Poster {
  readonly #box = document.createElement('div');
  readonly #element: HTMLElement;
  #button: HTMLButtonElement | null = null;

  /** Empty until `show`. */
  constructor(root: ShadowRoot, element: HTMLElement) {
    this.#element = element;
    if (sheet === null) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(hostStyles);
    }
    root.adoptedStyleSheets = [sheet];
    this.#box.className = 'poster';
    this.#box.part.add('poster');
    root.append(this.#box);
  }

  show(): void {
    const attributes = this.#attributes;
    const { poster, preset, link } = attributes;
    if (hasOwnContent(this.#element)) this.#box.append(document.createElement('slot'));
    else if (poster) this.#addPicture(poster);
    else if (poster === null && preset !== null && link === '') this.#addPreset(preset, attributes);
  }

  /** There is no placeholder. */
  get isEmpty(): boolean {
    return this.#box.querySelector(':scope > :not(button)') === null;
  }

  /** Called when the figure is ready. Returns whether the button had the focus. */
  uncover(): boolean {
    const isFocused = this.#button?.matches(':focus') ?? false;
    this.offer(false);
    if (this.isEmpty || matchMedia('(prefers-reduced-motion: reduce)').matches) this.remove();
    else this.#fade();
    return isFocused;
  }

  remove(): void {
    this.#box.remove();
  }

  #fade(): void {
    this.#box.style.pointerEvents = 'none';
    this.#box.animate({ opacity: [1, 1, 0] }, kStayAndFade).onfinish = () => this.remove();
  }

  /** Shows a button, by which the figure can be reached before it is loaded, or takes it away. */
  offer(isOffered: boolean): void {
    this.#button?.remove();
    this.#button = null;
    if (!isOffered) return;
    this.#button = document.createElement('button');
    this.#button.type = 'button';
    this.#button.textContent = this.#strings.start;
    this.#box.append(this.#button);
  }

  /** The figure is being loaded. */
  begin(): void {
    if (this.#button) this.#button.textContent = this.#strings.loading;
  }

  /** Adds a message that the figure could not be loaded. */
  explain(): void {
    this.offer(false);
    const words = document.createElement('p');
    words.setAttribute('role', 'alert');
    words.textContent = this.#strings.failed;
    this.#box.append(words);
  }

  get #attributes(): Attributes {
    return new Attributes(this.#element);
  }

  get #strings(): (typeof loaderStrings)['en'] {
    return loaderStrings[this.#attributes.lang];
  }

  #addPreset(preset: string, { lang, theme, scene, src }: Attributes): void {
    if (kPosters === null || scene !== null || src !== null) return;
    const name = encodeURIComponent(preset);
    const image = this.#addPicture(`${kPosters}${name}.${theme}.webp`);
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
