// The theme of the static pages: the reader's choice, else the browser's. public/theme.js applies it first.
import {
  followStoredTheme,
  otherTheme,
  shownTheme,
  storeTheme,
  type Theme,
} from '../../shared/theme.ts';

/** The theme that the page shows. */
export const pageTheme = (): Theme => shownTheme(document.documentElement.dataset['theme']);

/** Gives figures and still pictures of the page its theme. */
function follow(theme: Theme): void {
  for (const figure of document.querySelectorAll('collision-playground')) {
    figure.setAttribute('theme', theme);
  }
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) {
    const scheme = source.dataset['scheme'] ?? source.media;
    source.dataset['scheme'] = scheme;
    source.media = scheme.includes(theme) ? 'all' : 'not all';
  }
}

function show(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  follow(theme);
}

/** Shows the other theme, from now on. Returns it. */
export function switchTheme(): Theme {
  const theme = otherTheme(pageTheme());
  show(theme);
  storeTheme(theme);
  return theme;
}

/** Makes the button of the header work. */
export function connectTheme(): void {
  const button = document.querySelector<HTMLButtonElement>('button.theme');
  if (!button) return;
  button.hidden = false;
  if (document.documentElement.dataset['theme']) follow(pageTheme());
  button.addEventListener('click', switchTheme);
  followStoredTheme(show);
}
