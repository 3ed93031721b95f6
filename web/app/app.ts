// All that lives from the element's being connected to its being disconnected: the parts, built and
// wired. Input and panels change the store; the store asks for a frame; the frame shows the rest.

import { InvalidShapeError } from '../core/errors.ts';
import { type Core, type Figure, loadCore } from '../core/index.ts';
import type { FrameResults } from '../core/results.ts';
import { listenForHistory } from '../input/history-keys.ts';
import type { Allowed } from '../input/host.ts';
import type { PageActions, Progress } from '../panel/model.ts';
import { Walker } from '../panel/page/walker.ts';
import { presetByKey } from '../presets/index.ts';
import { emptyScene, type Scene } from '../scene/scene.ts';
import { selectedIds } from '../scene/selection.ts';
import type { Shape } from '../scene/shape.ts';
import { areResultsMasked, type State } from '../scene/state.ts';
import type { Store } from '../scene/store.ts';
import { visibleScene } from '../scene/visible-scene.ts';
import { hasStrings, loadStrings, stringsOf } from '../strings/index.ts';
import { spoken, verdictLine } from '../strings/verdict.ts';
import {
  type AttributeName,
  Attributes,
  attributeFault,
  faultOf,
  kAttributes,
} from './attributes.ts';
import { type Emit, emitter } from './events.ts';
import { FigureError } from './figure-error.ts';
import { listenForDrops } from './files/drop.ts';
import { Files } from './files/files.ts';
import { type SceneDocument, sceneDocument } from './files/write-scene.ts';
import { Frame } from './frame.ts';
import { kNearScreen } from './near-screen.ts';
import { OpenedScenes } from './opened-scenes.ts';
import { pageActions } from './page-actions.ts';
import { Panels } from './panels.ts';
import type { PhotographOptions } from './photograph.ts';
import { Picture } from './picture.ts';
import { Quiz } from './quiz.ts';
import { rowOfAttributes } from './row-attribute.ts';
import { SceneCommands } from './scene-commands.ts';
import { VerdictEvents } from './verdict-events.ts';

export class App {
  readonly #store: Store;
  readonly #attributes: Attributes;
  readonly #commands: SceneCommands;
  readonly #frame: Frame;
  readonly #panels: Panels;
  readonly #walker: Walker;
  readonly #quiz: Quiz;
  readonly #files: Files;
  readonly #openings = new OpenedScenes();
  /** The core is there, or will not come, and so is what the figure begins with. */
  readonly opened: Promise<void>;
  readonly #abort = new AbortController();
  readonly #element: HTMLElement;
  readonly #tell: Emit;
  readonly #reporter: VerdictEvents;
  #core: Core | null = null;
  /** What the page begins with is there: before, nothing is decided or drawn. */
  #isOpen = false;
  /** What `reset` goes back to. */
  #beginning: Scene = emptyScene;
  /** The scene that a `change` was last told of. */
  #told: Scene = emptyScene;
  #nearScreen = true;
  /** What `axis` or `step` ask for has been looked for in the first ledger. */
  #rowAsked = false;
  #figure: Figure | null = null;
  #picture: Picture | null = null;

  /** `given`: a scene that the page has set before there was a figure; undefined: none. */
  constructor(element: HTMLElement, root: ShadowRoot, store: Store, given: unknown) {
    this.#element = element;
    this.#store = store;
    this.#tell = emitter(element);
    this.#reporter = new VerdictEvents(this.#tell);
    this.#attributes = new Attributes(element);
    this.#commands = new SceneCommands(
      store,
      this.#openings,
      () => this.#picture?.focus ?? [0, 0, 0],
    );
    this.#frame = this.#buildFrame();
    this.#quiz = new Quiz({
      store,
      outcome: () => this.#frame.results?.ledger?.verdict.outcome ?? null,
      open: (preset) => this.openPreset(preset),
    });
    this.#panels = this.#buildPanels(root);
    this.#walker = new Walker({
      route: () => this.#panels.route(),
      show: (step) => store.update({ step }),
      arrived: () => store.update({ step: null }),
      changed: () => this.#frame.panelsChanged(),
    });
    this.#files = this.#buildFiles();
    this.#listen(element);
    const fresh = store.state.scene === emptyScene;
    if (fresh) this.openPreset();
    this.#panels.show(null);
    this.#buildPicture(root);
    this.#loadWords();
    this.opened = this.#load(fresh, given);
  }

  dispose(): void {
    this.#abort.abort();
    this.#walker.stop();
    this.#picture?.dispose();
    this.#figure?.dispose();
    this.#panels.dispose();
    // Last, for what goes may still ask to be drawn.
    this.#frame.dispose();
  }

  /** Opens the scene that the `preset` attribute names, else that of a key. */
  openPreset(key: string | null = this.#attributes.preset): void {
    this.#commands.open(key);
    this.#showOpened();
    this.#beginning = this.#store.state.scene;
  }

  get document(): SceneDocument {
    return sceneDocument(this.#store.state.scene);
  }

  /** Opens a scene that the page gives: a document, the text of one, or a link's code. */
  setScene(given: unknown): Promise<void> {
    return this.#files.openGiven(given, (scene) => this.#openAuthored(scene));
  }

  /** Asks the core about the pair that is looked at; null: there is none, or no core yet. */
  ask<Answer>(question: (core: Core, a: Shape, b: Shape) => Answer): Answer | null {
    const { items, pair } = visibleScene(this.#store.state.scene);
    const [a, b] = [0, 1].map((side) => items.find(({ id }) => id === pair?.[side])?.shape);
    return this.#core && a && b ? question(this.#core, a, b) : null;
  }

  get history(): Pick<Store, 'undo' | 'redo'> {
    return this.#store;
  }

  /** Back to the scene and the view that the figure began with; a step of history. */
  reset(): void {
    if (this.#store.state.scene !== this.#beginning) this.#commands.openScene(this.#beginning);
    this.#showOpened();
    this.#showAskedRow();
  }

  /** Walks through the test, from its first candidate to where it stopped. */
  play(): void {
    if (!this.#walker.playing) this.#walker.toggle();
  }

  pause(): void {
    this.#walker.stop();
  }

  /** The picture as it is; null where the browser can't draw. */
  photograph(options: PhotographOptions): Promise<Blob | null> {
    this.#nearScreen = true;
    this.#frame.viewChanged();
    this.#frame.drawNow();
    return this.#picture?.photograph(options) ?? Promise.resolve(null);
  }

  /** Something that an attribute says is another thing now. */
  attributeChanged(name: AttributeName): void {
    this.#tellFault(name);
    switch (name) {
      case 'preset':
        this.openPreset();
        this.#tellUnknownPreset();
        break;
      case 'scene':
        if (this.#attributes.scene !== null) void this.setScene(this.#attributes.scene);
        break;
      case 'src':
        void this.#openSource();
        break;
      case 'theme':
        this.paint();
        break;
      case 'lang':
        this.speak();
        break;
      case 'camera':
        this.#frame.reframe();
        break;
      case 'axis':
      case 'step':
        this.#showAskedRow();
        break;
      case 'ui':
        this.speak();
        this.#relayout();
        break;
      case 'readonly':
      case 'controls':
        this.#relayout();
        break;
      case 'poster':
        break;
    }
  }

  /** Takes the colours of the theme. */
  paint(): void {
    this.#picture?.paint();
  }

  /** Takes the words of the language. */
  speak(): void {
    this.#loadWords();
    const { lang, ui } = this.#attributes;
    this.#picture?.speak(ui === 'none' ? null : stringsOf(lang));
    this.#panels.relayout();
    this.#frame.stateChanged();
  }

  /** The page speaks English until the words of its own language are there. */
  #loadWords(): void {
    const { lang } = this.#attributes;
    if (hasStrings(lang)) return;
    loadStrings(lang).then(
      () => !this.#abort.signal.aborted && this.speak(),
      (error: unknown) => console.error(error),
    );
  }

  #buildFrame(): Frame {
    return new Frame({
      state: () => this.#store.state,
      core: () => (this.#isOpen ? this.#figure : null),
      picture: () => (this.#nearScreen ? this.#picture : null),
      moved: () => this.#picture?.follow(),
      showPanels: (results) => this.#showPanels(results),
      refused: (error) => {
        // The last valid scene stays; what is wrong with the new one is said.
        this.#store.undo();
        this.#panels.setRefused(error);
      },
      pictureFailed: (error) => this.#dropPicture(error),
    });
  }

  #buildPanels(root: ShadowRoot): Panels {
    return new Panels(root, {
      store: this.#store,
      attributes: this.#attributes,
      actions: this.#actions(),
      core: () => this.#core,
      playing: () => this.#walker.playing,
      graspable: () => this.#allowed().shapes,
      parallel: () => this.#picture?.parallel ?? false,
      changed: () => this.#frame.panelsChanged(),
      laidOut: () => this.#picture?.fit(),
    });
  }

  #buildFiles(): Files {
    const store = this.#store;
    return new Files({
      attributes: this.#attributes,
      signal: this.#abort.signal,
      scene: () => store.state.scene,
      open: (scene) => {
        this.#commands.openScene(scene);
        this.#showOpened();
      },
      restore: (scene) => {
        this.#commands.restore(scene);
        this.#showOpened();
        this.#beginning = scene;
      },
      refusal: (scene) => this.#refusal(scene),
      notify: (told) => this.#panels.setNotice(told),
      fail: (error) => this.#tell('error', error),
      picture: async () => this.#picture?.photograph() ?? null,
      chart: () => this.chart(),
      walk: (progress) => this.#walkGif(progress),
    });
  }

  #refusal(scene: Scene): InvalidShapeError | null {
    try {
      this.#figure?.evaluate(scene);
      return null;
    } catch (error) {
      if (error instanceof InvalidShapeError) return error;
      throw error;
    } finally {
      // The frame's own results are the same object.
      this.#frame.sceneChanged();
    }
  }

  /** The ledger of the pair as an SVG, in the colours of the page. */
  async chart(): Promise<string | null> {
    const { chartSvg } = await import('../panel/why/chart-svg.ts');
    const { explained } = this.#panels;
    const palette = this.#picture?.palette;
    const strings = stringsOf(this.#attributes.lang);
    if (!(explained && palette)) return null;
    return chartSvg(explained, spoken(verdictLine(explained, strings)), strings, palette);
  }

  async #walkGif(progress: Progress): Promise<Blob | null> {
    const { walkGif } = await import('./walk-gif/walk-gif.ts');
    const { explained } = this.#panels;
    const { results } = this.#frame;
    const picture = this.#picture;
    const palette = picture?.palette;
    if (!(explained && results && picture && palette)) return null;
    const { camera, newStage } = picture;
    const strings = stringsOf(this.#attributes.lang);
    const { state } = this.#store;
    return walkGif({ state, results, explained, strings, camera, palette, newStage }, progress);
  }

  #actions(): PageActions {
    const self = this;
    return pageActions({
      store: this.#store,
      attributes: this.#attributes,
      commands: this.#commands,
      get panels() {
        return self.#panels;
      },
      get walker() {
        return self.#walker;
      },
      get quiz() {
        return self.#quiz;
      },
      get files() {
        return self.#files;
      },
      get core() {
        return self.#core;
      },
      get picture() {
        return self.#picture;
      },
      openPreset: (key) => this.openPreset(key),
      reset: () => this.reset(),
      refresh: () => this.#frame.panelsChanged(),
    });
  }

  #listen(element: HTMLElement): void {
    const { signal } = this.#abort;
    const unsubscribe = this.#store.subscribe((state, previous) => this.#follow(state, previous));
    signal.addEventListener('abort', unsubscribe);
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', () => this.paint(), { signal });
    }
    const stillness = matchMedia('(prefers-reduced-motion: reduce)');
    const calm = () => {
      this.#walker.stop();
      this.#frame.panelsChanged();
    };
    stillness.addEventListener('change', calm, { signal });
    const early = { signal, capture: true };
    element.addEventListener('keydown', () => this.#panels.setByKeys(true), early);
    element.addEventListener('pointerdown', () => this.#panels.setByKeys(false), early);
    const mayEdit = () => !this.#attributes.readonly;
    listenForHistory(
      element,
      { undo: () => mayEdit() && this.#store.undo(), redo: () => mayEdit() && this.#store.redo() },
      signal,
    );
    const drop = {
      allowed: mayEdit,
      hovering: (over: boolean) => this.#panels.setDropping(over),
      take: (file: File) => void this.#files.take(file),
    };
    listenForDrops(element, drop, signal);
    this.#watchScreen(element);
  }

  /** A figure that nobody can see draws nothing; what changed meanwhile is drawn when it comes back. */
  #watchScreen(element: HTMLElement): void {
    const watch = new IntersectionObserver((entries) => {
      this.#nearScreen = entries.at(-1)?.isIntersecting ?? true;
      if (this.#nearScreen) this.#frame.viewChanged();
      else this.#walker.stop();
    }, kNearScreen);
    watch.observe(element);
    this.#abort.signal.addEventListener('abort', () => watch.disconnect());
  }

  async #load(fresh: boolean, given: unknown): Promise<void> {
    const { signal } = this.#abort;
    const words = loadStrings(this.#attributes.lang).catch(() => undefined);
    try {
      const core = await loadCore();
      if (signal.aborted) return;
      this.#core = core;
      this.#figure = core.createFigure();
      this.#panels.setProblem(this.#picture ? null : 'error.webgl');
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#panels.setProblem('error.core');
      this.#tell('error', new FigureError('core', String(error), { cause: error }));
    }
    for (const name of kAttributes) this.#tellFault(name);
    if (fresh) await this.#openBeginning(given);
    // What is told first is told in the figure's language.
    await words;
    if (signal.aborted) return;
    this.#isOpen = true;
    this.#told = this.#store.state.scene;
    this.#frame.reframe();
  }

  /** The preset is in its place already: what is asked for otherwise comes over it. */
  async #openBeginning(given: unknown): Promise<void> {
    this.#tellUnknownPreset();
    if (given === undefined) await this.#files.restore();
    else await this.setScene(given);
  }

  async #openSource(): Promise<void> {
    const { src } = this.#attributes;
    if (src !== null) await this.#files.openAddress(src, (scene) => this.#openAuthored(scene));
  }

  /** The first is no step of history: there is nothing before it. */
  #openAuthored(scene: Scene): void {
    if (this.#isOpen) this.#commands.openScene(scene);
    else this.#commands.restore(scene);
    this.#showOpened();
    this.#beginning = scene;
  }

  /** Another scene is in the store: everything looks at it anew. */
  #showOpened(): void {
    this.#walker.stop();
    this.#panels.sceneOpened();
    this.#frame.reframe();
  }

  #tellFault(name: AttributeName): void {
    const fault = attributeFault(name, this.#element.getAttribute(name));
    if (fault) this.#tell('error', fault);
  }

  #tellUnknownPreset(): void {
    const { preset } = this.#attributes;
    if (preset === null || presetByKey(preset)) return;
    this.#tell('error', faultOf('preset', preset, 'the key of a preset'));
  }

  #allowed(): Allowed {
    const { readonly, controls } = this.#attributes;
    return {
      shapes: !readonly && (controls === 'all' || controls === 'drag'),
      view: controls === 'all' || controls === 'orbit',
    };
  }

  #relayout(): void {
    if (!this.#allowed().shapes) this.#store.update({ selected: null, hovered: null });
    this.#panels.relayout();
    this.#frame.stateChanged();
  }

  #showPanels(results: FrameResults | null): void {
    this.#panels.show(results);
    if (!results || areResultsMasked(this.#store.state)) return;
    if (!this.#rowAsked) {
      this.#rowAsked = true;
      this.#showAskedRow();
    }
    const { explained, spokenVerdict } = this.#panels;
    this.#reporter.framed(explained, this.#store.state.step, spokenVerdict);
  }

  /** The row that the attributes name, of the pair as it is now. */
  #showAskedRow(): void {
    const { explained } = this.#panels;
    const row = explained && rowOfAttributes(explained, this.#attributes);
    if (row instanceof FigureError) this.#tell('error', row);
    else if (row !== null) this.#store.update({ step: row });
  }

  #buildPicture(root: ShadowRoot): void {
    const canvas = root.querySelector('canvas');
    if (!canvas) return;
    const store = this.#store;
    const commands = this.#commands;
    try {
      this.#picture = new Picture(
        {
          allowed: () => this.#allowed(),
          camera: () => this.#attributes.camera,
          contextLost: () => this.#tell('context-lost', null),
          contextRestored: () => {
            this.#frame.viewChanged();
            this.#tell('context-restored', null);
          },
          core: () => this.#core,
          figure: () => this.#figure,
          state: () => store.state,
          preview: (scene) => store.preview(scene),
          commit: () => store.commit(),
          cancel: () => store.cancel(),
          select: (id, addToPair) => commands.select(id, addToPair),
          hover: (hovered) => store.update({ hovered }),
          toggleSelected: (id) => commands.toggleSelected(id),
          setGizmo: (gizmo) => store.update({ gizmo }),
          setSpace: (space) => store.update({ space }),
          setAxisLock: (axisLock) => store.update({ axisLock }),
          removeSelected: () => commands.remove(...selectedIds(store.state)),
          duplicateSelected: () => commands.duplicate(selectedIds(store.state)),
          openShortcuts: () => this.#panels.showDialog({ name: 'shortcuts' }),
          singleKeys: () => this.#panels.singleKeys,
          changedLens: () => this.#frame.panelsChanged(),
          changedView: () => this.#frame.viewChanged(),
        },
        root,
        canvas,
      );
    } catch (error) {
      this.#dropPicture(error);
      return;
    }
    this.paint();
    this.speak();
    this.#picture.fit();
  }

  /** Without WebGL the words go on working. */
  #dropPicture(error: unknown): void {
    console.error(error);
    this.#picture?.dispose();
    this.#picture = null;
    this.#panels.setProblem('error.webgl');
    this.#tell('error', new FigureError('picture', String(error), { cause: error }));
  }

  #follow(state: State, previous: State): void {
    if (this.#isOpen && this.#store.isCommitted && state.scene !== this.#told) {
      this.#told = state.scene;
      this.#tell('change', sceneDocument(state.scene));
    }
    if (state.scene === previous.scene) {
      this.#frame.stateChanged();
      return;
    }
    this.#panels.setRefused(null);
    this.#files.changed(state.scene);
    if (this.#openings.crossed(state.scene, previous.scene)) this.#frame.reframe();
    else this.#frame.sceneChanged();
  }
}
