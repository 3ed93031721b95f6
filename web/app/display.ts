// The visible part of a figure: in each frame, the panels and the picture are updated from the two stores.
import type { FrameResults } from '../core/results.ts';
import type { AllowedInput } from '../input/host.ts';
import type { Commands } from '../page/commands.ts';
import type { MotionAnswer } from '../page/motion.ts';
import type { Page, Settings } from '../page/page.ts';
import { explainedOf, isWalking } from '../page/selectors.ts';
import { lazyPanel } from '../panel/controls/lazy.ts';
import type { SceneView } from '../scene/appearance.ts';
import { bareState } from '../scene/bare-state.ts';
import { stateAt } from '../scene/clock.ts';
import { areResultsMasked, type State } from '../scene/state.ts';
import type { Strings } from '../strings/index.ts';
import type { Explained } from '../strings/names.ts';
import type { StepSentences } from '../strings/step-sentence.ts';
import { renewContext } from '../view/engine/renderer.ts';
import type { LayerClass } from '../view/layers/layer.ts';
import type { Attributes } from './attributes.ts';
import type { Context } from './context.ts';
import { Language } from './controllers/language.ts';
import { prefersReducedMotion, Visibility } from './controllers/visibility.ts';
import { FigureError } from './figure-error.ts';
import { Frame } from './frame.ts';
import { LazyLayers } from './lazy-layers.ts';
import { Panels } from './panels.ts';
import { Picture } from './picture.ts';

const stepSentences = lazyPanel<StepSentences>(() => import('../strings/step-sentence.ts'));

export interface DisplayHost {
  /** The first scene is open; before that nothing is evaluated or drawn. */
  isOpen(): boolean;
  /** The view of the link that the scene was opened from; null: it had none. */
  openedView(): SceneView | null;
  /** Panels were rendered. */
  shown(page: Page): void;
  /** The figure is out of sight, or reduced motion is preferred. */
  pause(): void;
  /** It is in sight again. */
  resume(): void;
}

export class Display {
  readonly frame: Frame;
  readonly #context: Context;
  readonly #host: DisplayHost;
  readonly #panels: Panels;
  readonly #language: Language;
  readonly #visibility: Visibility;
  readonly #lazyLayers = new LazyLayers((layers) => this.addLayers(layers));
  #layers: readonly LayerClass[] = [];
  #commands: Commands | null = null;
  #picture: Picture | null = null;

  constructor(context: Context, host: DisplayHost) {
    this.#context = context;
    this.#host = host;
    const { attributes, element, root, signal } = context;
    this.#panels = new Panels(root, () => this.#picture?.fit());
    this.#language = new Language(attributes, signal, () => this.speak());
    this.frame = this.#buildFrame();
    this.#visibility = new Visibility({
      element,
      signal,
      changed: (isNear) => {
        if (isNear) {
          renewContext();
          this.frame.viewChanged();
          host.resume();
        } else host.pause();
      },
      colorsChanged: () => this.#picture?.paint(),
      motionChanged: () => {
        host.pause();
        this.frame.panelsChanged();
      },
    });
    // Looked at again: what the browser has taken away is made anew.
    for (const attention of ['pointermove', 'pointerdown', 'focusin']) {
      element.addEventListener(attention, renewContext, { signal, passive: true });
    }
  }

  /** Renders the panels without results, and builds the picture in them. */
  begin(commands: Commands): void {
    this.#commands = commands;
    this.#showPanels(null);
    this.#buildPicture(commands);
    this.#picture?.paint();
    this.speak();
    this.#picture?.fit();
  }

  /** null: WebGL is not available, or the picture is not built yet. */
  get picture(): Picture | null {
    return this.#picture;
  }

  /** Resolves when the texts of the figure's language are loaded, or could not be. */
  stringsLoaded(): Promise<void> {
    return this.#language.load();
  }

  /** The texts in the figure's language. */
  get strings(): Strings {
    return this.#language.strings;
  }

  /** The records of the inspected pair that were shown last; null: no pair is chosen. */
  get explained(): Explained | null {
    return this.#panels.page && explainedOf(this.#panels.page);
  }

  /** The sentence of a row as plain text; empty until the sentences are loaded. */
  spokenStep(row: number): string {
    const { explained } = this;
    const sentences = this.#panels.page?.sentences;
    return explained && sentences ? sentences.spokenStep(explained, row, this.strings) : '';
  }

  /** Applies the texts of the language. */
  speak(): void {
    void this.#language.load();
    const isBare = this.#context.attributes.ui === 'none';
    this.#picture?.speak(isBare ? null : this.#language.strings);
    this.frame.stateChanged();
  }

  /** The allowed input or the set of panels changed. */
  relayout(): void {
    const { attributes, store } = this.#context;
    if (!allowedInput(attributes).shapes) store.update({ selected: null, hovered: null });
    this.frame.stateChanged();
  }

  focusPicture(): void {
    this.#panels.focusPicture();
  }

  /** Draws pending changes at once, even out of sight. */
  drawNow(): void {
    this.frame.viewChanged();
    this.#visibility.asNear(() => this.frame.drawNow());
  }

  /** Draws the picture without what belongs to editing; the next frame has that again. false: not drawn. */
  drawBare(): boolean {
    const picture = this.#picture;
    const results = this.frame.shown;
    const isDrawn =
      picture && results && picture.drawBare(stateAt(this.#context.store.state), results);
    this.frame.stateChanged();
    return isDrawn ?? false;
  }

  dispose(): void {
    this.#picture?.dispose();
    this.#panels.dispose();
    // Last, because the others may still request a frame.
    this.frame.dispose();
  }

  /** As the clock shows it. On paper there is nothing to edit. */
  #drawnState(): State {
    const { store, pageStore } = this.#context;
    const state = stateAt(store.state);
    return pageStore.state.printing ? bareState(state) : state;
  }

  /** Of the scene at its start, but for the quiz; null: nothing moves, or it is not known yet. */
  get #motion(): MotionAnswer | null {
    const { store, motion } = this.#context;
    const { scene } = store.state;
    return areResultsMasked(store.state) ? null : motion.answerOf(scene);
  }

  /** What draws more of scenes is loaded. */
  addLayers(layers: readonly LayerClass[]): void {
    if (this.#context.signal.aborted) return;
    this.#layers = [...this.#layers, ...layers];
    this.#picture?.addLayers(layers);
    this.frame.stateChanged();
  }

  /** Those that were loaded since the figure began. */
  get addedLayers(): readonly LayerClass[] {
    return this.#layers;
  }

  /** In the canvas that the panels have rendered. */
  #buildPicture(commands: Commands): void {
    const { root, pageStore, attributes, core, emit } = this.#context;
    const canvas = root.querySelector('canvas');
    if (!canvas) return;
    try {
      this.#picture = new Picture(
        {
          commands,
          core,
          allowed: () => allowedInput(attributes),
          state: () => this.#drawnState(),
          singleKeys: () => pageStore.state.singleKeys,
          motion: () => this.#motion,
          tips: () => this.#context.motion.tips(this.#drawnState()),
          camera: () => attributes.camera,
          openedView: () => this.#host.openedView(),
          projected: (parallel) => pageStore.update({ parallel }),
          changedView: () => this.frame.viewChanged(),
          contextLost: () => {
            pageStore.update({ problem: 'error.lost' });
            emit('context-lost', null);
          },
          contextRestored: () => {
            pageStore.update({ problem: null });
            this.frame.viewChanged();
            emit('context-restored', null);
          },
        },
        root,
        canvas,
      );
    } catch (error) {
      this.#dropPicture(error);
    }
  }

  /** Removes the picture, which could not be built or drawn, and reports the error. The panels work without it. */
  #dropPicture(error: unknown): void {
    console.error(error);
    this.#picture?.dispose();
    this.#picture = null;
    this.#context.pageStore.update({ problem: 'error.webgl' });
    this.#context.emit('error', new FigureError('picture', String(error), { cause: error }));
  }

  #buildFrame(): Frame {
    const { store, pageStore, core } = this.#context;
    return new Frame({
      state: () => this.#drawnState(),
      hidesEnd: () => isWalking(store.state, pageStore.state),
      core: () => (this.#host.isOpen() ? core.figure : null),
      picture: () => (this.#visibility.isNear ? this.#picture : null),
      moved: () => this.#picture?.follow(),
      showPanels: (results) => this.#showPanels(results),
      refused: (refused) => {
        // Keeps the last valid scene, or the start of one that moves too far, and shows the error.
        if (store.state.time > 0) store.update({ time: 0 });
        else store.refuse();
        pageStore.update({ refused });
      },
      pictureFailed: (error) => this.#dropPicture(error),
    });
  }

  /** Loaded after the first picture of a pair. */
  #sentences(results: FrameResults | null): StepSentences | null {
    if (!results?.ledger || this.#context.attributes.ui === 'none') return null;
    const loaded = stepSentences.get(() => this.frame.panelsChanged());
    return typeof loaded === 'object' ? loaded : null;
  }

  #showPanels(results: FrameResults | null): void {
    if (!this.#commands) return;
    const { store, pageStore, attributes, core, motion } = this.#context;
    const { state, canUndo, canRedo, isCommitted } = store;
    const page: Page = {
      state: stateAt(state),
      scene: state.scene,
      history: { canUndo, canRedo, isCommitted },
      view: pageStore.state,
      settings: settingsOf(attributes),
      core: core.core,
      results,
      motion: results && this.#motion,
      motionIsLater: !areResultsMasked(state) && motion.answersLater(state.scene),
      lang: this.#language.lang,
      strings: this.#language.strings,
      sentences: this.#sentences(results),
    };
    this.#panels.show(page, this.#commands);
    this.#lazyLayers.follow(state);
    this.#host.shown(page);
  }
}

function allowedInput({ readonly, controls }: Attributes): AllowedInput {
  return {
    shapes: !readonly && (controls === 'all' || controls === 'drag'),
    view: controls === 'all' || controls === 'orbit',
  };
}

function settingsOf(attributes: Attributes): Settings {
  const { ui, readonly, site, embedded } = attributes;
  const graspable = allowedInput(attributes).shapes;
  return { ui, readonly, graspable, site, embedded, reducedMotion: prefersReducedMotion() };
}
