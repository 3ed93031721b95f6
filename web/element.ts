/**
 * `<collision-playground>`: the custom element, the part that is loaded at once. It shows a poster,
 * and loads its figure when it comes near the viewport. Its scene is kept when it is moved within a document;
 * everything else is disposed when it is disconnected. README.md documents its attributes.
 * @module collision-playground/element
 */

import { type AttributeName, Attributes, kAttributes } from './app/attributes.ts';
import { kNearScreen } from './app/controllers/visibility.ts';
import type { PhotographOptions } from './app/events.ts';
import { type EventElement, emitter } from './app/events.ts';
import { FigureError } from './app/figure-error.ts';
import { type SceneDocument, sceneDocument } from './app/files/write-scene.ts';
import type { App, Store } from './app/mount.ts';
import type { Explanation, Verdict } from './core/verdict.ts';
import { Poster } from './element/poster.ts';
import loaderStrings from './strings/loader.json' with { type: 'json' };

export type { AxisDetail, FigureEvents, VerdictDetail } from './app/events.ts';
export { FigureError, type FigureFault } from './app/figure-error.ts';
export type { Explanation, PhotographOptions, SceneDocument, Verdict };

// In Node there is no HTMLElement: the class can be imported there, not built.
const Base = (globalThis.HTMLElement ?? class {}) as new () => EventElement;

export class CollisionPlayground extends Base {
  static readonly observedAttributes: readonly string[] = kAttributes;

  #store: Store | null = null;
  #app: App | null = null;
  #loading: Promise<App> | null = null;
  #given: unknown;
  #watch: IntersectionObserver | null = null;
  #poster: Poster | null = null;
  /** Aborts when the element is disconnected. */
  #connection = new AbortController();

  /** The scene as plain data; null until there is one. Setting it opens another, as a step of history. */
  get scene(): SceneDocument | null {
    return this.#app && sceneDocument(this.#app.scene);
  }

  /** A document, its text, or the code of a link. Errors are reported by an `error` event. */
  set scene(given: SceneDocument | string) {
    if (this.#app) void this.#app.opening.openGiven(given);
    else this.#given = given;
  }

  /** The verdict of the inspected pair; null where there is none, or the core is not loaded. */
  get verdict(): Verdict | null {
    return this.#app?.ask((core, a, b) => core.test(a, b)) ?? null;
  }

  /** The same, with every step that led to it. */
  get ledger(): Explanation | null {
    return this.#app?.ask((core, a, b) => core.explain(a, b)) ?? null;
  }

  undo(): void {
    this.#app?.commands.history.undo();
  }

  redo(): void {
    this.#app?.commands.history.redo();
  }

  /** Back to the first scene and view; a step of history. */
  reset(): void {
    this.#app?.commands.history.reset();
  }

  /** Walks through the test, candidate by candidate. */
  play(): void {
    this.#app?.commands.walk.play();
  }

  pause(): void {
    this.#app?.commands.walk.pause();
  }

  /**
   * The picture, by default as PNG. Loads the figure if needed.
   * @throws FigureError `picture` where WebGL is not available
   */
  async toBlob(options: PhotographOptions = {}): Promise<Blob> {
    const blob = await (await this.#ready()).exports.pictureBlob(options);
    if (blob === null) throw new FigureError('picture', 'this browser can not draw the picture');
    return blob;
  }

  /**
   * The ledger of the pair as an SVG drawing. Loads the figure if needed.
   * @throws FigureError `scene` where there is no pair
   */
  async toSVG(): Promise<string> {
    const chart = await (await this.#ready()).exports.chart();
    if (chart === null) throw new FigureError('scene', 'the scene has no pair', { field: 'pair' });
    return chart;
  }

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#connection = new AbortController();
    this.#poster = new Poster(root);
    if (this.#store !== null) {
      this.#begin();
      return;
    }
    this.#poster.show(this, new Attributes(this));
    this.#watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#begin();
    }, kNearScreen);
    this.#watch.observe(this);
  }

  disconnectedCallback(): void {
    this.#connection.abort();
    this.#watch?.disconnect();
    this.#watch = null;
    this.#poster?.remove();
    this.#poster = null;
    this.#app?.dispose();
    this.#app = null;
    this.#loading = null;
  }

  attributeChangedCallback(name: AttributeName, before: string | null, now: string | null): void {
    if (before !== now) this.#app?.attributes.changed(name);
  }

  async #ready(): Promise<App> {
    if (!this.isConnected) {
      throw new FigureError('code', 'the figure stands in no document: there is nothing to draw');
    }
    const app = await this.#load();
    await app.opened;
    return app;
  }

  #begin(): void {
    // Errors have been reported by `error` events.
    this.#load().catch(() => undefined);
  }

  #load(): Promise<App> {
    this.#watch?.disconnect();
    this.#loading ??= this.#build();
    return this.#loading;
  }

  async #build(): Promise<App> {
    const poster = this.#poster;
    try {
      const { mount, createEmptyStore } = await import('./app/mount.ts');
      const root = this.shadowRoot;
      if (poster === null || poster !== this.#poster || root === null) {
        throw new FigureError('code', 'the figure was taken out of its document');
      }
      this.#store ??= createEmptyStore();
      const options = { signal: this.#connection.signal };
      this.addEventListener('ready', () => poster.remove(), options);
      const failed = ({ detail: { code } }: CustomEvent<FigureError>) => {
        if (code === 'core' && !poster.isEmpty) this.#explain(poster);
      };
      this.addEventListener('error', failed, options);
      this.#app = mount(this, root, this.#store, this.#given);
      this.#given = undefined;
      return this.#app;
    } catch (cause) {
      if (cause instanceof FigureError) throw cause;
      const error = new FigureError('code', `the figure could not be loaded: ${cause}`, { cause });
      if (poster) this.#explain(poster);
      this.#loading = null;
      emitter(this)('error', error);
      throw error;
    }
  }

  #explain(poster: Poster): void {
    poster.explain(loaderStrings[new Attributes(this).lang].failed);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'collision-playground': CollisionPlayground;
  }
}

if (globalThis.customElements && !customElements.get('collision-playground')) {
  customElements.define('collision-playground', CollisionPlayground);
}
