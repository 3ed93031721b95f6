// The page in a frame: one figure that fills it. What the element's attributes say stands in the address
// under the same names; a scene may also stand behind its #.
import { CollisionPlayground } from '../element.ts';

const kOff = ['0', 'false'];
const asked = new URLSearchParams(location.search);
const figure = document.createElement('collision-playground');

for (const [name, value] of asked) {
  if (!CollisionPlayground.observedAttributes.includes(name)) continue;
  if (name !== 'readonly' || !kOff.includes(value)) figure.setAttribute(name, value);
}
if (!asked.has('lang')) figure.setAttribute('lang', '');
// What stands behind the # is a scene for the figure; the rest of the page has no use for it.
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
