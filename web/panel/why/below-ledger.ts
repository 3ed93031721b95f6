// What stands below the ledger: an axis of the viewer's own, and other methods on the same pair.
import { html, type TemplateResult } from 'lit';
import type { Commands } from '../../page/commands.ts';
import type { Page } from '../../page/page.ts';
import { methodsTemplate } from '../methods/methods-section.ts';
import { ownAxisTemplate } from './own-axis/own-axis.ts';

export const belowLedger = (page: Page, commands: Commands): TemplateResult =>
  html`${ownAxisTemplate(page, commands)} ${methodsTemplate(page, commands)}`;
