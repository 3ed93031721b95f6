// What of a figure can be seen: a frame at a time, the panels and the picture follow the two stores.
import type { FrameResults } from '../core/results.ts';
import type { Commands } from '../page/commands.ts';
import type { Page } from '../page/page.ts';
import { explainedOf } from '../page/selectors.ts';
import type { Explained } from '../strings/names.ts';
import type { Context } from './context.ts';
import { Language } from './controllers/language.ts';
import { PictureController } from './controllers/picture-controller.ts';
import { Visibility } from './controllers/visibility.ts';
import { Frame } from './frame.ts';
import { Panels } from './panels.ts';
import { allowedInput, settingsOf } from './settings.ts';

export interface DisplayHost {
  /** What the figure begins with is there: before, nothing is decided or drawn. */
  isOpen(): boolean;
  /** Panels were rendered. */
  shown(page: Page): void;
  /** Nobody sees the figure any more, or it is to stand still. */
  pause(): void;
}

export class Display {
  readonly frame: Frame;
  readonly picture: PictureController;
  readonly #context: Context;
  readonly #host: DisplayHost;
  readonly #panels: Panels;
  readonly #language: Language;
  readonly #visibility: Visibility;
  #commands: Commands | null = null;

  constructor(context: Context, host: DisplayHost) {
    this.#context = context;
    this.#host = host;
    const { attributes, element, root, signal } = context;
    this.picture = new PictureController(context, {
      allowed: () => allowedInput(attributes),
      changedView: () => this.frame.viewChanged(),
    });
    this.#panels = new Panels(root, () => this.picture.fit());
    this.#language = new Language(attributes, signal, () => this.speak());
    this.frame = this.#buildFrame();
    this.#visibility = new Visibility({
      element,
      signal,
      changed: (isNear) => (isNear ? this.frame.viewChanged() : host.pause()),
      colorsChanged: () => this.paint(),
      motionChanged: () => {
        host.pause();
        this.frame.panelsChanged();
      },
    });
  }

  /** Renders the page without results, and builds the picture in it. */
  begin(commands: Commands): void {
    this.#commands = commands;
    this.#showPanels(null);
    this.picture.build(commands);
    this.paint();
    this.speak();
    this.picture.fit();
  }

  /** Settles once the words of the figure's language are there, or won't come. */
  wordsLoaded(): Promise<void> {
    return this.#language.load();
  }

  /** What was shown last of the pair that is looked at; null: no pair is chosen. */
  get explained(): Explained | null {
    return this.#panels.page && explainedOf(this.#panels.page);
  }

  /** Takes the colours of the theme. */
  paint(): void {
    this.picture.paint();
  }

  /** Takes the words of the language. */
  speak(): void {
    void this.#language.load();
    const isBare = this.#context.attributes.ui === 'none';
    this.picture.speak(isBare ? null : this.#language.strings);
    this.frame.stateChanged();
  }

  /** What may be moved, and what stands around the picture, is another. */
  relayout(): void {
    const { attributes, store } = this.#context;
    if (!allowedInput(attributes).shapes) store.update({ selected: null, hovered: null });
    this.frame.stateChanged();
  }

  focusPicture(): void {
    this.#panels.focusPicture();
  }

  /** Draws what is to be drawn at once, also where nobody sees it. */
  drawNow(): void {
    this.#visibility.pretendNear();
    this.frame.viewChanged();
    this.frame.drawNow();
  }

  dispose(): void {
    this.picture.dispose();
    this.#panels.dispose();
    // Last, for what goes may still ask to be drawn.
    this.frame.dispose();
  }

  #buildFrame(): Frame {
    const { store, pageStore, core } = this.#context;
    return new Frame({
      state: () => store.state,
      core: () => (this.#host.isOpen() ? core.figure : null),
      picture: () => (this.#visibility.isNear ? this.picture.picture : null),
      moved: () => this.picture.picture?.follow(),
      showPanels: (results) => this.#showPanels(results),
      refused: (refused) => {
        // The last valid scene stays; what is wrong with the new one is said.
        store.undo();
        pageStore.update({ refused });
      },
      pictureFailed: (error) => this.picture.drop(error),
    });
  }

  #showPanels(results: FrameResults | null): void {
    if (!this.#commands) return;
    const { store, pageStore, attributes, core } = this.#context;
    const { state, canUndo, canRedo } = store;
    const page: Page = {
      state,
      history: { canUndo, canRedo },
      view: pageStore.state,
      settings: settingsOf(attributes),
      core: core.core,
      results,
      lang: this.#language.lang,
      strings: this.#language.strings,
    };
    this.#panels.show(page, this.#commands);
    this.#host.shown(page);
  }
}
