// A lesson comes to life: figures are loaded, and numbers and words of the text are connected with them.
import { loadCore } from '../../core/index.ts';
import type { CollisionPlayground } from '../../element.ts';
import { langOf } from '../../strings/lang.ts';
import { loadPageStrings } from '../../strings/pages.ts';
import { loadElement } from '../shared/load-element.ts';
import { connectChoice } from './choice-word.ts';
import { connectExercise } from './exercises.ts';
import { lessons } from './list/index.ts';
import { connectChart } from './live-chart.ts';
import { type LessonParts, LiveFigure } from './live-figure.ts';
import { connectRoundsGame } from './rounds-game.ts';
import { connectScoreGame } from './score-game.ts';
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
  const parts = { core, lesson, words };
  const main = figures.find(({ name }) => name === 'main');
  for (const figure of figures) {
    connectWords(article, figure);
    figure.deriveFrom(main);
  }
  connectParts(article, figures, parts);
  for (const listing of article.querySelectorAll<HTMLElement>('[data-textbook]')) {
    const figure = figures.find(({ name }) => name === (listing.dataset['figure'] ?? ''));
    if (figure) await connectTextbook(listing, figure, parts);
  }
}

/** What is about one figure each: numbers that readers change, drawings, exercises and games. */
function connectParts(
  article: HTMLElement,
  figures: readonly LiveFigure[],
  parts: LessonParts,
): void {
  const { lesson, words } = parts;
  /** Each such element with its figure, which it names in its data. */
  const connect = (
    selector: string,
    key: 'figure' | 'exercise' | 'game',
    act: (element: HTMLElement, figure: LiveFigure, name: string) => void,
  ) => {
    for (const element of article.querySelectorAll<HTMLElement>(selector)) {
      const name = element.dataset[key] ?? '';
      const figure = figures.find((each) => each.name === name);
      if (figure) act(element, figure, name);
    }
  };
  connect('.scrub', 'figure', (scrub, figure) => connectScrub(scrub, figure, words));
  connect('.choice', 'figure', connectChoice);
  connect('[data-chart]', 'figure', (chart, figure) => connectChart(chart, figure, parts));
  connect('[data-exercise]', 'exercise', (section, figure, name) => {
    const exercise = lesson.exercises[name];
    if (exercise) connectExercise(section, figure, exercise, words);
  });
  connect('[data-game]', 'game', (section, figure, name) => {
    const game = lesson.games?.[name];
    if (game && 'rounds' in game) connectRoundsGame(section, figure, game, parts);
    else if (game) connectScoreGame(section, figure, game, parts);
  });
}
