/**
 * `<collision-playground>`: the custom element, the part that is loaded at once. It shows a poster, and loads its
 * figure when it comes near the viewport. Its scene is kept when it is moved within a document; all else is
 * disposed when it is disconnected. The comments of the class and its members become custom-elements.json.
 * @module collision-playground/element
 */

import { type AttributeName, kAttributes } from './app/attributes.ts';
import type { PhotographOptions } from './app/events.ts';
import { type AxisDetail, type EventElement, emitter } from './app/events.ts';
import { FigureError } from './app/figure-error.ts';
import type { App, Store } from './app/mount.ts';
import type { Explanation, Verdict } from './core/verdict.ts';
import { Beginning } from './element/beginning.ts';
import { loadFigure } from './element/load-figure.ts';
import { Poster } from './element/poster.ts';
import type { SceneDocument } from './scene/scene-document.ts';

export type { AxisDetail, FigureEvents, ShapeDetail, VerdictDetail } from './app/events.ts';
export { FigureError, type FigureFault } from './app/figure-error.ts';
export type * from './scene/scene-document.ts';
export type { Explanation, PhotographOptions, Verdict };

// In Node there is no HTMLElement: the class can be imported there, not built.
const Base = (globalThis.HTMLElement ?? class {}) as new () => EventElement;

/**
 * A figure with two or more shapes that can be dragged, the verdict about a pair of them, and every step
 * of the test. It shows a poster first, and loads when it comes near the viewport.
 * @summary Shows whether two shapes meet, and why.
 *
 * @attr {string} preset - Key of the scene to show, such as `edge-edge`.
 * @attr {string} scene - A scene of your own: the code of a link, or the text of a file. It precedes `src` and `preset`.
 * @attr {string} src - Address of a scene file. It takes precedence over `preset`.
 * @attr {'none' | 'verdict' | 'min' | 'reason' | 'full'} [ui='full'] - What is shown with the picture: nothing,
 *   the verdict, also the walk through the test, also the reason with every step beside it, or the whole page.
 * @attr {boolean} [readonly=false] - The shapes cannot be changed; the view can still be turned.
 * @attr {string} axis - Name of the candidate whose row of the ledger is selected, such as `A.y×B.x`; `none`: no row, and
 *   no axis in the picture. It takes precedence over `step`.
 * @attr {number} step - Number of the row of the ledger that is selected, from 1.
 * @attr {string} highlight - Names of shapes that are lit as the one under the pointer is: `A B`, or with commas, `Ball 1, B`.
 * @attr {string} vectors - JSON of vectors to draw: `[{"from": [0, 0, 0], "to": [1, 0, 0], "name": "n"}]`, perhaps with `color`
 *   (`"ink"`, `"a"`, `"b"`, `"gap"`) and `"dashed": true`: without a head. The view is fitted to the shapes alone.
 * @attr {'auto' | 'light' | 'dark'} [theme='auto'] - Light or dark, or that of the browser.
 * @attr {string} lang - Language, `en` or `ko`; empty: that of the browser; without it: that of the document.
 * @attr {string} camera - The view: `front`, `side`, `top`, `quarter`, or two angles in degrees, and perhaps `parallel`.
 * @attr {'all' | 'drag' | 'orbit' | 'none'} [controls='all'] - What pointer and keys move: shapes and
 *   view, shapes only, the view only, or nothing.
 * @attr {string} poster - Address of the picture shown until the figure is loaded; empty: none; without it: that of the preset.
 * @attr {'lazy' | 'interaction'} [loading='lazy'] - When the figure is loaded: when it comes near the viewport, or when its
 *   reader points at it, touches it or focuses it; until then it has a button.
 * @attr {boolean} [play=false] - The scene’s motion is played, unless reduced motion is preferred.
 * @attr {boolean} [autosave=false] - The scene is stored in the browser for the next visit.
 * @attr {boolean} [linked=false] - The figure opens the scene whose code is the fragment (`#…`) of the page’s
 *   address.
 * @attr {string} site - Address of the site: its playground is where the figure’s link opens the scene, and embedding code
 *   refers to its files.
 *
 * @slot - Shown until the figure is loaded, in place of the poster.
 *
 * @cssprop {<color>} --paper - Background of the picture.
 * @cssprop {<color>} --panel - Background of panels and buttons.
 * @cssprop {<color>} --ink - Text.
 * @cssprop {<color>} --soft - Secondary text.
 * @cssprop {<color>} --hair - Thin lines.
 * @cssprop {<color>} --a - Shape A.
 * @cssprop {<color>} --a-tint - Shape A as a fill.
 * @cssprop {<color>} --b - Shape B.
 * @cssprop {<color>} --b-tint - Shape B as a fill.
 * @cssprop {<color>} --gap - The pair is apart.
 * @cssprop {<color>} --hit - The pair overlaps.
 * @cssprop {<color>} --touch - The pair touches.
 * @cssprop --font - Font of text.
 * @cssprop --mono - Font of numbers and code.
 *
 * @csspart header - The bar at the top, with title and page buttons.
 * @csspart tools - The buttons that add shapes.
 * @csspart stage - The picture and its overlays.
 * @csspart verdict - The verdict over the picture.
 * @csspart time - The time line of a scene in motion.
 * @csspart walk - The bar that walks through the test.
 * @csspart side - The tabs beside the picture.
 * @csspart poster - The poster, shown until the figure is loaded.
 */
export class CollisionPlayground extends Base {
  static readonly observedAttributes: readonly string[] = kAttributes;

  #store: Store | null = null;
  #app: App | null = null;
  #loading: Promise<App> | null = null;
  #given: unknown;
  #poster: Poster | null = null;
  /** Aborts when the element is disconnected. */
  #connection = new AbortController();
  /** null: the figure is being loaded, or is. */
  #beginning: Beginning | null = null;

  /**
   * The scene as plain data; null until the figure is loaded. Setting it to a document, its text, or the code of a
   * link opens another one, as a step of history; errors are reported by an `error` event.
   */
  get scene(): SceneDocument | null {
    return this.#app?.document ?? null;
  }

  set scene(given: SceneDocument | string) {
    if (this.#app) void this.#app.opening.openGiven(given);
    else this.#given = given;
  }

  /**
   * Shows a changed version of the scene that is open, while camera, selection and row of the ledger stay as
   * they are; errors are reported by an `error` event, and what was shown stays. Before the figure is loaded it is
   * the scene to begin with. Resolves when the version is shown or rejected.
   * @param scene As `scene` is set.
   * @param [options] `done`: false while more versions follow, as during a drag: they are one step of history,
   *   and one `change`, when one comes that is the last, or when the reader turns to the figure.
   */
  async update(
    scene: SceneDocument | string,
    { done = true }: { readonly done?: boolean } = {},
  ): Promise<void> {
    if (this.#app) await this.#app.updates.update(scene, done);
    else this.#given = scene;
  }

  /** The verdict of the inspected pair; null where there is none, or the core is not loaded. */
  get verdict(): Verdict | null {
    return this.#app?.ask((core, a, b) => core.test(a, b)) ?? null;
  }

  /** The verdict with every step that led to it. */
  get ledger(): Explanation | null {
    return this.#app?.ask((core, a, b) => core.explain(a, b)) ?? null;
  }

  /** The shown row of the ledger, as `axis-change` reports it; null until the figure is ready. */
  get row(): AxisDetail | null {
    return this.#app?.row ?? null;
  }

  /** One step of history back. */
  undo(): void {
    this.#app?.commands.history.undo();
  }

  /** One step of history forth. */
  redo(): void {
    this.#app?.commands.history.redo();
  }

  /** Back to the scene and view that were opened last; a step of history. */
  reset(): void {
    this.#app?.commands.history.reset();
  }

  /** Plays the motion of the scene, or where nothing moves the walk through the test. */
  play(): void {
    this.#app?.play();
  }

  /** Stops the clock and the walk. */
  pause(): void {
    this.#app?.pause();
  }

  /**
   * The picture without handles and selection, by default as PNG. Loads the figure if needed. Rejects with a `FigureError` whose code is
   * `picture` where WebGL is not available.
   * @param [options] `type`: the MIME type; `quality`: from 0 to 1, for lossy types;
   *   `verdict`: with the title of the scene and the verdict below the picture.
   */
  async toBlob(options: PhotographOptions = {}): Promise<Blob> {
    const blob = await (await this.#ready()).exports.pictureBlob(options);
    if (blob === null) throw new FigureError('picture', kNoPicture);
    return blob;
  }

  /**
   * The ledger of the pair as an SVG drawing. Loads the figure if needed. Rejects with a `FigureError` whose
   * code is `scene` where there is no pair.
   */
  async toSVG(): Promise<string> {
    const chart = await (await this.#ready()).exports.chart();
    if (chart === null) throw new FigureError('scene', 'the scene has no pair', { field: 'pair' });
    return chart;
  }

  connectedCallback(): void {
    if (this.ownerDocument !== document) {
      emitter(this)('error', new FigureError('code', kOtherDocument));
      return;
    }
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.#connection = new AbortController();
    this.#poster = new Poster(root, this);
    if (this.#store !== null) {
      this.#begin();
      return;
    }
    this.#poster.show();
    this.#beginning = new Beginning(this, this.#poster, () => this.#begin());
    this.#beginning.wait();
  }

  disconnectedCallback(): void {
    this.#connection.abort();
    this.#beginning?.stop();
    this.#beginning = null;
    this.#poster?.remove();
    this.#poster = null;
    this.#app?.dispose();
    this.#app = null;
    this.#loading = null;
  }

  attributeChangedCallback(name: AttributeName, before: string | null, now: string | null): void {
    if (before === now) return;
    this.#app?.attributes.changed(name);
    if (name === 'loading') this.#beginning?.wait();
  }

  async #ready(): Promise<App> {
    if (!this.isConnected) {
      throw new FigureError('code', 'the figure stands in no document: there is nothing to draw');
    }
    if (this.ownerDocument !== document) throw new FigureError('code', kOtherDocument);
    const app = await this.#load();
    await app.opened;
    return app;
  }

  #begin(): void {
    // Errors have been reported by `error` events.
    this.#load().catch(() => undefined);
  }

  #load(): Promise<App> {
    this.#beginning?.stop();
    this.#beginning = null;
    this.#poster?.begin();
    this.#loading ??= this.#build();
    return this.#loading;
  }

  async #build(): Promise<App> {
    const poster = this.#poster;
    try {
      const { mount, createEmptyStore } = await loadFigure();
      const root = this.shadowRoot;
      if (poster === null || poster !== this.#poster || root === null) {
        throw new FigureError('code', 'the figure was taken out of its document');
      }
      this.#store ??= createEmptyStore();
      const options = { signal: this.#connection.signal };
      const uncover = () => {
        // Keys would go nowhere once a focused button is removed.
        if (poster.uncover()) this.#app?.commands.page.focusPicture();
      };
      this.addEventListener('ready', () => void this.#app?.drawn.then(uncover), options);
      const failed = ({ detail: { code } }: CustomEvent<FigureError>) => {
        if (code !== 'core') return;
        // The figure says so itself where nothing covers it.
        if (poster.isEmpty) uncover();
        else poster.explain();
      };
      this.addEventListener('error', failed, options);
      this.#app = mount(this, root, this.#store, this.#given);
      this.#given = undefined;
      return this.#app;
    } catch (cause) {
      if (cause instanceof FigureError) throw cause;
      const hint = /createPolicy|TrustedHTML/.test(String(cause)) ? kTrustedTypes : '';
      const text = `the figure could not be loaded: ${cause}${hint}`;
      const error = new FigureError('code', text, { cause });
      poster?.explain();
      this.#loading = null;
      emitter(this)('error', error);
      throw error;
    }
  }
}

const kOtherDocument =
  'a figure can’t be moved into another document: let a script of that document make one';
const kNoPicture = 'the picture can not be drawn: there is no WebGL, or its context is lost';
const kTrustedTypes =
  '. The content security policy has to allow the policy that Lit makes: trusted-types lit-html';

declare global {
  interface HTMLElementTagNameMap {
    'collision-playground': CollisionPlayground;
  }
}

if (globalThis.customElements && !customElements.get('collision-playground')) {
  customElements.define('collision-playground', CollisionPlayground);
}
