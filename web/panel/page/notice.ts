// What the page has to tell: over the picture, until it is put away.
import { html, type TemplateResult } from 'lit';
import { iconButton } from '../controls/icon-button.ts';
import { icons } from '../controls/icons.ts';
import type { PageActions, PageModel } from '../model.ts';

export function noticeTemplate(
  { notice, strings }: PageModel,
  actions: PageActions,
): TemplateResult | null {
  if (!notice) return null;
  return html`<div class="notice ${notice.wrong ? 'wrong' : ''}" role=${notice.wrong ? 'alert' : 'status'}>
    <p>${notice.text}</p>
    ${
      notice.startAnew
        ? html`<button type="button" @click=${actions.startAnew}>${strings['file.anew']}</button>`
        : null
    }
    ${iconButton(strings['why.close'], icons.close, actions.dismissNotice)}
  </div>`;
}
