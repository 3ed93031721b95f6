import { html, type TemplateResult } from 'lit';
import type { PageActions, PageModel } from '../model.ts';
import { fileSection } from './file-section.ts';
import { shapeList } from './shape-list.ts';
import { viewSection } from './view-section.ts';

/** The scene as a list of its shapes, how it is seen, and where it is kept. */
export function sceneTemplate(model: PageModel, actions: PageActions): TemplateResult {
  return html`${shapeList(model, actions)} ${viewSection(model, actions)}
  ${fileSection(model, actions)}`;
}
