// The header of a page beside the playground: its name, the way to the site's other pages, language and theme.
import { html, type TemplateResult } from 'lit';
import { siteNav } from '../../shared/site-nav.ts';
import { languageSwitch, themeSwitch } from '../../shared/switches.ts';
import type { Theme } from '../../shared/theme.ts';
import type { Lang } from '../../strings/lang.ts';
import type { ToolPageName } from '../../strings/pages.ts';
import type { SiteTexts } from '../../strings/site-texts.ts';

const kOthers: Readonly<Record<ToolPageName, ToolPageName>> = {
  stress: 'race',
  race: 'stress',
  skin: 'stress',
};

type HeaderText = 'title' | 'other' | 'language.switch' | 'language.other' | 'theme.switch';

/** What it needs of a SurroundingsStore. */
interface HeaderStore {
  readonly current: {
    readonly lang: Lang;
    readonly theme: Theme | null;
    readonly strings: Readonly<Record<HeaderText, string>>;
    readonly site: SiteTexts;
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
  return html`<header>
    <a href=${lang === 'en' ? '../' : `../${lang}/`}>Collision Playground</a>
    <h1>${strings.title}</h1>
    ${siteNav(store.current.site, lang, '../')}
    <nav class="page-tools">
      <a href=${addressOf(`../${other}/`, store.current)}>${strings.other}</a>
      ${languageSwitch(lang, strings, () => void store.switchLang())}
      ${themeSwitch(strings['theme.switch'], () => store.switchTheme())}
    </nav>
  </header>`;
}
