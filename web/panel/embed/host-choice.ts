import { html, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { type EmbedModel, type Host, kHosts } from './embed-model.ts';

/** The host site, and which forms it allows. */
export function hostChoice(
  { words }: EmbedModel,
  chosen: Host | null,
  choose: (host: Host) => void,
): TemplateResult {
  const change = (event: Event) => choose((event.target as HTMLSelectElement).value as Host);
  return html`<div class="host">
    <label>
      <span>${words.host}</span>
      <select .value=${live(chosen ?? '')} aria-describedby="embed-allows" @change=${change}>
        <option value="" hidden ?selected=${chosen === null}>${words['host.none']}</option>
        ${kHosts.map(
          (host) => html`<option value=${host} ?selected=${host === chosen}>
            ${words[`host.${host}`]}
          </option>`,
        )}
      </select>
    </label>
    <p id="embed-allows">${words[`allows.${chosen ?? 'none'}`]}</p>
  </div>`;
}
