// The page around the canvas, as much of it as the `ui` setting asks for. The canvas belongs to the
// template, its content to the stage.
import { html, nothing, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../page/commands.ts';
import type { Bar } from '../../page/motion.ts';
import type { Page } from '../../page/page.ts';
import { explainedOf, messageOf, shownVerdictOf, walkedRowOf } from '../../page/selectors.ts';
import type { Ui } from '../../scene/appearance.ts';
import { areResultsMasked } from '../../scene/state.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { format } from '../../strings/text.ts';
import { spoken } from '../../strings/verdict.ts';
import { icons } from '../controls/icons.ts';
import { lazyPanel } from '../controls/lazy.ts';
import { motionPanels } from '../motion/lazy-panels.ts';
import { reasonTemplate } from '../why/why-panel.ts';
import { dialogTemplate } from './dialog.ts';
import { headerTemplate } from './header.ts';
import { noticeTemplate } from './notice.ts';
import { wayOutTemplate } from './page-controls.ts';
import { quizTemplate } from './quiz-card.ts';
import { shapeStops } from './shape-stops.ts';
import { sideTemplate } from './side.ts';
import { toolbarTemplate } from './toolbar.ts';
import { walkTemplate } from './walk.ts';

/** How much UI includes the walk. */
const kWalking: readonly Ui[] = ['min', 'reason', 'full'];
/** How much UI includes the way back, but no header for it. */
const kWayBack: readonly Ui[] = ['min', 'reason'];

const selected = lazyPanel(async () => (await import('./selected-bar.ts')).selectedTemplate);
/** What the stage has of meshes. */
const ofMeshes = lazyPanel(() => import('./mesh-overlays.ts'));
const missing = lazyPanel(async () => (await import('./missing.ts')).missingTemplate);

export function pageTemplate(page: Page, commands: Commands): TemplateResult {
  const { strings, lang, results } = page;
  const verdict = shownVerdictOf(page);
  const message = messageOf(page);
  const { ui, readonly } = page.settings;
  const full = ui === 'full';
  return html`<div class=${classesOf(page)} lang=${lang}>
    ${full ? headerTemplate(page, commands) : null}
    ${full && !readonly ? toolbarTemplate(page, commands) : null}
    <div class="stage" part="stage">
      <canvas
        tabindex="0"
        role="img"
        aria-label=${format(strings.stage, { verdict: results ? spoken(verdict) : '' })}
      ></canvas>
      ${page.settings.graspable ? shapeStops(page, commands) : null}
      ${message === null ? null : html`<div class="message ${page.view.problem === 'error.lost' ? 'still' : ''}" role="status"><p>${message}</p></div>`}
      ${missingScene(page, commands)} ${topOverlay(page, commands)}
      <div class="bottom">
        ${kWalking.includes(ui) ? bottomOverlay(page, commands) : null} ${full ? null : wayOutTemplate(page, commands)}
      </div>
    </div>
    <div class="aside">
      ${full ? sideTemplate(page, commands) : null} ${noticeTemplate(page, commands)}
    </div>
    ${ui === 'reason' || page.view.printing ? reasonTemplate(page, commands) : null}
    ${dialogTemplate(page, commands)}
    <p class="heard" aria-live="polite" data-live></p>
  </div>`;
}

function missingScene(page: Page, commands: Commands): TemplateResult | null {
  if (page.view.missing === null) return null;
  const template = missing.get(() => commands.page.refresh());
  return typeof template === 'function' ? template(page, commands) : null;
}

/** Overlays along the top edge of the canvas. */
function topOverlay(page: Page, commands: Commands): TemplateResult {
  const { results } = page;
  const { ui, readonly } = page.settings;
  const full = ui === 'full';
  return html`<div class="top">
    ${ui === 'none' && !page.view.printing ? null : html`${titleLine(page)} ${verdictOrSpacer(page)}`}
    ${results ? quizTemplate(page, commands) : null}
    ${full ? html`${selectedBar(page, commands)} ${whyToggle(page, commands)}` : null}
    ${kWayBack.includes(ui) && !readonly ? undoControls(page, commands) : null}
  </div>`;
}

const classesOf = ({ settings: { ui, readonly }, view }: Page) =>
  classMap({
    page: true,
    bare: ui !== 'full',
    reasoned: ui === 'reason',
    fixed: readonly,
    open: view.panelOpen,
    keys: view.byKeys,
    dropping: view.dropping,
    printing: view.printing,
  });

function selectedBar(page: Page, commands: Commands): TemplateResult | null {
  if (page.state.selected === null) return null;
  const template = selected.get(() => commands.page.refresh());
  return typeof template === 'function' ? template(page, commands) : null;
}

/** Above the walk, the triangle under the pointer; the walk is that of a ray through a hierarchy, or of the test. */
function bottomOverlay(page: Page, commands: Commands) {
  const { pointed, tree } = page.state;
  const loaded = pointed || tree ? ofMeshes.get(() => commands.page.refresh()) : null;
  const meshes = typeof loaded === 'object' ? loaded : null;
  const treeWalk = meshes?.treeWalkTemplate(page, commands);
  const hasWalk = !(treeWalk || hidesWalk(page));
  const bar = hasWalk && page.motion ? shownBar(page) : null;
  return html`${meshes?.pointedTemplate(page)} ${timeLine(page, commands, bar)}
    ${treeWalk ?? (hasWalk ? walkTemplate(page, commands, bar) : null)}`;
}

/** While it is loaded, the room that it will take, so that the picture is not moved. */
function timeLine(page: Page, commands: Commands, bar: Bar | null): TemplateResult | null {
  if (!moves(page)) return null;
  const motion = motionPanels.get(() => commands.page.refresh());
  if (typeof motion === 'object' && page.motion) {
    return motion.timeLineTemplate(page, commands, bar);
  }
  return motion === 'failed' ? null : html`<div class="time-later" data-covers="bottom"></div>`;
}

/** A walk that goes on is shown. */
const shownBar = (page: Page): Bar => (walkedRowOf(page) === null ? page.view.clock.bar : 'test');

const moves = ({ motion, motionIsLater }: Page): boolean => motion !== null || motionIsLater;

/** The rows are those of the motion, which the time line walks through. */
const hidesWalk = (page: Page): boolean =>
  moves(page) && page.view.clock.inTime && walkedRowOf(page) === null;

function whyToggle({ strings, view }: Page, commands: Commands): TemplateResult {
  return html`<button
    class="why-toggle"
    type="button"
    aria-expanded=${view.panelOpen}
    @click=${() => commands.page.togglePanel()}
  >
    ${strings.why} ▸
  </button>`;
}

/** Undo and reset for the minimal UI, which has no header. */
function undoControls({ strings, history }: Page, commands: Commands): TemplateResult | null {
  if (!history.canUndo) return null;
  const reset = () => {
    commands.history.reset();
    commands.page.focusPicture();
  };
  return html`<div class="way-back">
    ${iconButton(strings.undo, icons.undo, () => commands.history.undo())}
    ${iconButton(strings.reset, icons.reset, reset)}
  </div>`;
}

/** Shown where the header has no space for the title. */
function titleLine({ state }: Page): TemplateResult | typeof nothing {
  const { title } = state.scene;
  if (title === undefined) return nothing;
  return html`<p class="scene-title" dir="auto" data-covers="top">${title}</p>`;
}

/** The quiz replaces the verdict while results are masked; a spacer while there are none. */
function verdictOrSpacer(page: Page): TemplateResult | null {
  const { results, state, view } = page;
  if (view.missing !== null) return html`<span></span>`;
  if (results && areResultsMasked(state)) return null;
  return results ? verdictTemplate(page) : html`<span></span>`;
}

/** Names the pair only if the scene has other shapes. */
function verdictTemplate(page: Page): TemplateResult {
  const { state } = page;
  const verdict = shownVerdictOf(page);
  const explained = explainedOf(page);
  const { tone, word, detail } = verdict;
  const hasOthers = explained !== null && state.scene.items.length > 2;
  return html`<p class="verdict" data-tone=${tone} data-covers="top" part="verdict">
    ${hasOthers ? html`<b>${explained.names.join(' × ')}</b>` : nothing}
    <strong>${word}</strong><span>${detail}</span>
  </p>`;
}
