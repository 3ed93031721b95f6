// Language and theme of a page beside the playground: from its address, else as chosen before, else the browser's.
import { chosenTheme, followStoredTheme, storedTheme, type Theme } from '../../shared/theme.ts';
import { type Lang, langOf, otherLang } from '../../strings/lang.ts';
import { loadPageStrings, type PageStrings, type ToolPageName } from '../../strings/pages.ts';
import { loadSiteTexts, type SiteTexts } from '../../strings/site-texts.ts';
import { switchTheme } from './theme.ts';

export interface Surroundings<Name extends ToolPageName> {
  readonly lang: Lang;
  readonly strings: PageStrings<Name>;
  /** Of the site's header. */
  readonly site: SiteTexts;
  /** null: the browser's. */
  readonly theme: Theme | null;
}

async function textsOf<Name extends ToolPageName>(page: Name, lang: Lang) {
  const [strings, site] = await Promise.all([loadPageStrings(page, lang), loadSiteTexts(lang)]);
  return { strings, site };
}

export class SurroundingsStore<Name extends ToolPageName> {
  readonly #page: Name;
  readonly #changed: (surroundings: Surroundings<Name>) => void;
  #current: Surroundings<Name>;

  /** See load(). */
  constructor(
    page: Name,
    current: Surroundings<Name>,
    changed: (surroundings: Surroundings<Name>) => void,
  ) {
    this.#page = page;
    this.#current = current;
    this.#changed = changed;
    this.#apply();
  }

  /** Of this page's address. `changed` is called for every change after that. */
  static async load<Name extends ToolPageName>(
    page: Name,
    changed: (surroundings: Surroundings<Name>) => void,
  ): Promise<SurroundingsStore<Name>> {
    const parameters = new URLSearchParams(location.search);
    const lang = langOf(parameters.get('lang') ?? navigator.language);
    const texts = await textsOf(page, lang);
    const theme = chosenTheme(parameters.get('theme')) ?? storedTheme();
    const store = new SurroundingsStore(page, { lang, ...texts, theme }, changed);
    followStoredTheme((chosen) => store.#set({ ...store.#current, theme: chosen }));
    return store;
  }

  get current(): Surroundings<Name> {
    return this.#current;
  }

  async switchLang(): Promise<void> {
    const lang = otherLang(this.#current.lang);
    this.#set({ ...this.#current, lang, ...(await textsOf(this.#page, lang)) });
  }

  switchTheme(): void {
    this.#set({ ...this.#current, theme: switchTheme() });
  }

  #set(next: Surroundings<Name>): void {
    this.#current = next;
    this.#apply();
    this.#changed(next);
  }

  /** The page's own language and colors, and its address, so that it can be sent on as it is. */
  #apply(): void {
    const { lang, strings, theme } = this.#current;
    const { documentElement } = document;
    documentElement.lang = lang;
    document.title = `${strings.title} · Collision Playground`;
    if (theme) documentElement.dataset['theme'] = theme;
    const address = new URL(location.href);
    address.searchParams.set('lang', lang);
    if (theme) address.searchParams.set('theme', theme);
    history.replaceState(null, '', address);
  }
}
