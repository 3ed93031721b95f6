// Script of the museum. Figure, editor and judge come with the first interaction: until then an exhibit is text,
// code and a picture.
import '../shared/site.css';
import '../shared/reading.css';
import '../bench/workbench.css';
import './museum.css';
import { onFirstInteraction } from '../shared/first-interaction.ts';
import { connectSite } from '../shared/site.ts';

connectSite();

const article = document.querySelector<HTMLElement>('article[data-exhibit]');
if (article) {
  onFirstInteraction(() => {
    void import('./live-exhibit.ts').then(({ bringToLife }) => bringToLife(article));
  });
}
