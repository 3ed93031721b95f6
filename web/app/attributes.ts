// What the element's attributes say; the comment of the element (web/element.ts) describes each of them. An
// attribute with a value that means nothing counts as missing, and `attributeFaults` reports it.
import { type CameraSetting, kThemes, kUis, readCamera, type Ui } from '../scene/appearance.ts';
import { type Lang, langOf, otherLang } from '../strings/lang.ts';
import { FigureError } from './figure-error.ts';

/** What a hand on the picture moves. */
export const kControls = ['all', 'drag', 'orbit', 'none'] as const;
export type Controls = (typeof kControls)[number];

const kChoices: Readonly<Record<string, readonly string[]>> = {
  ui: kUis,
  controls: kControls,
  theme: kThemes,
};

/** All that a figure follows when they change. */
export const kAttributes = [
  'preset',
  'scene',
  'src',
  'ui',
  'readonly',
  'axis',
  'step',
  'theme',
  'lang',
  'camera',
  'controls',
  'poster',
] as const;
export type AttributeName = (typeof kAttributes)[number];

export class Attributes {
  readonly #element: HTMLElement;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** A key of presets/. */
  get preset(): string | null {
    return this.#text('preset');
  }

  /** A link's code, or the text of a scene file. */
  get scene(): string | null {
    return this.#text('scene');
  }

  /** Address of a scene file. */
  get src(): string | null {
    return this.#text('src');
  }

  /** Address of a picture to begin with; empty: none. */
  get poster(): string | null {
    return this.#element.getAttribute('poster');
  }

  get ui(): Ui {
    return this.#oneOf('ui', kUis) ?? 'full';
  }

  /** Shapes stay as they are. */
  get readonly(): boolean {
    return this.#element.hasAttribute('readonly');
  }

  get controls(): Controls {
    return this.#oneOf('controls', kControls) ?? 'all';
  }

  get camera(): CameraSetting | null {
    return readCamera(this.#text('camera') ?? '');
  }

  /** Name of the candidate whose row is shown. */
  get axis(): string | null {
    return this.#text('axis');
  }

  /** Number of the row that is shown, from 1. */
  get step(): number | null {
    const text = this.#text('step') ?? '';
    return kWhole.test(text) ? Number(text) : null;
  }

  /** The folder of the site that figures in other pages come from; null: not known. */
  get site(): string | null {
    const site = this.#element.getAttribute('site');
    if (site === null || !URL.canParse(site, document.baseURI)) return null;
    return new URL(site, document.baseURI).href.replace(/\/?$/, '/');
  }

  /** The scene is kept for the next visit. */
  get autosave(): boolean {
    return this.#element.hasAttribute('autosave');
  }

  /** What stands behind the # of the page's address, where that is for the figure; else empty. */
  get link(): string {
    return this.#element.hasAttribute('linked') ? location.hash.slice(1) : '';
  }

  /** Empty: the browser's language; without it: the document's. */
  get lang(): Lang {
    const own = this.#element.getAttribute('lang');
    return langOf(own === '' ? navigator.language : (own ?? document.documentElement.lang));
  }

  get isDark(): boolean {
    const theme = this.#oneOf('theme', kThemes) ?? 'auto';
    if (theme !== 'auto') return theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  switchLang(): void {
    this.#element.setAttribute('lang', otherLang(this.lang));
  }

  switchTheme(): void {
    this.#element.setAttribute('theme', this.isDark ? 'light' : 'dark');
  }

  /** An empty attribute says nothing. */
  #text(name: AttributeName): string | null {
    return this.#element.getAttribute(name) || null;
  }

  #oneOf<T extends string>(name: AttributeName, choices: readonly T[]): T | undefined {
    const text = this.#text(name);
    return choices.find((choice) => choice === text);
  }
}

const kWhole = /^[1-9]\d{0,3}$/;

/** What is wrong with an attribute's text, taken by itself; null: nothing. */
export function attributeFault(name: string, text: string | null): FigureError | null {
  if (!text) return null;
  const expected = expectation(name, text);
  return expected === null ? null : faultOf(name, text, expected);
}

/** An attribute's text that means nothing, and what would mean something. */
export function faultOf(name: string, text: string, expected: string): FigureError {
  const value = text.length > 60 ? `${text.slice(0, 60)} …` : text;
  const message = `${name} is ${JSON.stringify(value)}: it must be ${expected}`;
  return new FigureError('attribute', message, { field: name, value });
}

function expectation(name: string, text: string): string | null {
  const choices = kChoices[name];
  if (choices) return choices.includes(text) ? null : `one of ${choices.join(', ')}`;
  if (name === 'step') return kWhole.test(text) ? null : 'a whole number from 1 on';
  if (name === 'camera' && readCamera(text) === null) {
    return 'front, side, top, quarter or two angles in degrees, and perhaps parallel';
  }
  return null;
}
