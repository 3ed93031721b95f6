// The figure of a page of our own, the playground and the page for frames: parameters of the address are
// attributes of the same names, and language and theme of the page follow those of the figure.
import { kAttributes } from '../app/attributes.ts';
import { chosenTheme, followStoredTheme, storedTheme, storeTheme } from '../shared/theme.ts';
import { langOf } from '../strings/lang.ts';

/** Values of attributes without a value in an address that mean the opposite. */
const kOff = ['0', 'false'];

/** A picture of others would stand under the address of this site as if it were ours. */
function isOfSite(picture: string, figure: HTMLElement): boolean {
  const site = new URL(figure.getAttribute('site') ?? '.', location.href);
  return (
    URL.canParse(picture, location.href) &&
    new URL(picture, location.href).href.startsWith(site.href)
  );
}

/** Takes the parameters of the page's address, before the figure begins and after it has its `site`. */
export function applyParameters(figure: HTMLElement, parameters: URLSearchParams): void {
  for (const [name, value] of parameters) {
    if (!kAttributes.some((attribute) => attribute === name)) continue;
    if ((name === 'readonly' || name === 'play') && kOff.includes(value)) continue;
    if (name === 'poster' && value !== '' && !isOfSite(value, figure)) continue;
    figure.setAttribute(name, value);
  }
  const theme = parameters.get('theme') ?? '';
  document.documentElement.style.colorScheme = { light: 'light', dark: 'dark' }[theme] ?? '';
}

/** Gives the page the language of its figure, and its title in that language, now and whenever it changes. */
export function followLanguage(figure: HTMLElement): void {
  const follow = () => {
    const lang = langOf(figure.getAttribute('lang') || navigator.language);
    document.documentElement.lang = lang;
    const named = document.querySelector<HTMLLinkElement>(`link[hreflang=${lang}][title]`);
    if (named) document.title = named.title;
  };
  follow();
  new MutationObserver(follow).observe(figure, { attributeFilter: ['lang'] });
}

/** Begins with the theme that the reader has chosen on any page, unless the address names one; keeps what is chosen here. */
export function followTheme(figure: HTMLElement): void {
  if (!chosenTheme(figure.getAttribute('theme'))) {
    const stored = storedTheme();
    if (stored) figure.setAttribute('theme', stored);
    followStoredTheme((theme) => figure.setAttribute('theme', theme));
  }
  const show = () => {
    const theme = chosenTheme(figure.getAttribute('theme'));
    document.documentElement.style.colorScheme = theme ?? '';
    return theme;
  };
  show();
  new MutationObserver(() => {
    const theme = show();
    if (theme) storeTheme(theme);
  }).observe(figure, { attributeFilter: ['theme'] });
}
