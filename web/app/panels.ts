// Renders the panels around the picture, then moves the focus, scrolls the chosen row into view and announces
// the verdict.
import { render } from 'lit';
import type { Commands } from '../page/commands.ts';
import type { Page } from '../page/page.ts';
import { announcedOf, explainedOf, openTabOf } from '../page/selectors.ts';
import { Announcer } from '../panel/layout/announcer.ts';
import { pageTemplate } from '../panel/layout/layout.ts';
import {
  focusPanelToggle,
  focusPicture,
  focusQuiz,
  revealChosen,
  revealPlot,
} from '../panel/layout/reveal.ts';
import { hasPlot } from '../panel/why/why-panel.ts';

export class Panels {
  readonly #root: ShadowRoot;
  readonly #announcer: Announcer;
  readonly #laidOut: () => void;
  #page: Page | null = null;
  /** The highlighted row must still be scrolled into view. */
  #needsReveal = true;
  /** How many parts the open tab had: some are loaded when they are first needed. */
  #parts = 0;
  /** What stands over the picture. */
  #covers = '';
  #isLaidOut = false;

  /** `laidOut`: the area that panels leave free may have changed. */
  constructor(root: ShadowRoot, laidOut: () => void) {
    this.#root = root;
    this.#laidOut = laidOut;
    this.#announcer = new Announcer((text) => {
      const live = root.querySelector('[data-live]');
      if (live) live.textContent = text;
    });
  }

  /** The page as rendered last; null: not yet. */
  get page(): Page | null {
    return this.#page;
  }

  show(page: Page, commands: Commands): void {
    const before = this.#page;
    this.#page = page;
    const focused = this.#root.activeElement;
    render(pageTemplate(page, commands), this.#root);
    // Keys would go nowhere once the focused element is removed, or a button that can't be pressed any more.
    if (focused && (!focused.isConnected || focused.matches(':disabled'))) this.focusPicture();
    if (before) this.#moveFocus(page, before);
    if (before && isContentReplaced(page, before)) this.#needsReveal = true;
    if (before && isLayoutChanged(page, before)) this.#isLaidOut = false;
    if (!page.results) return;
    const parts = this.#root.querySelectorAll(':is(.body, .reasons) > *').length;
    if (parts !== this.#parts) this.#needsReveal = true;
    this.#parts = parts;
    const covers = Array.from(
      this.#root.querySelectorAll('[data-covers]'),
      ({ className }) => className,
    ).join();
    if (covers !== this.#covers) this.#isLaidOut = false;
    this.#covers = covers;
    this.#announcer.announce(announcedOf(page));
    const isReleased = before?.history.isCommitted === false && page.history.isCommitted;
    this.#reveal(page, isReleased || page.state.step !== before?.state.step);
    if (this.#isLaidOut) return;
    this.#isLaidOut = true;
    // Style sheets of new panels are adopted in microtasks, which were queued before this one.
    queueMicrotask(() => {
      if (this.#isLaidOut) this.#laidOut();
    });
  }

  focusPicture(): void {
    focusPicture(this.#root);
  }

  dispose(): void {
    this.#isLaidOut = false;
    this.#announcer.dispose();
    render(null, this.#root);
  }

  #moveFocus(page: Page, before: Page): void {
    if (page.view.panelOpen !== before.view.panelOpen) focusPanelToggle(this.#root);
    if (page.state.quiz !== before.state.quiz) focusQuiz(this.#root);
  }

  /** `isRow`: another row is the chosen one, or may be. */
  #reveal(page: Page, isRow: boolean): void {
    if (!(this.#needsReveal || isRow)) return;
    this.#needsReveal = false;
    const explained = explainedOf(page);
    if (isRow || !(explained && hasPlot(explained))) revealChosen(this.#root);
    else revealPlot(this.#root);
  }
}

/** Whether the rows were replaced by others. */
function isContentReplaced(page: Page, before: Page): boolean {
  return (
    page.view.openings !== before.view.openings ||
    page.view.panelOpen !== before.view.panelOpen ||
    page.state.quiz !== before.state.quiz ||
    openTabOf(page) !== openTabOf(before)
  );
}

/** Whether the panels over the picture may have another size. */
function isLayoutChanged(page: Page, before: Page): boolean {
  return (
    page.view.openings !== before.view.openings ||
    page.view.panelOpen !== before.view.panelOpen ||
    page.view.notice !== before.view.notice ||
    (page.state.step === null) !== (before.state.step === null) ||
    page.state.quiz !== before.state.quiz ||
    page.state.scene.title !== before.state.scene.title ||
    page.strings !== before.strings ||
    page.sentences !== before.sentences ||
    page.settings.ui !== before.settings.ui ||
    page.settings.readonly !== before.settings.readonly
  );
}
