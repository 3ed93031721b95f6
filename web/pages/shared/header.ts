// The header of a page beside the playground: its name, the way to the others, language and theme.
import { html, type TemplateResult } from 'lit';
import { type Lang, otherLang } from '../../strings/lang.ts';
import type { ToolPageName } from '../../strings/pages.ts';
import type { Theme } from './surroundings.ts';

const kOthers: Readonly<Record<ToolPageName, ToolPageName>> = { stress: 'race', race: 'stress' };

type HeaderText = 'title' | 'other' | 'language.switch' | 'language.other' | 'theme.switch';

/** What it needs of a SurroundingsStore. */
interface HeaderStore {
  readonly current: {
    readonly lang: Lang;
    readonly theme: Theme;
    readonly strings: Readonly<Record<HeaderText, string>>;
  };
  switchLang(): Promise<void>;
  switchTheme(): void;
}

/** The address of a page in the same language and theme. */
function addressOf(folder: string, { lang, theme }: HeaderStore['current']): string {
  return `${folder}?${new URLSearchParams({ lang, ...(theme && { theme }) })}`;
}

export function header(page: ToolPageName, store: HeaderStore): TemplateResult {
  const { strings, lang } = store.current;
  const other = kOthers[page];
  const language = otherLang(lang);
  return html`<header>
    <a href=${lang === 'en' ? '../' : `../${lang}/`}>Collision Playground</a>
    <h1>${strings.title}</h1>
    <nav>
      <a href=${addressOf(`../${other}/`, store.current)}>${strings.other}</a>
      <button
        type="button"
        lang=${language}
        aria-label=${strings['language.switch']}
        @click=${() => void store.switchLang()}
      >
        ${strings['language.other']}
      </button>
      <button
        type="button"
        class="icon"
        title=${strings['theme.switch']}
        aria-label=${strings['theme.switch']}
        @click=${() => store.switchTheme()}
      >
        <svg viewBox="0 0 18 18" aria-hidden="true">
          <circle cx="9" cy="9" r="6.2" fill="none" stroke="currentColor" stroke-width="1.6" />
          <path d="M9 2.8a6.2 6.2 0 0 1 0 12.4z" fill="currentColor" />
        </svg>
      </button>
    </nav>
  </header>`;
}
