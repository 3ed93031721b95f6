import { html, type TemplateResult } from 'lit';
import type { PageActions, PageModel } from '../model.ts';

export function codeTemplate(_model: PageModel, _actions: PageActions): TemplateResult {
  return html``;
}
