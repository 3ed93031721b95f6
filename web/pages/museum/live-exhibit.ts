// An exhibit comes to life: its figure is loaded, its function can be changed, run and judged.
import { langOf } from '../../strings/lang.ts';
import { caseCount } from '../bench/judge.ts';
import { placesIn, Workbench } from '../bench/view/workbench.ts';
import { workbenchWords } from '../bench/workbench-words.ts';
import { loadElement } from '../shared/load-element.ts';
import { taskOf } from './exhibits/exhibit.ts';
import { exhibitOf } from './exhibits/index.ts';

export async function bringToLife(article: HTMLElement): Promise<void> {
  const exhibit = exhibitOf(article.dataset['exhibit'] ?? '');
  const section = article.querySelector<HTMLElement>('.workbench');
  const code = section?.querySelector('.code')?.textContent ?? '';
  if (!(exhibit && section)) return;
  void loadElement();
  const lang = langOf(document.documentElement.lang);
  const words = await workbenchWords(lang);
  const up = article.querySelector('collision-playground')?.getAttribute('site') ?? '';
  const places = placesIn(section);
  const workbench = new Workbench(places, {
    ...{ task: taskOf(exhibit), code, words, lang, up },
    cases: exhibit.inputs,
    count: caseCount(),
  });
  places.controls.hidden = false;
  // the editor comes when the reader turns to the code, and has the focus that the still code had
  places.code.addEventListener('pointerenter', () => void workbench.edit(), { once: true });
  places.code.addEventListener('focusin', () => void workbench.editHere(), { once: true });
}
