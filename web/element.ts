// <collision-playground>: builds the parts, wires them, and tears them down.
//
// Attributes: `preset` (a key of presets/), `lang` (en or ko; empty: the browser's language; without
// it: the document's), `theme` (auto, light or dark).
import { adoptStyles, render } from 'lit';
import type { InvalidShapeError } from './core/errors.ts';
import { type Core, type Figure, loadCore } from './core/index.ts';
import type { FrameResults } from './core/results.ts';
import { Frame } from './frame.ts';
import type { InputHost } from './input/host.ts';
import { Input } from './input/input.ts';
import { Announcer } from './panel/announcer.ts';
import { explain } from './panel/explain.ts';
import { measureInsets } from './panel/insets.ts';
import type { PageActions, PageModel } from './panel/model.ts';
import { pageTemplate } from './panel/page.ts';
import { readPalette } from './panel/palette.ts';
import { revealChosen } from './panel/reveal.ts';
import { styles } from './panel/styles/index.ts';
import { Walker } from './panel/walker.ts';
import { openingPreset, presetByKey, presets } from './presets/index.ts';
import {
  addShape,
  defaultShape,
  freeSpot,
  pairUp,
  removeItem,
  setPair,
  setPairSide,
} from './scene/edits.ts';
import { pointable, type Sight } from './scene/pointable.ts';
import { emptyScene, type Scene } from './scene/scene.ts';
import type { Kind, Vec3 } from './scene/shape.ts';
import type { State } from './scene/state.ts';
import { createStore } from './scene/store.ts';
import { type Key, type Lang, langOf, otherLang, stringsOf, textOr } from './strings/index.ts';
import { type Explained, stopRow } from './strings/names.ts';
import { format } from './strings/text.ts';
import { spoken, verdictLine } from './strings/verdict.ts';
import { Stage } from './view/stage.ts';

/** What lives from being connected to being disconnected. */
interface Parts {
  readonly abort: AbortController;
  readonly frame: Frame;
  readonly walker: Walker;
  readonly announcer: Announcer;
  readonly sizes: ResizeObserver;
}

/** How near to a line the pointer is on it, in CSS pixels. */
const kReach = 6;

// In Node there is no HTMLElement: the class can be imported there, not built.
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

export class CollisionPlayground extends Base {
  static readonly observedAttributes = ['preset', 'lang', 'theme'];

  readonly #store = createStore(emptyScene);
  #parts: Parts | null = null;
  #core: Core | null = null;
  #figure: Figure | null = null;
  #stage: Stage | null = null;
  #input: Input | null = null;
  #explained: Explained | null = null;
  #problem: Key | null = null;
  #refusal: string | null = null;
  #whyOpen = true;
  #byKeys = false;
  #shownStep: number | null = null;
  /** Panels came, went or got other words: the picture is fitted to what they leave free. */
  #layoutChanged = true;

  connectedCallback(): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    adoptStyles(root, styles);
    const abort = new AbortController();
    const frame = new Frame({
      state: () => this.#store.state,
      core: () => this.#figure,
      picture: () => this.#stage,
      moved: () => this.#input?.sync(),
      showPanels: (results) => this.#showPanels(results),
      refused: (error) => this.#refuse(error),
      pictureFailed: (error) => this.#dropPicture(error),
    });
    const walker = new Walker({
      route: () => this.#route(),
      show: (step) => this.#store.update({ step }),
      arrived: () => this.#store.update({ step: null }),
      changed: () => frame.panelsChanged(),
    });
    const announcer = new Announcer((text) => {
      const live = root.querySelector('[data-live]');
      if (live) live.textContent = text;
    });
    const sizes = new ResizeObserver(() => this.#fit());
    this.#parts = { abort, frame, walker, announcer, sizes };

    const { signal } = abort;
    const unsubscribe = this.#store.subscribe((state, previous) => this.#follow(state, previous));
    signal.addEventListener('abort', unsubscribe);
    for (const query of ['(prefers-color-scheme: dark)', '(forced-colors: active)']) {
      matchMedia(query).addEventListener('change', () => this.#repaint(), { signal });
    }

    for (const [type, byKeys] of [
      ['keydown', true],
      ['pointerdown', false],
    ] as const) {
      this.addEventListener(type, () => this.#usedKeys(byKeys), { signal, capture: true });
    }

    this.#problem = 'loading';
    if (this.#store.state.scene === emptyScene) this.#open(this.getAttribute('preset'));
    // A narrow page begins with the picture; the reasons are one press away.
    this.#whyOpen = !(this.clientWidth < 900 && this.clientHeight < 560);
    this.#showPanels(null);
    this.#buildPicture(root);
    void this.#load(signal);
  }

  disconnectedCallback(): void {
    const parts = this.#parts;
    if (!parts) return;
    this.#parts = null;
    parts.abort.abort();
    parts.sizes.disconnect();
    parts.walker.stop();
    parts.announcer.dispose();
    parts.frame.dispose();
    this.#input?.dispose();
    this.#stage?.dispose();
    this.#figure?.dispose();
    this.#input = null;
    this.#stage = null;
    this.#figure = null;
    if (this.shadowRoot) render(null, this.shadowRoot);
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null): void {
    if (!this.#parts) return;
    if (name === 'preset') this.#open(value);
    else if (name === 'theme') this.#repaint();
    else this.#speak();
  }

  get #lang(): Lang {
    const own = this.getAttribute('lang');
    return langOf(own === '' ? navigator.language : (own ?? document.documentElement.lang));
  }

  // Building

  async #load(signal: AbortSignal): Promise<void> {
    try {
      const core = await loadCore();
      if (signal.aborted) return;
      this.#core = core;
      this.#figure = core.createFigure();
      this.#problem = this.#stage ? null : 'error.webgl';
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#problem = 'error.core';
    }
    this.#parts?.frame.reframe();
  }

  #buildPicture(root: ShadowRoot): void {
    const canvas = root.querySelector('canvas');
    if (!canvas) return;
    try {
      this.#stage = new Stage(canvas, () => this.#parts?.frame.viewChanged());
    } catch (error) {
      this.#dropPicture(error);
      return;
    }
    this.#input = new Input(this.#inputHost(this.#stage), this);
    this.#repaint();
    this.#speak();
    this.#fit();
    this.#parts?.sizes.observe(canvas);
  }

  /** Without WebGL the words go on working. */
  #dropPicture(error: unknown): void {
    console.error(error);
    this.#input?.dispose();
    this.#stage?.dispose();
    this.#input = null;
    this.#stage = null;
    this.#problem = 'error.webgl';
    this.#parts?.frame.panelsChanged();
  }

  #inputHost(stage: Stage): InputHost {
    const store = this.#store;
    return {
      stage,
      state: () => store.state,
      pick: (origin, direction) => this.#pick(stage, origin, direction),
      preview: (scene) => store.preview(scene),
      commit: () => store.commit(),
      cancel: () => store.cancel(),
      select: (id, addToPair) => this.#select(id, addToPair),
      hover: (hovered) => store.update({ hovered }),
      setGizmo: (gizmo) => store.update({ gizmo }),
      remove: (id) => this.#remove(id),
      undo: () => store.undo(),
      redo: () => store.redo(),
      changedView: () => this.#parts?.frame.viewChanged(),
    };
  }

  #actions(): PageActions {
    const store = this.#store;
    return {
      undo: () => store.undo(),
      redo: () => store.redo(),
      switchLang: () => this.setAttribute('lang', otherLang(this.#lang)),
      switchTheme: () => this.setAttribute('theme', this.#isDark() ? 'light' : 'dark'),
      openPreset: (key) => this.#open(key),
      add: (kind) => this.#add(kind),
      remove: (id) => this.#remove(id),
      deselect: () => store.update({ selected: null }),
      setGizmo: (gizmo) => store.update({ gizmo }),
      setPairSide: (side, id) => store.amend(setPairSide(store.state.scene, side, id)),
      setStep: (step) => {
        this.#parts?.walker.stop();
        store.update({ step });
      },
      play: () => this.#parts?.walker.toggle(),
      toggleWhy: () => {
        this.#whyOpen = !this.#whyOpen;
        this.#layoutChanged = true;
        this.#parts?.frame.panelsChanged();
      },
    };
  }

  // What a person does

  #open(key: string | null): void {
    const preset = presetByKey(key) ?? presetByKey(openingPreset);
    if (!preset) return;
    this.#parts?.walker.stop();
    if (this.#store.state.scene === emptyScene) this.#store.amend(preset.scene);
    else this.#store.edit(preset.scene);
    this.#store.update({ selected: null, step: null });
    this.#layoutChanged = true;
    this.#parts?.frame.reframe();
  }

  #add(kind: Kind): void {
    const { state } = this.#store;
    const id = this.#store.nextId();
    const center: Vec3 = this.#stage ? this.#stage.focus : [0, 0, 0];
    const shape = defaultShape(kind, freeSpot(state.scene, center));
    const scene = addShape(state.scene, id, shape);
    this.#store.edit(this.#pairedUp(scene, id));
    this.#store.update({ selected: id });
  }

  #remove(id: number): void {
    this.#store.edit(removeItem(this.#store.state.scene, id));
  }

  /** A shape outside the pair comes in as its second; with Shift the first stays in any case. */
  #select(id: number | null, addToPair: boolean): void {
    const { scene } = this.#store.state;
    if (id !== null && scene.pair && addToPair) {
      this.#store.amend(setPair(scene, scene.pair[0], id));
    } else if (id !== null && !scene.pair?.includes(id)) {
      this.#store.amend(this.#pairedUp(scene, id));
    }
    this.#store.update({ selected: id });
  }

  #pairedUp(scene: Scene, id: number): Scene {
    const partners = [this.#store.state.selected, ...(scene.pair ?? [])];
    return pairUp(scene, id, partners, (a, b) => this.#testable(a, b));
  }

  #testable(a: Kind, b: Kind): boolean {
    const pairs = this.#core?.catalog.pairs ?? [];
    return pairs.some((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a));
  }

  #pick(stage: Stage, origin: Vec3, direction: Vec3): { id: number; point: Vec3 } | null {
    const { items } = this.#store.state.scene;
    const sight = this.#sight(stage);
    const targets = items.map(({ shape }) => pointable(shape, sight));
    const found = this.#figure?.pick(targets, origin, direction);
    const item = found ? items[found.index] : undefined;
    return found && item ? { id: item.id, point: found.point } : null;
  }

  /** How large unbounded and thin shapes are to the pointer. */
  #sight(stage: Stage): Sight {
    return {
      patchOf: (plane) => stage.patchOf(plane),
      rayLength: stage.rayLength,
      thickness: kReach * stage.worldPerPixel(stage.focus),
    };
  }

  // What changed is shown

  #follow(state: State, previous: State): void {
    const frame = this.#parts?.frame;
    if (state.scene !== previous.scene) {
      this.#refusal = null;
      frame?.sceneChanged();
    } else {
      frame?.stateChanged();
    }
  }

  #showPanels(results: FrameResults | null): void {
    const root = this.shadowRoot;
    const catalog = this.#core?.catalog;
    if (!(root && this.#parts)) return;
    const { state } = this.#store;
    this.#explained = results && catalog ? explain(results, state.scene, catalog) : null;
    const model = this.#model(results, this.#explained);
    render(pageTemplate(model, this.#actions()), root);
    if (!results) return;
    this.#parts.announcer.tell(spoken(model.verdict));
    if (state.step !== this.#shownStep) {
      this.#shownStep = state.step;
      revealChosen(root);
    }
    if (!this.#layoutChanged) return;
    this.#layoutChanged = false;
    this.#fit();
  }

  #model(results: FrameResults | null, explained: Explained | null): PageModel {
    const strings = stringsOf(this.#lang);
    const { state, canUndo, canRedo } = this.#store;
    return {
      strings,
      lang: this.#lang,
      state,
      results,
      explained,
      verdict: verdictLine(explained, strings),
      canUndo,
      canRedo,
      presets: presets.map(({ key }) => ({ key, title: textOr(strings, `preset.${key}`, key) })),
      preset: presets.find(({ scene }) => scene === state.scene)?.key ?? null,
      message: this.#refusal ?? (this.#problem ? strings[this.#problem] : null),
      whyOpen: this.#whyOpen,
      byKeys: this.#byKeys,
      playing: this.#parts?.walker.playing ?? false,
      canPlay: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  }

  /** The last valid scene stays; what is wrong with the new one is said. */
  #refuse(error: InvalidShapeError): void {
    this.#store.undo();
    this.#refusal = format(stringsOf(this.#lang).invalid, {
      name: error.shape,
      field: error.field,
    });
    this.#parts?.frame.panelsChanged();
  }

  /** From the first candidate to the one where the test stopped. */
  #route(): { first: number; last: number } | null {
    return this.#explained?.pair ? { first: 0, last: stopRow(this.#explained) } : null;
  }

  #fit(): void {
    const canvas = this.shadowRoot?.querySelector('canvas');
    if (!(canvas && this.shadowRoot)) return;
    this.#stage?.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio);
    this.#stage?.setInsets(measureInsets(canvas, this.shadowRoot));
    this.#parts?.frame.viewChanged();
  }

  #usedKeys(byKeys: boolean): void {
    if (byKeys === this.#byKeys) return;
    this.#byKeys = byKeys;
    this.#parts?.frame.panelsChanged();
  }

  #isDark(): boolean {
    const theme = this.getAttribute('theme');
    if (theme === 'light' || theme === 'dark') return theme === 'dark';
    return matchMedia('(prefers-color-scheme: dark)').matches;
  }

  #repaint(): void {
    const probe = this.shadowRoot?.querySelector<HTMLElement>('[data-live]');
    if (!probe) return;
    const palette = readPalette(probe);
    this.#stage?.setPalette(palette);
    this.#input?.setColors(palette.soft, palette.ink);
    this.#parts?.frame.viewChanged();
  }

  #speak(): void {
    const strings = stringsOf(this.#lang);
    this.#stage?.setTexts({ gap: strings['stage.gap'], depth: strings['stage.depth'] });
    this.#layoutChanged = true;
    this.#parts?.frame.stateChanged();
  }
}

if (globalThis.customElements && !customElements.get('collision-playground')) {
  customElements.define('collision-playground', CollisionPlayground);
}
