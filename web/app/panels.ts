// The page around the picture: makes a model of what is the case, renders it, and says it aloud.
import { render } from 'lit';
import type { InvalidShapeError } from '../core/errors.ts';
import type { Core } from '../core/index.ts';
import type { FrameResults } from '../core/results.ts';
import {
  type Dialog,
  kTabs,
  type PageActions,
  type PageModel,
  type PresetGroup,
  type Tab,
} from '../panel/model.ts';
import { Announcer } from '../panel/page/announcer.ts';
import { explain } from '../panel/page/explain.ts';
import { pageTemplate } from '../panel/page/page.ts';
import {
  focusPicture,
  focusQuiz,
  focusWhyToggle,
  revealChosen,
  revealPlot,
} from '../panel/page/reveal.ts';
import { hasPlot } from '../panel/why/plots/plotted.ts';
import { presetGroups, presets } from '../presets/index.ts';
import { areResultsMasked, type State } from '../scene/state.ts';
import type { Store } from '../scene/store.ts';
import { visibleScene } from '../scene/visible-scene.ts';
import { hasStrings, type Key, type Strings, stringsOf, textOr } from '../strings/index.ts';
import { type Explained, shownRow, stopRow } from '../strings/names.ts';
import { format } from '../strings/text.ts';
import { spoken, type VerdictLine, verdictLine } from '../strings/verdict.ts';
import type { Attributes } from './attributes.ts';
import type { Told } from './files/files.ts';
import { readStored, writeStored } from './files/local-storage.ts';

/** Under which the choice to have no keys of a single letter is remembered. */
const kSingleKeys = 'single-keys';
const kOff = 'off';
/** Of the tabs, those that change nothing. */
const kReadingTabs: readonly Tab[] = ['why', 'code'];

export interface PanelsHost {
  readonly store: Store;
  readonly attributes: Attributes;
  readonly actions: PageActions;
  /** null: the core is still loading. */
  core(): Core | null;
  playing(): boolean;
  /** Shapes can be taken hold of in the picture. */
  graspable(): boolean;
  /** The picture is without perspective. */
  parallel(): boolean;
  /** Something is to be shown anew. */
  changed(): void;
  /** Panels came, went or got other words: what they leave free of the picture is another part. */
  laidOut(): void;
}

export class Panels {
  readonly #root: ShadowRoot;
  readonly #host: PanelsHost;
  readonly #announcer: Announcer;
  #explained: Explained | null = null;
  #spokenVerdict = '';
  #problem: Key | null = 'loading';
  #refused: InvalidShapeError | null = null;
  #whyOpen: boolean;
  #whyToggled = false;
  #quizMoved = false;
  #tab: Tab = 'why';
  #dialog: Dialog | null = null;
  #nudging = false;
  #byKeys = false;
  #notice: Told | null = null;
  #dropping = false;
  #singleKeys = readStored(kSingleKeys) !== kOff;
  #shownStep: number | null = null;
  /** The row that is lit is to be seen: the rows have come, or are others. */
  #reveal = true;
  #layoutChanged = true;

  constructor(root: ShadowRoot, host: PanelsHost) {
    this.#root = root;
    this.#host = host;
    this.#announcer = new Announcer((text) => {
      const live = root.querySelector('[data-live]');
      if (live) live.textContent = text;
    });
    // A small page begins with the picture; the reasons are one press away.
    this.#whyOpen = !(root.host.clientWidth < 900 && root.host.clientHeight < 560);
  }

  show(results: FrameResults | null): void {
    const { store } = this.#host;
    const catalog = this.#host.core()?.catalog;
    this.#explained =
      results && catalog ? explain(results, visibleScene(store.state.scene), catalog) : null;
    const model = this.#model(results, this.#explained);
    this.#spokenVerdict = spoken(model.verdict);
    render(pageTemplate(model, this.#host.actions), this.#root);
    if (this.#whyToggled) focusWhyToggle(this.#root);
    this.#whyToggled = false;
    if (this.#quizMoved) focusQuiz(this.#root);
    this.#quizMoved = false;
    if (!results) return;
    this.#announcer.tell(this.#spokenVerdict);
    const stepped = store.state.step !== this.#shownStep;
    if (this.#reveal || stepped) {
      this.#reveal = false;
      this.#shownStep = store.state.step;
      const plotted = this.#explained !== null && hasPlot(this.#explained);
      if (stepped || !plotted) revealChosen(this.#root);
      else revealPlot(this.#root);
    }
    if (!this.#layoutChanged) return;
    this.#layoutChanged = false;
    this.#host.laidOut();
  }

  /** From the first candidate to the one where the test stopped. */
  route(): { first: number; last: number } | null {
    return this.#explained ? { first: 0, last: stopRow(this.#explained) } : null;
  }

  /** The row so many further on from the one that is lit, whether or not it is on screen yet. */
  rowBeside(by: number): number | null {
    const ledger = this.#explained?.ledger;
    if (!ledger) return null;
    const row = shownRow(this.#host.store.state.step, ledger) + by;
    return Math.max(Math.min(row, ledger.count - 1), 0);
  }

  /** In place of the picture; null: nothing is wrong. */
  setProblem(problem: Key | null): void {
    this.#problem = problem;
    this.#host.changed();
  }

  /** What is wrong with a scene that the core did not take; null: it took the new one. */
  setRefused(error: InvalidShapeError | null): void {
    this.#refused = error;
    this.#host.changed();
  }

  toggleWhy(): void {
    this.#whyOpen = !this.#whyOpen;
    this.#whyToggled = true;
    this.#reveal = true;
    this.relayout();
  }

  openTab(tab: Tab): void {
    this.#tab = tab;
    this.#reveal = true;
    this.#host.changed();
  }

  showDialog(dialog: Dialog | null): void {
    this.#dialog = dialog;
    this.#host.changed();
  }

  toggleNudges(): void {
    this.#nudging = !this.#nudging;
    this.#host.changed();
  }

  /** The quiz goes on: its buttons are others. */
  moveQuiz(): void {
    this.#quizMoved = true;
    this.#reveal = true;
    this.relayout();
  }

  get singleKeys(): boolean {
    return this.#singleKeys;
  }

  setSingleKeys(on: boolean): void {
    this.#singleKeys = on;
    writeStored(kSingleKeys, on ? null : kOff);
    this.#host.changed();
  }

  /** Something to be told; null: it has been read. */
  setNotice(notice: Told | null): void {
    this.#notice = notice;
    this.relayout();
  }

  setDropping(dropping: boolean): void {
    if (dropping === this.#dropping) return;
    this.#dropping = dropping;
    this.#host.changed();
  }

  /** What the core says of the pair in the picture; null: there is none. */
  get explained(): Explained | null {
    return this.#explained;
  }

  /** The verdict as it is heard. */
  get spokenVerdict(): string {
    return this.#spokenVerdict;
  }

  focusPicture(): void {
    focusPicture(this.#root);
  }

  /** Whether the last thing used was the keyboard. */
  setByKeys(byKeys: boolean): void {
    if (byKeys === this.#byKeys) return;
    this.#byKeys = byKeys;
    this.#host.changed();
  }

  /** Another scene is open: what was told of the last one goes. */
  sceneOpened(): void {
    this.#notice = null;
    this.#reveal = true;
    this.relayout();
  }

  /** Brings the row that is lit into view. */
  reveal(): void {
    this.#reveal = true;
    this.#host.changed();
  }

  relayout(): void {
    this.#layoutChanged = true;
    this.#host.changed();
  }

  dispose(): void {
    this.#announcer.dispose();
    render(null, this.#root);
  }

  #model(results: FrameResults | null, explained: Explained | null): PageModel {
    const { store, attributes } = this.#host;
    const { state, canUndo, canRedo } = store;
    const strings = stringsOf(attributes.lang);
    const refused = this.#refused;
    const core = this.#host.core();
    const message = refused
      ? format(strings.invalid, { name: refused.shape, field: refused.field })
      : this.#problem && strings[this.#problem];
    return {
      ui: attributes.ui,
      fixed: attributes.readonly,
      graspable: this.#host.graspable(),
      tabs: attributes.readonly ? kReadingTabs : kTabs,
      strings,
      lang: hasStrings(attributes.lang) ? attributes.lang : 'en',
      state,
      results,
      core,
      catalog: core?.catalog ?? null,
      explained,
      verdict: verdictOf(state, explained, strings),
      canUndo,
      canRedo,
      presets: titlesOf(strings),
      preset: presets.find(({ scene }) => scene === state.scene)?.key ?? null,
      site: attributes.site,
      message,
      whyOpen: this.#whyOpen,
      tab: attributes.readonly && !kReadingTabs.includes(this.#tab) ? 'why' : this.#tab,
      dialog: this.#dialog,
      byKeys: this.#byKeys,
      singleKeys: this.#singleKeys,
      notice: this.#notice && { ...this.#notice, text: this.#notice.text(strings) },
      dropping: this.#dropping,
      nudging: this.#nudging,
      parallel: this.#host.parallel(),
      playing: this.#host.playing(),
      canPlay: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    };
  }
}

/** In words; what stands and is heard in its place where there is none, or none yet. */
function verdictOf(state: State, explained: Explained | null, strings: Strings): VerdictLine {
  if (areResultsMasked(state)) return { tone: 'none', word: strings['quiz.question'], detail: '' };
  const line = verdictLine(explained, strings);
  return pairIsHidden(state) ? { ...line, detail: strings['line.hidden'] } : line;
}

/** One of the pair is there, but hidden. */
function pairIsHidden({ scene }: State): boolean {
  return scene.pair !== null && visibleScene(scene).pair === null;
}

function titlesOf(strings: Strings): PresetGroup[] {
  return Object.entries(presetGroups).map(([group, members]) => ({
    title: textOr(strings, `presets.${group}`, group),
    presets: members.map(({ key, scene }) => ({
      key,
      title: textOr(strings, `preset.${key}`, key),
      kinds: scene.items
        .filter(({ id }) => scene.pair?.includes(id))
        .map(({ shape }) => shape.kind),
    })),
  }));
}
