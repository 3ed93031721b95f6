// Script of the lessons. What is needed to play comes with the first interaction: until then a lesson is text,
// formulas and a picture.
import 'katex/dist/katex.min.css';
import '../shared/site.css';
import '../shared/reading.css';
import './lessons.css';
import { onFirstInteraction } from '../shared/first-interaction.ts';
import { connectScrollers } from '../shared/scrollers.ts';
import { connectSite } from '../shared/site.ts';
import { connectSearch } from './search-field.ts';

connectSite();
connectSearch();
connectScrollers('.katex-display');

const article = document.querySelector<HTMLElement>('article[data-lesson]');
if (article) {
  onFirstInteraction(() => {
    void import('./live.ts').then(({ bringToLife }) => bringToLife(article));
  });
}
