// All that lives from the element's being connected to its being disconnected: the parts, built and
// wired. Input and panels change the store; the store asks for a frame; the frame shows the rest.
import { type Core, type Figure, loadCore } from '../core/index.ts';
import { Frame } from '../frame.ts';
import { listenForHistory } from '../input/history-keys.ts';
import type { PageActions } from '../panel/model.ts';
import { Walker } from '../panel/walker.ts';
import { emptyScene } from '../scene/scene.ts';
import type { State } from '../scene/state.ts';
import type { Store } from '../scene/store.ts';
import { stringsOf } from '../strings/index.ts';
import { Attributes } from './attributes.ts';
import { Commands } from './commands.ts';
import { Panels } from './panels.ts';
import { Picture } from './picture.ts';

export class Playground {
  readonly #store: Store;
  readonly #attributes: Attributes;
  readonly #commands: Commands;
  readonly #frame: Frame;
  readonly #panels: Panels;
  readonly #walker: Walker;
  readonly #abort = new AbortController();
  #core: Core | null = null;
  #figure: Figure | null = null;
  #picture: Picture | null = null;

  constructor(element: HTMLElement, root: ShadowRoot, store: Store) {
    this.#store = store;
    this.#attributes = new Attributes(element);
    this.#commands = new Commands(store, () => this.#picture?.focus ?? [0, 0, 0]);
    this.#frame = this.#buildFrame();
    this.#panels = this.#buildPanels(root);
    this.#walker = new Walker({
      route: () => this.#panels.route(),
      show: (step) => store.update({ step }),
      arrived: () => store.update({ step: null }),
      changed: () => this.#frame.panelsChanged(),
    });
    this.#listen(element);
    if (store.state.scene === emptyScene) this.openPreset();
    this.#panels.show(null);
    this.#buildPicture(root);
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
    this.#panels.relayout();
    this.#frame.reframe();
  }

  /** Takes the colours of the theme. */
  paint(): void {
    this.#picture?.paint();
  }

  /** Takes the words of the language. */
  speak(): void {
    this.#picture?.speak(stringsOf(this.#attributes.lang));
    this.#panels.relayout();
    this.#frame.stateChanged();
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
      catalog: () => this.#core?.catalog ?? null,
      playing: () => this.#walker.playing,
      changed: () => this.#frame.panelsChanged(),
      laidOut: () => this.#picture?.fit(),
    });
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
      deselect: () => {
        commands.select(null, false);
        this.#panels.focusPicture();
      },
      setGizmo: (gizmo) => store.update({ gizmo }),
      setPairSide: (side, id) => commands.setPairSide(side, id),
      setStep: (step) => {
        this.#walker.stop();
        store.update({ step });
      },
      moveStep: (by) => {
        this.#walker.stop();
        store.update({ step: this.#panels.rowBeside(by) });
      },
      play: () => this.#walker.toggle(),
      toggleWhy: () => this.#panels.toggleWhy(),
      openTab: (tab) => this.#panels.openTab(tab),
      showDialog: (dialog) => this.#panels.showDialog(dialog),
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
    const early = { signal, capture: true };
    element.addEventListener('keydown', () => this.#panels.setByKeys(true), early);
    element.addEventListener('pointerdown', () => this.#panels.setByKeys(false), early);
    listenForHistory(element, this.#store, signal);
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
          figure: () => this.#figure,
          state: () => store.state,
          preview: (scene) => store.preview(scene),
          commit: () => store.commit(),
          cancel: () => store.cancel(),
          select: (id, addToPair) => commands.select(id, addToPair),
          hover: (hovered) => store.update({ hovered }),
          setGizmo: (gizmo) => store.update({ gizmo }),
          remove: (id) => commands.remove(id),
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
    this.#frame.sceneChanged();
  }
}
