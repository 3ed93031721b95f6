// A message beside or below the canvas, until it is dismissed or has been read; without one, how far an evaluation is
// that takes long.
import { html, type TemplateResult } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import type { Commands } from '../../page/commands.ts';
import type { Offer, Page } from '../../page/page.ts';
import { iconButton } from '../../shared/icon-button.ts';
import { textOr } from '../../strings/index.ts';
import { format } from '../../strings/text.ts';
import { icons } from '../controls/icons.ts';

export function noticeTemplate(page: Page, commands: Commands): TemplateResult | null {
  const { strings } = page;
  const { notice } = page.view;
  if (!notice) return progressTemplate(page);
  const hold = (held: boolean) => () => commands.page.holdNotice(held);
  return html`<div
    class="notice ${classMap({ wrong: notice.wrong })}"
    role=${notice.wrong ? 'alert' : 'status'}
    @pointerenter=${hold(true)}
    @pointerleave=${hold(false)}
    @focusin=${hold(true)}
    @focusout=${hold(false)}
  >
    <p>${notice.text(strings)}</p>
    ${offerTemplate(notice.offer, page, commands)}
    ${iconButton(strings['why.close'], icons.close, () => commands.page.dismissNotice())}
  </div>`;
}

function offerTemplate(offer: Offer | null, { strings }: Page, commands: Commands) {
  if (offer === null) return null;
  const [text, accept] =
    offer === 'startAnew'
      ? [strings['file.anew'], () => commands.scene.openPreset()]
      : [strings['file.saveKept'], () => commands.files.saveText(offer.kept)];
  return html`<button type="button" @click=${accept}>${text}</button>`;
}

function progressTemplate({ results, strings }: Page): TemplateResult | null {
  if (!results?.isLate) return null;
  const { pairCount: pairs, pairsLeft } = results;
  // The texts of panels are loaded after the first picture.
  const text = format(textOr(strings, 'progress', ''), { decided: pairs - pairsLeft, pairs });
  return html`<div class="notice" role="status"><p>${text}</p></div>`;
}
