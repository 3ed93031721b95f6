// Script of the playground: registers the custom element, and passes the page's parameters to the figure, which
// begins after this script.
import '../element.ts';
import { applyParameters, followLanguage, followTheme } from '../element/page-figure.ts';

const figure = document.querySelector('collision-playground');
if (figure) {
  applyParameters(figure, new URLSearchParams(location.search));
  followLanguage(figure);
  followTheme(figure);
}
