// The page for iframes: one figure that fills it. URL parameters set the element's attributes of the
// same names; the fragment may hold a scene.
import '../element.ts';
import { applyParameters, followLanguage } from '../element/page-figure.ts';

const asked = new URLSearchParams(location.search);
const figure = document.createElement('collision-playground');

// An empty lang: the browser's language.
figure.setAttribute('lang', '');
// This page stands in a folder of the site.
figure.setAttribute('site', new URL('..', location.href).href);
applyParameters(figure, asked);
// The URL's fragment is a scene for the figure.
figure.setAttribute('linked', '');
followLanguage(figure);

const listener = asked.get('messages');
if (listener !== null) {
  const { Messages } = await import('./messages.ts');
  Messages.answer(figure, listener);
}
document.body.append(figure);
