// All of the page around its picture. The canvas belongs to the template, its content to the stage.
import { html, type TemplateResult } from 'lit';
import { isVeiled } from '../scene/state.ts';
import { format } from '../strings/text.ts';
import { spoken } from '../strings/verdict.ts';
import { dialogTemplate } from './dialog.ts';
import { headerTemplate } from './header.ts';
import type { PageActions, PageModel } from './model.ts';
import { noticeTemplate } from './notice.ts';
import { quizTemplate } from './quiz-card.ts';
import { selectedTemplate } from './selected-bar.ts';
import { shapeStops } from './shape-stops.ts';
import { sideTemplate } from './side.ts';
import { toolbarTemplate } from './toolbar.ts';
import { verdictTemplate } from './verdict-card.ts';
import { walkTemplate } from './walk.ts';

export function pageTemplate(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, lang, verdict, results, message } = model;
  const classes = `page ${model.whyOpen ? 'open' : ''} ${model.byKeys ? 'keys' : ''} ${
    model.dropping ? 'dropping' : ''
  }`;
  return html`<div class=${classes} lang=${lang}>
    ${headerTemplate(model, actions)} ${toolbarTemplate(model, actions)}
    <div class="stage">
      <canvas
        tabindex="0"
        role="img"
        aria-label=${format(strings.stage, { verdict: results ? spoken(verdict) : '' })}
      ></canvas>
      ${shapeStops(model, actions)}
      ${message === null ? null : html`<div class="message" role="status"><p>${message}</p></div>`}
      <div class="top">
        ${verdictOrRoom(model)}
        ${results ? quizTemplate(model, actions) : null}
        ${selectedTemplate(model, actions)}
        <button
          class="why-toggle"
          type="button"
          aria-expanded=${model.whyOpen}
          @click=${actions.toggleWhy}
        >
          ${strings.why} ▸
        </button>
      </div>
      <div class="bottom">
        ${noticeTemplate(model, actions)} ${walkTemplate(model, actions)}
      </div>
    </div>
    ${sideTemplate(model, actions)} ${dialogTemplate(model, actions)}
    <p class="heard" aria-live="polite" data-live></p>
  </div>`;
}

/** A question stands in the verdict's place. */
function verdictOrRoom(model: PageModel): TemplateResult | null {
  const { results, state } = model;
  if (results && isVeiled(state)) return null;
  return results ? verdictTemplate(model) : html`<span></span>`;
}
