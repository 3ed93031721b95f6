// A preview at half size, in a frame as others would have it: where the server does not let it load, it says so.
import { html, type PropertyDeclarations, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { frameAddress } from '../../scene/embed/addresses.ts';
import { kSandbox } from '../../scene/embed/embedded-figure.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import type { EmbedModel } from './embed-model.ts';

/** How long a frame that is loaded may take until its script says that it listens, in milliseconds. */
const kPatience = 2500;

/** The address of a frame that tells this page when its script runs. */
function answeringAddress(address: string): string {
  const answering = new URL(address);
  answering.searchParams.set('messages', location.origin);
  return answering.href;
}

class Preview extends LightElement {
  static override properties: PropertyDeclarations = {
    embed: { attribute: false },
    isBlocked: { state: true },
  };

  declare embed: EmbedModel;
  declare isBlocked: boolean;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #address: string | null = null;
  /** The script of the frame at that address runs. */
  #isHeard = false;
  #listening = new AbortController();

  constructor() {
    super();
    this.isBlocked = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener('message', (event) => this.#hear(event), { signal });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listening.abort();
    clearTimeout(this.#waiting);
  }

  override willUpdate(): void {
    const address = frameAddress(this.embed.figure);
    if (address === this.#address) return;
    clearTimeout(this.#waiting);
    this.#address = address;
    this.#isHeard = false;
    this.isBlocked = false;
  }

  override render(): TemplateResult | null {
    const { words } = this.embed;
    const address = this.#address;
    if (address === null) return null;
    // Keyed by address: navigating the same frame would add entries to the history.
    return html`<div class="preview">
      <h3>${words.preview}</h3>
      ${this.isBlocked ? html`<p class="wrong" role="status">${words['preview.blocked']}</p>` : null}
      <div class="frame">
        ${keyed(
          address,
          html`<iframe
            src=${answeringAddress(address)}
            title=${words.preview}
            loading="lazy"
            sandbox=${kSandbox}
            @load=${this.#wait}
          ></iframe>`,
        )}
      </div>
    </div>`;
  }

  readonly #wait = (): void => {
    clearTimeout(this.#waiting);
    if (this.#isHeard) return;
    this.#waiting = setTimeout(() => {
      this.isBlocked = true;
    }, kPatience);
  };

  #hear({ source, data }: MessageEvent<{ readonly type?: unknown } | null>): void {
    if (source !== this.querySelector('iframe')?.contentWindow) return;
    if (data?.type !== 'listening') return;
    clearTimeout(this.#waiting);
    this.#isHeard = true;
    this.isBlocked = false;
  }
}

define('cp-embed-preview', Preview);

export const preview = (embed: EmbedModel): TemplateResult =>
  html`<cp-embed-preview .embed=${embed}></cp-embed-preview>`;
