// The page for iframes: one figure that fills it. URL parameters set the element's attributes of the
// same names; the fragment may hold a scene.
import { CollisionPlayground } from '../element.ts';

const kOff = ['0', 'false'];
const asked = new URLSearchParams(location.search);
const figure = document.createElement('collision-playground');

for (const [name, value] of asked) {
  if (!CollisionPlayground.observedAttributes.includes(name)) continue;
  if (name !== 'readonly' || !kOff.includes(value)) figure.setAttribute(name, value);
}
if (!asked.has('lang')) figure.setAttribute('lang', '');
// This page stands in a folder of the site.
figure.setAttribute('site', new URL('..', location.href).href);
// The URL's fragment is a scene for the figure.
figure.setAttribute('linked', '');

const lang = figure.getAttribute('lang') || navigator.language;
document.documentElement.lang = lang;
document.documentElement.style.colorScheme =
  { light: 'light', dark: 'dark' }[asked.get('theme') ?? ''] ?? '';

const listener = asked.get('messages');
if (listener !== null) {
  const { Messages } = await import('./messages.ts');
  Messages.answer(figure, listener);
}
document.body.append(figure);
