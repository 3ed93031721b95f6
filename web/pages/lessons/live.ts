// A lesson comes to life: figures are loaded, and numbers and words of the text are connected with them.
import { loadCore } from '../../core/index.ts';
import type { CollisionPlayground } from '../../element.ts';
import { langOf } from '../../strings/lang.ts';
import { loadPageStrings } from '../../strings/pages.ts';
import { loadElement } from '../shared/load-element.ts';
import { connectExercise } from './exercises.ts';
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
  const elements = article.querySelectorAll<CollisionPlayground>('collision-playground');
  const figures = Array.from(
    elements,
    (element) => new LiveFigure(element, article, { core, lesson, words }),
  );
  const figureNamed = (name: string) => figures.find((figure) => figure.name === name);
  const main = figureNamed('main');
  for (const figure of figures) {
    connectWords(article, figure);
    figure.deriveFrom(main);
  }
  for (const scrub of article.querySelectorAll<HTMLElement>('.scrub')) {
    const figure = figureNamed(scrub.dataset['figure'] ?? '');
    if (figure) connectScrub(scrub, figure, words);
  }
  for (const section of article.querySelectorAll<HTMLElement>('[data-exercise]')) {
    const name = section.dataset['exercise'] ?? '';
    const [figure, exercise] = [figureNamed(name), lesson.exercises[name]];
    if (figure && exercise) connectExercise(section, figure, exercise, words);
  }
  for (const listing of article.querySelectorAll<HTMLElement>('[data-textbook]')) {
    if (main) await connectTextbook(listing, main, { core, lesson, words });
  }
}
