// Light or dark, for figures and for pages; public/theme.js reads what is stored before a static page is painted.

export type Theme = 'light' | 'dark';

/** The theme that is chosen; null: none. */
export const chosenTheme = (text: string | null | undefined): Theme | null =>
  text === 'light' || text === 'dark' ? text : null;

/** The theme that is shown: the chosen one, else the browser's. */
export const shownTheme = (chosen: string | null | undefined): Theme =>
  chosenTheme(chosen) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');

const kKey = 'collision-playground:theme';

/** The theme that the reader has chosen on any page; null: none, or there is no storage. */
export function storedTheme(): Theme | null {
  try {
    return chosenTheme(localStorage.getItem(kKey));
  } catch {
    return null;
  }
}

export function storeTheme(theme: Theme): void {
  try {
    localStorage.setItem(kKey, theme);
  } catch {
    // full or blocked: the theme lasts as long as the page
  }
}
