// Script of the lessons. What is needed to play comes with the first interaction, such as scrolling, and each figure
// when it comes into view: until then a lesson is text, formulas, and figures that stand still.
import 'katex/dist/katex.min.css';
import '../shared/site.css';
import '../shared/reading.css';
import './lessons.css';
import { connectCopyButtons } from '../shared/copy.ts';
import { onWanted } from '../shared/first-interaction.ts';
import { connectSite } from '../shared/site.ts';
import { connectCodeChoice } from './code-choice.ts';
import { connectFormulas } from './formulas.ts';
import { connectStage } from './stage.ts';

connectSite();
connectSearch();
connectCodeChoice();
connectCopyButtons();
connectFormulas();
connectScrollers('.katex-display, .wide');

const article = document.querySelector<HTMLElement>('article[data-lesson]');
if (article) {
  connectStage(article);
  const parts = article.querySelectorAll(
    'collision-playground, .scrub, .word, .exercise, .choice, .code',
  );
  onWanted(parts, () => {
    void import('./live.ts').then(({ bringToLife }) => bringToLife(article));
  });
}

/** The field that searches the lessons. */
function connectSearch(): void {
  const place = document.querySelector<HTMLElement>('.search');
  if (!place) return;
  place.hidden = false;
  void import('./search.ts').then(({ showSearch }) => showSearch(place));
}

/** What is wider than its place can be scrolled by keys, and is no stop for them otherwise. */
function connectScrollers(selector: string): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const element = target as HTMLElement;
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    }
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
