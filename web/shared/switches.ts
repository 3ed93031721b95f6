// The buttons that switch language and theme, in the header of a figure and of a page.
import { html, type TemplateResult } from 'lit';
import { type Lang, otherLang } from '../strings/lang.ts';
import { iconButton } from './icon-button.ts';

const kIcon = html`<svg viewBox="0 0 24 24" aria-hidden="true">
  <circle cx="12" cy="12" r="8" fill="none" stroke="currentColor" stroke-width="1.6" />
  <path d="M12 4a8 8 0 0 0 0 16z" fill="currentColor" />
</svg>`;

type Texts = Readonly<Record<'language.switch' | 'language.other', string>>;

export const languageSwitch = (lang: Lang, texts: Texts, act: () => void): TemplateResult =>
  html`<button
    type="button"
    lang=${otherLang(lang)}
    aria-label=${texts['language.switch']}
    @click=${act}
  >
    ${texts['language.other']}
  </button>`;

/** `name`: what the button does. */
export const themeSwitch = (name: string, act: () => void): TemplateResult =>
  iconButton(name, kIcon, act);
