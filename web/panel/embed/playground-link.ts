// The link from an embedded figure to the full page, with the scene as the reader has changed it and the chosen row.
// The address of a changed scene is written once the link is about to be used.
import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { Page } from '../../page/page.ts';
import { presetOf } from '../../page/selectors.ts';
import { visitAddress } from '../../scene/embed/addresses.ts';
import type { Source } from '../../scene/embed/embedded-figure.ts';
import { rowNumber } from '../../scene/state.ts';
import { icons } from '../controls/icons.ts';
import type { Loaded } from '../controls/lazy.ts';
import { define, LightElement } from '../controls/panel-element.ts';
import { linkedSource, sourceOf } from './embed-source.ts';
import styles from './playground-link.css?inline';

class PlaygroundLink extends LightElement {
  static override properties: PropertyDeclarations = { page: { attribute: false } };
  static override sheet = styles;

  declare page: Page;
  /** The pointer or the focus is on the link. */
  #isWanted = false;

  override render(): TemplateResult | typeof nothing {
    const { strings, settings } = this.page;
    const source = this.#source();
    if (settings.site === null || (typeof source !== 'string' && 'src' in source)) return nothing;
    const name = strings['open.playground'];
    return html`<a
      class="way-out"
      data-over
      href=${this.#address(source) ?? `${settings.site}play/`}
      target="_blank"
      rel="noopener"
      aria-label=${name}
      title=${name}
      @pointerenter=${this.#want}
      @pointerleave=${this.#leave}
      @focus=${this.#want}
      @blur=${this.#leave}
      @click=${this.#open}
      >${icons.open}</a
    >`;
  }

  #source(): Loaded<Source> {
    const { page } = this;
    const preset = presetOf(page);
    if (preset === null && !this.#isWanted) return 'loading';
    return sourceOf(preset, page.scene, () => this.requestUpdate());
  }

  #address(source: Loaded<Source>): string | null {
    const { settings, state, lang } = this.page;
    if (settings.site === null || typeof source === 'string') return null;
    return visitAddress({ site: settings.site, source, wordsLang: lang }, rowNumber(state.step));
  }

  readonly #want = (): void => {
    this.#isWanted = true;
    this.requestUpdate();
  };

  readonly #leave = (): void => {
    this.#isWanted = false;
  };

  /** The tab is opened by hand where the address is not written yet. */
  readonly #open = async (event: Event): Promise<void> => {
    if (this.#address(this.#source()) !== null) return;
    event.preventDefault();
    const address = this.#address(await linkedSource(this.page.scene));
    if (address !== null) window.open(address, '_blank', 'noopener');
  };
}

define('cp-playground-link', PlaygroundLink);

export const playgroundLinkTemplate = (page: Page): TemplateResult =>
  html`<cp-playground-link .page=${page}></cp-playground-link>`;
