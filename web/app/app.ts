// One figure, while its element is connected: builds its parts and wires them together. Input
// and panels call commands; commands change the stores; the stores request a frame; the frame shows the rest.
import type { SceneCore } from '../core/first-core.ts';
import type { Commands } from '../page/commands.ts';
import type { Page } from '../page/page.ts';
import { explainedOf, spokenVerdictOf } from '../page/selectors.ts';
import { isMoving } from '../scene/clock.ts';
import { emptyScene, type Scene } from '../scene/scene.ts';
import { type SceneDocument, sceneDocument } from '../scene/scene-document.ts';
import type { SceneShape } from '../scene/scene-shape.ts';
import { areResultsMasked, type State } from '../scene/state.ts';
import type { Store } from '../scene/store.ts';
import { Attributes } from './attributes.ts';
import { buildCommands } from './build-commands.ts';
import type { Context } from './context.ts';
import type { PageAddress } from './controllers/address.ts';
import { AttributeController } from './controllers/attribute-controller.ts';
import { listenToElement } from './controllers/element-listeners.ts';
import { FigureEventsController } from './controllers/figure-events.ts';
import { Opening } from './controllers/opening.ts';
import { PrintController } from './controllers/print-controller.ts';
import { SceneUpdates } from './controllers/scene-updates.ts';
import { CoreAccess } from './core-access.ts';
import { Display } from './display.ts';
import { type AxisDetail, emitter } from './events.ts';
import { FigureError } from './figure-error.ts';
import { LazyExports } from './lazy-exports.ts';
import { LazyMotion } from './lazy-motion.ts';
import { Notices } from './notices.ts';
import { PageStore } from './page-store.ts';

export class App {
  readonly commands: Commands;
  readonly attributes: AttributeController;
  readonly opening: Opening;
  readonly updates: SceneUpdates;
  readonly exports: LazyExports;
  readonly core = new CoreAccess();
  /** Resolves when the core has loaded or failed to, and the first scene is open. */
  readonly opened: Promise<void>;
  readonly #abort = new AbortController();
  readonly #context: Context;
  readonly #display: Display;
  readonly #events: FigureEventsController;
  /** Loaded with the first edit. */
  #address: Promise<PageAddress> | null = null;
  #first: Scene | null = null;
  #isRowShown = false;

  /** `given`: a scene that the host page set before the figure was built; undefined: none. */
  constructor(element: HTMLElement, root: ShadowRoot, store: Store, given: unknown) {
    const { signal } = this.#abort;
    const emit = emitter(element);
    const attributes = new Attributes(element);
    const pageStore = new PageStore(unfoldedAtFirst(element), () =>
      this.#display.frame.panelsChanged(),
    );
    const { core } = this;
    const motion = new LazyMotion({
      store,
      pageStore,
      loaded: ({ layer }) => display.addLayers([layer]),
      failed: (error) => void notices.failed(error),
    });
    const context = { element, root, store, pageStore, attributes, core, motion, emit, signal };
    this.#context = context;
    this.#events = new FigureEventsController(emit);
    const display = new Display(context, {
      isOpen: () => this.opening.isOpen,
      openedView: () => this.opening.openedView,
      shown: (page) => this.#shown(page),
      pause: () => {
        this.commands.walk.pause();
        motion.suspend();
      },
      resume: () => motion.resume(),
    });
    this.#display = display;
    const notices = new Notices(pageStore, signal);
    this.opening = new Opening(context, {
      notices,
      opened: () => {
        this.commands.walk.pause();
        motion.pause();
        this.attributes.play();
        const openings = pageStore.state.openings + 1;
        notices.dismiss();
        pageStore.update({ missing: null, openings });
        display.frame.reframe();
      },
      missed: (missing) => pageStore.update({ missing }),
      wentBack: () => display.picture?.findScene(),
      resetDone: () => this.attributes.showRow(),
      addModel: (file) => this.commands.models.add(file),
    });
    this.updates = new SceneUpdates(context, this.opening, notices);
    this.attributes = new AttributeController(context, this.opening, display);
    this.exports = new LazyExports(context, notices, display, () => this.opening.chooseFile());
    this.commands = buildCommands(context, this.opening, display, this.exports, notices);
    new PrintController(context, display);
    listenToElement(context, this.opening, this.updates);
    const unsubscribe = store.subscribe((state, previous) => this.#follow(state, previous));
    signal.addEventListener('abort', unsubscribe);
    const isFresh = store.state.scene === emptyScene;
    if (isFresh) this.opening.openPreset(attributes.preset);
    this.attributes.highlight();
    this.attributes.drawVectors();
    display.begin(this.commands);
    if (given !== undefined) void this.opening.openGiven(given);
    this.opened = this.#load(isFresh);
  }

  get #scene(): Scene {
    return this.#context.store.state.scene;
  }

  /** The scene as plain data; null: the first one is not open yet. */
  get document(): SceneDocument | null {
    return this.opening.isOpen ? sceneDocument(this.#scene) : null;
  }

  /** Resolves when there is a picture to see, or there will be none. */
  get drawn(): Promise<void> {
    return this.#display.picture?.drawn ?? Promise.resolve();
  }

  /** The shown row of the ledger; null: nothing has been shown yet. */
  get row(): AxisDetail | null {
    return this.#events.row;
  }

  /** Asks the core about the inspected pair; null: there is none, or the core is not loaded. */
  ask<Answer>(question: (core: SceneCore, a: SceneShape, b: SceneShape) => Answer): Answer | null {
    return this.core.ask(this.#scene, question);
  }

  /** The scene in motion, or the walk through the test. */
  play(): void {
    const { motion } = this.#context;
    (isMoving(this.#scene) ? motion : this.commands.walk).play();
  }

  pause(): void {
    this.#context.motion.pause();
    this.commands.walk.pause();
  }

  dispose(): void {
    this.#abort.abort();
    this.pause();
    this.core.dispose();
    this.#display.dispose();
  }

  async #load(isFresh: boolean): Promise<void> {
    const { store, pageStore, emit, signal } = this.#context;
    const words = this.#display.stringsLoaded();
    try {
      await this.core.load(signal);
      const isDrawn = this.#display.picture !== null;
      pageStore.update({ problem: isDrawn ? null : 'error.webgl' });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      pageStore.update({ problem: 'error.core' });
      emit('error', new FigureError('core', String(error), { cause: error }));
    }
    if (signal.aborted) return;
    this.attributes.reportFaults();
    if (isFresh || this.opening.isGiven) await this.opening.openBeginning();
    // The first announcement is in the figure's language.
    await words;
    if (signal.aborted) return;
    this.opening.finish();
    this.#events.begin(store.state.scene);
    this.#first = store.state.scene;
    this.attributes.play();
    this.#display.frame.reframe();
  }

  #follow(state: State, previous: State): void {
    const { scene, quiz } = state;
    const { store, pageStore } = this.#context;
    const { frame } = this.#display;
    if (this.opening.isOpen) this.#events.stateChanged(state, previous);
    const isOwn = this.opening.isOpen && quiz === null;
    if (isOwn && store.isCommitted) {
      this.#events.sceneCommitted(scene);
      this.#followAddress(scene);
    }
    if (scene === previous.scene) {
      if (state.time === previous.time) frame.stateChanged();
      else frame.sceneChanged();
      return;
    }
    pageStore.update({ refused: null, missing: null });
    if (scene.items !== previous.scene.items) this.commands.page.dismissNotice();
    if (this.opening.changed(scene, previous.scene)) frame.reframe();
    else frame.sceneChanged();
  }

  /** The address of the page stands for the first scene until another one is there. */
  #followAddress(scene: Scene): void {
    const { attributes } = this.#context;
    if (attributes.embedded || (this.#address === null && scene === this.#first)) return;
    this.#address ??= import('./controllers/address.ts').then(
      ({ PageAddress }) => new PageAddress(),
    );
    this.#address.then((address) => address.sceneCommitted(scene), console.warn);
  }

  #shown(page: Page): void {
    if (!page.results || areResultsMasked(page.state)) return;
    if (!this.#isRowShown) {
      this.#isRowShown = true;
      this.attributes.showRow();
      this.attributes.reportUnknownShapes();
    }
    const { step } = this.#context.store.state;
    this.#events.frameShown(page.state.scene, explainedOf(page), step, spokenVerdictOf(page));
  }
}

/** A small figure starts with the panel folded, a low or narrow panel with the answer. In CSS pixels. */
const unfoldedAtFirst = ({ clientWidth: width, clientHeight: height }: HTMLElement) => ({
  panelOpen: width >= 900 || height >= 560,
  answerOpen: width >= 900 && height >= 700,
});
