// The parsed values of the element's attributes, which the comment of the element (web/element.ts) documents. An
// invalid value counts as absent and is reported by `attributeFault`.
import { type CameraSetting, kThemes, kUis, readCamera, type Ui } from '../scene/appearance.ts';
import { kNoRow } from '../scene/state.ts';
import { otherTheme, shownTheme, type Theme } from '../shared/theme.ts';
import { type Lang, langOf, otherLang } from '../strings/lang.ts';
import { FigureError } from './figure-error.ts';

/** What dragging on the picture moves. */
export const kControls = ['all', 'drag', 'orbit', 'none'] as const;
export type Controls = (typeof kControls)[number];

/** When a figure loads: near the viewport, or when its reader points at it, touches it or focuses it. */
export const kLoadings = ['lazy', 'interaction'] as const;
export type Loading = (typeof kLoadings)[number];

const kChoices: Readonly<Record<string, readonly string[]>> = {
  ui: kUis,
  controls: kControls,
  theme: kThemes,
  loading: kLoadings,
};

/** The observed attributes. */
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
  'highlight',
  'vectors',
  'loading',
  'poster',
  'play',
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

  /** The code of a link, or the text of a scene file. */
  get scene(): string | null {
    return this.#text('scene');
  }

  /** URL of a scene file. */
  get src(): string | null {
    return this.#text('src');
  }

  /** URL of the poster; empty: none. */
  get poster(): string | null {
    return this.#element.getAttribute('poster');
  }

  get ui(): Ui {
    return this.#oneOf('ui', kUis) ?? 'full';
  }

  /** The scene can't be edited. */
  get readonly(): boolean {
    return this.#element.hasAttribute('readonly');
  }

  /** The motion of the scene is played. */
  get play(): boolean {
    return this.#element.hasAttribute('play');
  }

  get controls(): Controls {
    return this.#oneOf('controls', kControls) ?? 'all';
  }

  get loading(): Loading {
    return this.#oneOf('loading', kLoadings) ?? 'lazy';
  }

  get camera(): CameraSetting | null {
    return readCamera(this.#text('camera') ?? '');
  }

  /** Name of the candidate whose ledger row is shown. */
  get axis(): string | null {
    return this.#text('axis');
  }

  /** The row of a scene that is opened: the one that decided, or none. */
  get firstRow(): typeof kNoRow | null {
    return this.axis === 'none' ? kNoRow : null;
  }

  /** Number of the ledger row that is shown, from 1. */
  get step(): number | null {
    const text = this.#text('step') ?? '';
    return kWhole.test(text) ? Number(text) : null;
  }

  /** Names of shapes that are lit, separated by commas, or by spaces where there is no comma. */
  get highlight(): readonly string[] {
    const text = this.#text('highlight') ?? '';
    const names = text.split(text.includes(',') ? ',' : /\s+/);
    return names.map((name) => name.trim()).filter((name) => name !== '');
  }

  /** JSON of vectors that are drawn beside the shapes. */
  get vectors(): string | null {
    return this.#text('vectors');
  }

  /** Base URL of the site that serves embedded figures, with a trailing slash; null: unknown. */
  get site(): string | null {
    const site = this.#element.getAttribute('site');
    if (site === null || !URL.canParse(site, document.baseURI)) return null;
    return new URL(site, document.baseURI).href.replace(/\/?$/, '/');
  }

  /** The scene is stored for the next visit. */
  get autosave(): boolean {
    return this.#element.hasAttribute('autosave');
  }

  /** The URL's fragment, if the figure has the attribute `linked`; else empty. */
  get link(): string {
    return this.#isLinked ? location.hash.slice(1) : '';
  }

  /** The figure is not the page of its scene itself. */
  get embedded(): boolean {
    return this.ui !== 'full' || !this.#isLinked || window.parent !== window;
  }

  /** Empty attribute: the browser's language; no attribute: the document's. */
  get lang(): Lang {
    const own = this.#element.getAttribute('lang');
    return langOf(own === '' ? navigator.language : (own ?? document.documentElement.lang));
  }

  /** Where none is chosen, the browser's. */
  get theme(): Theme {
    return shownTheme(this.#text('theme'));
  }

  switchLang(): void {
    this.#element.setAttribute('lang', otherLang(this.lang));
  }

  switchTheme(): void {
    this.#element.setAttribute('theme', otherTheme(this.theme));
  }

  get #isLinked(): boolean {
    return this.#element.hasAttribute('linked');
  }

  /** An empty attribute counts as absent. */
  #text(name: AttributeName): string | null {
    return this.#element.getAttribute(name) || null;
  }

  #oneOf<T extends string>(name: AttributeName, choices: readonly T[]): T | undefined {
    const text = this.#text(name);
    return choices.find((choice) => choice === text);
  }
}

const kWhole = /^[1-9]\d{0,3}$/;

/** The error in an attribute's text, checked on its own; null: none. */
export function attributeFault(name: string, text: string | null): FigureError | null {
  if (!text) return null;
  const expected = expectation(name, text);
  return expected === null ? null : faultOf(name, text, expected);
}

/** The error for an invalid attribute value. `expected` completes "it must be …". */
export function faultOf(name: string, text: string, expected: string): FigureError {
  const value = text.length > 60 ? `${text.slice(0, 60)} …` : text;
  const message = `${name} is ${JSON.stringify(value)}: it must be ${expected}`;
  return new FigureError('attribute', message, { field: name, value });
}

function expectation(name: string, text: string): string | null {
  const choices = kChoices[name];
  if (choices) return choices.includes(text) ? null : `one of ${choices.join(', ')}`;
  if (name === 'step') return kWhole.test(text) ? null : 'a whole number of at least 1';
  if (name === 'camera' && readCamera(text) === null) {
    return 'front, side, top, quarter or two angles in degrees, and perhaps parallel';
  }
  return null;
}
