// Words of a text that set one of its numbers, as buttons of which one is pressed.
import type { LiveFigure } from './live-figure.ts';

export function connectChoice(word: HTMLElement, figure: LiveFigure): void {
  const { variable: name = '' } = word.dataset;
  const value = Number(word.dataset['value']);
  const choose = () => figure.setVariable(name, value, true);
  word.tabIndex = 0;
  word.role = 'button';
  word.addEventListener('click', choose);
  word.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  });
  figure.follow(() => {
    word.ariaPressed = String(figure.variable(name) === value);
  });
}
