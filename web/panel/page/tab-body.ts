// What an open tab shows. All but the first are loaded when they are opened.
import { html, type TemplateResult } from 'lit';
import { areResultsMasked } from '../../scene/state.ts';
import { type Lazy, lazyPanel } from '../controls/lazy.ts';
import type { PageActions, PageModel, Tab } from '../model.ts';
import { whyTemplate } from '../why/why-panel.ts';

type Panel = (model: PageModel, actions: PageActions) => TemplateResult;

const loaded: Partial<Record<Tab, Lazy<Panel>>> = {
  numbers: lazyPanel(async () => (await import('../numbers/numbers-panel.ts')).numbersTemplate),
  contact: lazyPanel(async () => (await import('../contact/contact-panel.ts')).contactTemplate),
  code: lazyPanel(async () => (await import('../code/code-panel.ts')).codeTemplate),
  scene: lazyPanel(async () => (await import('../scene/scene-panel.ts')).sceneTemplate),
};

export function tabBody(model: PageModel, actions: PageActions): TemplateResult {
  const { strings, tab } = model;
  if (areResultsMasked(model.state)) return html`<p class="empty">${strings['quiz.veiled']}</p>`;
  const panel = loaded[tab]?.get(actions.refresh) ?? whyTemplate;
  if (typeof panel === 'function') return panel(model, actions);
  return html`<p class="empty" role="status">
    ${panel === 'loading' ? strings.loading : strings['panel.failed']}
  </p>`;
}
