import { html, type TemplateResult } from 'lit';
import { tabList } from '../layout/tab-list.ts';
import { type EmbedModel, type Form, kForms } from './embed-model.ts';

const tabId = (form: Form) => `form-${form}`;

/** One tab per form of the snippet, and the open pane. */
export function formTabs(
  { words }: EmbedModel,
  chosen: Form,
  open: (form: Form) => void,
  pane: TemplateResult,
): TemplateResult {
  return html`${tabList({
    label: words.tabs,
    names: kForms,
    chosen,
    panel: 'form',
    idOf: tabId,
    textOf: (form) => words[`tab.${form}`],
    open,
  })}
    <div class="pane" role="tabpanel" id="form" aria-labelledby=${tabId(chosen)}>${pane}</div>`;
}
