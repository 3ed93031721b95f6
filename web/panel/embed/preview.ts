import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { frameAddress } from '../../scene/embed/addresses.ts';
import { kSandbox } from '../../scene/embed/embedded-figure.ts';
import type { EmbedModel } from './embed-model.ts';

/** A preview at half size. Keyed by address: navigating the same iframe would add history entries. */
export function preview({ words, figure }: EmbedModel): TemplateResult | null {
  const address = frameAddress(figure);
  if (address === null) return null;
  return html`<div class="preview">
    <h3>${words.preview}</h3>
    <div class="frame">
      ${keyed(
        address,
        html`<iframe
          src=${address}
          title=${words.preview}
          loading="lazy"
          sandbox=${kSandbox}
        ></iframe>`,
      )}
    </div>
  </div>`;
}
