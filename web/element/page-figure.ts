// The figure of a page of our own, the playground and the page for frames: parameters of the address are
// attributes of the same names, and the language of the page follows that of the figure.
import { kAttributes } from '../app/attributes.ts';
import { langOf } from '../strings/lang.ts';

/** Values of `readonly` in an address that mean the opposite. */
const kOff = ['0', 'false'];

/** Takes the parameters of the page's address, before the figure begins. */
export function applyParameters(figure: HTMLElement, parameters: URLSearchParams): void {
  for (const [name, value] of parameters) {
    if (!kAttributes.some((attribute) => attribute === name)) continue;
    if (name !== 'readonly' || !kOff.includes(value)) figure.setAttribute(name, value);
  }
  const theme = parameters.get('theme') ?? '';
  document.documentElement.style.colorScheme = { light: 'light', dark: 'dark' }[theme] ?? '';
}

/** Gives the page the language of its figure, now and whenever it changes. */
export function followLanguage(figure: HTMLElement): void {
  const follow = () => {
    document.documentElement.lang = langOf(figure.getAttribute('lang') || navigator.language);
  };
  follow();
  new MutationObserver(follow).observe(figure, { attributeFilter: ['lang'] });
}
