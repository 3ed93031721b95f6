// All that lives from the element's being connected to its being disconnected: the parts, built and
// wired. Input and panels change the store; the store asks for a frame; the frame shows the rest.

import { InvalidShapeError } from '../core/errors.ts';
import { type Core, type Figure, loadCore } from '../core/index.ts';
import { Frame } from '../frame.ts';
import { listenForHistory } from '../input/history-keys.ts';
import type { PageActions } from '../panel/model.ts';
import { Walker } from '../panel/walker.ts';
import { openingPreset } from '../presets/index.ts';
import { emptyScene, itemById, type Scene } from '../scene/scene.ts';
import { selectedIds } from '../scene/selection.ts';
import type { State } from '../scene/state.ts';
import type { Store } from '../scene/store.ts';
import { hasStrings, loadStrings, stringsOf } from '../strings/index.ts';
import { spoken, verdictLine } from '../strings/verdict.ts';
import { Attributes } from './attributes.ts';
import { Commands } from './commands.ts';
import { listenForDrops } from './files/drop.ts';
import { Files } from './files/files.ts';
import { Openings } from './openings.ts';
import { Panels } from './panels.ts';
import { Picture } from './picture.ts';
import { Quiz } from './quiz.ts';
import { tryShape } from './try-shape.ts';

export class Playground {
  readonly #store: Store;
  readonly #attributes: Attributes;
  readonly #commands: Commands;
  readonly #frame: Frame;
  readonly #panels: Panels;
  readonly #walker: Walker;
  readonly #quiz: Quiz;
  readonly #files: Files;
  readonly #openings = new Openings();
  readonly #abort = new AbortController();
  #core: Core | null = null;
  #figure: Figure | null = null;
  #picture: Picture | null = null;

  constructor(element: HTMLElement, root: ShadowRoot, store: Store) {
    this.#store = store;
    this.#attributes = new Attributes(element);
    this.#commands = new Commands(store, this.#openings, () => this.#picture?.focus ?? [0, 0, 0]);
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
    if (store.state.scene === emptyScene) {
      this.openPreset();
      void this.#files.restore();
    }
    this.#panels.show(null);
    this.#buildPicture(root);
    this.#loadWords();
    void this.#load();
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
    this.#walker.stop();
    this.#commands.open(key);
    this.#panels.sceneOpened();
    this.#frame.reframe();
  }

  /** Takes the colours of the theme. */
  paint(): void {
    this.#picture?.paint();
  }

  /** Takes the words of the language. */
  speak(): void {
    this.#loadWords();
    this.#picture?.speak(stringsOf(this.#attributes.lang));
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
      core: () => this.#figure,
      picture: () => this.#picture,
      moved: () => this.#picture?.follow(),
      showPanels: (results) => this.#panels.show(results),
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
      parallel: () => this.#picture?.parallel ?? false,
      changed: () => this.#frame.panelsChanged(),
      laidOut: () => this.#picture?.fit(),
    });
  }

  #buildFiles(): Files {
    const store = this.#store;
    const show = () => {
      this.#walker.stop();
      this.#panels.sceneOpened();
      this.#frame.reframe();
    };
    return new Files({
      attributes: this.#attributes,
      signal: this.#abort.signal,
      scene: () => store.state.scene,
      open: (scene) => {
        this.#commands.openScene(scene);
        show();
      },
      restore: (scene) => {
        this.#commands.restore(scene);
        show();
      },
      refusal: (scene) => this.#refusal(scene),
      tell: (told) => this.#panels.setNotice(told),
      picture: async () => this.#picture?.photograph() ?? null,
      chart: () => this.#chart(),
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
  async #chart(): Promise<string | null> {
    const { chartSvg } = await import('../panel/chart-svg.ts');
    const { explained } = this.#panels;
    const palette = this.#picture?.palette;
    const strings = stringsOf(this.#attributes.lang);
    if (!(explained && palette)) return null;
    return chartSvg(explained, spoken(verdictLine(explained, strings)), strings, palette);
  }

  #actions(): PageActions {
    const store = this.#store;
    const commands = this.#commands;
    return {
      undo: () => store.undo(),
      redo: () => store.redo(),
      switchLang: () => this.#attributes.switchLang(),
      switchTheme: () => this.#attributes.switchTheme(),
      openPreset: (key) => this.openPreset(key),
      add: (kind) => commands.add(kind),
      remove: (id) => {
        commands.remove(id);
        this.#panels.focusPicture();
      },
      removeSelected: () => {
        commands.remove(...selectedIds(store.state));
        this.#panels.focusPicture();
      },
      deselect: () => {
        commands.select(null, false);
        this.#panels.focusPicture();
      },
      select: (id) => commands.select(id, false),
      hover: (hovered) => store.update({ hovered }),
      toggleSelected: (id) => commands.toggleSelected(id),
      setSeveral: (several) => store.update({ several }),
      duplicate: (id) => commands.duplicate([id]),
      rename: (id, name) => commands.rename(id, name),
      nameOf: (id) => itemById(store.state.scene, id)?.name ?? '',
      setHidden: (id, hidden) => commands.setHidden(id, hidden),
      setLocked: (id, locked) => commands.setLocked(id, locked),
      setGizmo: (gizmo) => store.update({ gizmo }),
      setPairSide: (side, id) => commands.setPairSide(side, id),
      tryShape: (id, change) => tryShape(store, this.#core, id, change),
      settle: () => store.commit(),
      abandon: () => store.cancel(),
      setStep: (step) => {
        this.#walker.stop();
        store.update({ step });
        this.#panels.reveal();
      },
      moveStep: (by) => {
        this.#walker.stop();
        store.update({ step: this.#panels.rowBeside(by) });
      },
      play: () => this.#walker.toggle(),
      toggleQuiz: () => {
        this.#quiz.toggle();
        this.#panels.moveQuiz();
      },
      answer: (guess) => {
        this.#quiz.answer(guess);
        this.#panels.moveQuiz();
      },
      nextQuestion: () => {
        this.#quiz.next();
        this.#panels.moveQuiz();
      },
      toggleWhy: () => this.#panels.toggleWhy(),
      openTab: (tab) => this.#panels.openTab(tab),
      showDialog: (dialog) => this.#panels.showDialog(dialog),
      lookFrom: (view) => this.#picture?.lookFrom(view),
      toggleParallel: () => this.#picture?.toggleParallel(),
      frameSelected: () => this.#picture?.frameSelected(),
      saveScene: () => this.#files.save(),
      openFile: () => this.#files.choose(),
      copyLink: () => void this.#files.copyLink(),
      savePicture: () => void this.#files.savePicture(),
      saveChart: () => void this.#files.saveChart(),
      startAnew: () => {
        this.openPreset(openingPreset);
        this.#panels.focusPicture();
      },
      dismissNotice: () => {
        this.#panels.setNotice(null);
        this.#panels.focusPicture();
      },
      closeUp: (closeUp) => store.update({ closeUp }),
      toggleNudges: () => this.#panels.toggleNudges(),
      nudge: (axis, metres) => commands.nudge(axis, metres),
      setAxisLock: (axisLock) => store.update({ axisLock }),
      setSingleKeys: (on) => this.#panels.setSingleKeys(on),
      refresh: () => this.#frame.panelsChanged(),
    };
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
    listenForHistory(element, this.#store, signal);
    const drop = {
      hovering: (over: boolean) => this.#panels.setDropping(over),
      take: (file: File) => void this.#files.take(file),
    };
    listenForDrops(element, drop, signal);
  }

  async #load(): Promise<void> {
    const { signal } = this.#abort;
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
    }
    this.#frame.reframe();
  }

  #buildPicture(root: ShadowRoot): void {
    const canvas = root.querySelector('canvas');
    if (!canvas) return;
    const store = this.#store;
    const commands = this.#commands;
    try {
      this.#picture = new Picture(
        {
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
  }

  #follow(state: State, previous: State): void {
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
