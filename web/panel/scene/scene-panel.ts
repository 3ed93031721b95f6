import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { siteLinks } from '../layout/site-links.ts';
import { fileSection } from './file-section.ts';
import { pointerSection } from './pointer-section.ts';
import { shapeList } from './shape-list.ts';
import { viewSection } from './view-section.ts';

/** The Scene tab: the list of shapes, the view, files and links. */
export function sceneTemplate(page: Page, commands: Commands): TemplateResult {
  return html`${shapeList(page, commands)} ${viewSection(page, commands)}
  ${pointerSection(page, commands)}
  ${fileSection(page, commands)}
  ${siteLinks(page, commands)}`;
}
