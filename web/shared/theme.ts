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

/** `chosen`: called with the theme that the reader chooses on another page, in a tab beside this or before coming back. */
export function followStoredTheme(chosen: (theme: Theme) => void): void {
  const follow = () => {
    const theme = storedTheme();
    if (theme) chosen(theme);
  };
  addEventListener('storage', ({ key }) => {
    if (key === kKey) follow();
  });
  // a page that the browser has kept as it was left
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) follow();
  });
}
