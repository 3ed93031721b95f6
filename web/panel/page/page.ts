// All of the page around its picture, or as much of it as is asked for. The canvas belongs to the
// template, its content to the stage.
import { html, nothing, type TemplateResult } from 'lit';
import { areResultsMasked } from '../../scene/state.ts';
import { format } from '../../strings/text.ts';
import { spoken } from '../../strings/verdict.ts';
import { iconButton } from '../controls/icon-button.ts';
import { icons } from '../controls/icons.ts';
import { lazyPanel } from '../controls/lazy.ts';
import type { PageActions, PageModel } from '../model.ts';
import { dialogTemplate } from './dialog.ts';
import { headerTemplate } from './header.ts';
import { noticeTemplate } from './notice.ts';
import { quizTemplate } from './quiz-card.ts';
import { shapeStops } from './shape-stops.ts';
import { sideTemplate } from './side.ts';
import { toolbarTemplate } from './toolbar.ts';
import { verdictTemplate } from './verdict-card.ts';
import { walkTemplate } from './walk.ts';

const selected = lazyPanel(async () => (await import('./selected-bar.ts')).selectedTemplate);

export function pageTemplate(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, lang, verdict, results, message, ui, fixed } = model;
  const full = ui === 'full';
  return html`<div class=${classesOf(model)} lang=${lang}>
    ${full ? headerTemplate(model, actions) : null}
    ${full && !fixed ? toolbarTemplate(model, actions) : null}
    <div class="stage" part="stage">
      <canvas
        tabindex="0"
        role="img"
        aria-label=${format(strings.stage, { verdict: results ? spoken(verdict) : '' })}
      ></canvas>
      ${model.graspable ? shapeStops(model, actions) : null}
      ${message === null ? null : html`<div class="message" role="status"><p>${message}</p></div>`}
      ${above(model, actions)}
      <div class="bottom">
        ${noticeTemplate(model, actions)}
        ${full || ui === 'min' ? walkTemplate(model, actions) : null}
      </div>
    </div>
    ${full ? sideTemplate(model, actions) : null} ${dialogTemplate(model, actions)}
    <p class="heard" aria-live="polite" data-live></p>
  </div>`;
}

/** What lies over the upper edge of the picture. */
function above(model: PageModel, actions: PageActions): TemplateResult {
  const { ui, fixed, results } = model;
  const full = ui === 'full';
  return html`<div class="top">
    ${ui === 'none' ? null : html`${titleLine(model)} ${verdictOrRoom(model)}`}
    ${results ? quizTemplate(model, actions) : null}
    ${full ? html`${selectedBar(model, actions)} ${whyToggle(model, actions)}` : null}
    ${ui === 'min' && !fixed ? wayBack(model, actions) : null}
  </div>`;
}

function classesOf({ ui, fixed, whyOpen, byKeys, dropping }: PageModel): string {
  const classes = { bare: ui !== 'full', fixed, open: whyOpen, keys: byKeys, dropping };
  const held = Object.entries(classes).filter(([, holds]) => holds);
  return ['page', ...held.map(([name]) => name)].join(' ');
}

function selectedBar(model: PageModel, actions: PageActions): TemplateResult | null {
  if (model.state.selected === null) return null;
  const template = selected.get(actions.refresh);
  return typeof template === 'function' ? template(model, actions) : null;
}

function whyToggle({ strings, whyOpen }: PageModel, { toggleWhy }: PageActions): TemplateResult {
  return html`<button
    class="why-toggle"
    type="button"
    aria-expanded=${whyOpen}
    @click=${toggleWhy}
  >
    ${strings.why} ▸
  </button>`;
}

/** For those who have moved something in a figure without the page around it. */
function wayBack({ strings, canUndo }: PageModel, actions: PageActions): TemplateResult | null {
  if (!canUndo) return null;
  return html`<div class="way-back">
    ${iconButton(strings.undo, icons.undo, actions.undo)}
    ${iconButton(strings.reset, icons.reset, actions.reset)}
  </div>`;
}

/** Seen where the header has no room for it. */
function titleLine({ state }: PageModel): TemplateResult | typeof nothing {
  const { title } = state.scene;
  if (title === undefined) return nothing;
  return html`<p class="scene-title" dir="auto" data-covers="top">${title}</p>`;
}

/** A question stands in the verdict's place. */
function verdictOrRoom(model: PageModel): TemplateResult | null {
  const { results, state } = model;
  if (results && areResultsMasked(state)) return null;
  return results ? verdictTemplate(model) : html`<span></span>`;
}
