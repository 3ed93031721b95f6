import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { frameAddress } from '../../scene/embed/addresses.ts';
import type { EmbedModel } from './embed-model.ts';

/** The figure as readers will see it, at half the size; a new frame each time, for no history. */
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
          sandbox="allow-scripts"
        ></iframe>`,
      )}
    </div>
  </div>`;
}
