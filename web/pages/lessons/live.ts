// A lesson comes to life: figures are loaded, and numbers and words of the text are connected with them.
import { loadCore } from '../../core/index.ts';
import type { CollisionPlayground } from '../../element.ts';
import { langOf } from '../../strings/lang.ts';
import { loadPageStrings } from '../../strings/pages.ts';
import { loadElement } from '../shared/load-element.ts';
import { connectExercise } from './exercises.ts';
import { connectGame } from './games.ts';
import { lessons } from './list/index.ts';
import { LiveFigure } from './live-figure.ts';
import { connectScrub } from './scrub.ts';
import { connectTextbook } from './textbook-answer.ts';
import { connectWords } from './words.ts';

export async function bringToLife(article: HTMLElement): Promise<void> {
  const lesson = lessons.find(({ slug }) => slug === article.dataset['lesson']);
  if (!lesson) return;
  const lang = langOf(document.documentElement.lang);
  const [core, words] = await Promise.all([
    loadCore(),
    loadPageStrings('lessons', lang),
    loadElement(),
  ]);
  const parts = { core, lesson, words };
  const elements = article.querySelectorAll<CollisionPlayground>('collision-playground');
  const figures = Array.from(elements, (element) => new LiveFigure(element, article, parts));
  const figureNamed = (name: string) => figures.find((figure) => figure.name === name);
  /** Each element that names a figure by this attribute. */
  const connect = (
    key: 'figure' | 'exercise' | 'game',
    selector: string,
    act: (element: HTMLElement, figure: LiveFigure) => void,
  ) => {
    for (const element of article.querySelectorAll<HTMLElement>(selector)) {
      const figure = figureNamed(element.dataset[key] ?? '');
      if (figure) act(element, figure);
    }
  };
  for (const figure of figures) connectWords(article, figure);
  connect('figure', '.scrub', (scrub, figure) => connectScrub(scrub, figure, words));
  connect('exercise', '[data-exercise]', (section, figure) => {
    const exercise = lesson.exercises[figure.name];
    if (exercise) connectExercise(section, figure, exercise, words);
  });
  connect('game', '[data-game]', (section, figure) => connectGame(section, figure, parts));
  const main = figureNamed('main');
  for (const listing of article.querySelectorAll<HTMLElement>('[data-textbook]')) {
    if (main) await connectTextbook(listing, main, parts);
  }
}
