// The code of the textbook, or of a lesson, run on every scene that the figure shows.
import { codeAnswers, type TextbookCode } from './code-answers.ts';
import type { LessonParts, LiveFigure } from './live-figure.ts';

type Module = Readonly<Record<string, TextbookCode>>;

const modules = import.meta.glob<Module>(['../../textbook/javascript/*.js', './code/*.js']);

async function codeNamed(name: string): Promise<TextbookCode | undefined> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.find((module) => module[name])?.[name];
}

export async function connectTextbook(
  listing: HTMLElement,
  figure: LiveFigure,
  { core, lesson, words }: LessonParts,
): Promise<void> {
  const name = listing.dataset['textbook'] ?? '';
  const code = await codeNamed(name);
  const [textbook, exact] = [listing.querySelector('.textbook'), listing.querySelector('.core')];
  if (!(code && textbook && exact)) return;
  figure.follow((_, scene) => {
    const answers = codeAnswers(
      code,
      lesson.calls?.[name],
      { scene, variables: figure.shown.variables },
      core,
      words,
    );
    textbook.textContent = answers.textbook;
    exact.textContent = answers.core;
  });
}
