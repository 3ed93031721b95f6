// Light or dark, for figures and for pages.

export type Theme = 'light' | 'dark';

/** The theme that is chosen; null: none. */
export const chosenTheme = (text: string | null | undefined): Theme | null =>
  text === 'light' || text === 'dark' ? text : null;

/** The theme that is shown: the chosen one, else the browser's. */
export const shownTheme = (chosen: string | null | undefined): Theme =>
  chosenTheme(chosen) ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

export const otherTheme = (theme: Theme): Theme => (theme === 'dark' ? 'light' : 'dark');
