// Words of the text that name shapes and axes: pointing at one lights the part of the figure, and what is lit in the
// figure lights its words.
import type { LiveFigure } from './live-figure.ts';

/** The words that speak of a figure: those that name it, those of its exercise, or of the text around the main one. */
function wordsOf(article: HTMLElement, { name }: LiveFigure): readonly HTMLElement[] {
  return [...article.querySelectorAll<HTMLElement>('.word')].filter((word) => {
    const exercise = word.closest<HTMLElement>('[data-exercise]')?.dataset['exercise'];
    return (word.dataset['figure'] ?? exercise ?? 'main') === name;
  });
}

function light(words: readonly HTMLElement[], key: 'axis' | 'shape', value: string | null): void {
  for (const word of words) {
    if (word.dataset[key] !== undefined) word.classList.toggle('lit', word.dataset[key] === value);
  }
}

function connectShape(word: HTMLElement, { element }: LiveFigure): void {
  const name = word.dataset['shape'] ?? '';
  const show = () => element.setAttribute('highlight', name);
  const hide = () => element.removeAttribute('highlight');
  for (const event of ['pointerenter', 'focus']) word.addEventListener(event, show);
  for (const event of ['pointerleave', 'blur']) word.addEventListener(event, hide);
}

function connectAxis(word: HTMLElement, { element }: LiveFigure): void {
  const name = word.dataset['axis'] ?? '';
  let before: string | null = null;
  const select = (axis: string | null) => {
    if (axis === null) element.removeAttribute('axis');
    else element.setAttribute('axis', axis);
  };
  word.addEventListener('pointerenter', ({ pointerType }) => {
    before = element.getAttribute('axis');
    if (pointerType === 'mouse') select(name);
  });
  word.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') select(before);
  });
  const choose = () => {
    before = name;
    select(name);
  };
  word.addEventListener('click', choose);
  word.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    choose();
  });
}

/** Words are plain text without scripts; here they become reachable by keys. */
export function connectWords(article: HTMLElement, figure: LiveFigure): void {
  const words = wordsOf(article, figure);
  for (const word of words) {
    word.tabIndex = 0;
    if (word.dataset['axis'] === undefined) connectShape(word, figure);
    else {
      word.role = 'button';
      connectAxis(word, figure);
    }
  }
  const lightRow = () => light(words, 'axis', figure.element.row?.candidate ?? null);
  for (const event of ['ready', 'axis-change']) figure.element.addEventListener(event, lightRow);
  figure.element.addEventListener('hover', ({ detail }) => {
    light(words, 'shape', detail?.name ?? null);
  });
}
