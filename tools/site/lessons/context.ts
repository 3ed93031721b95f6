// What a lesson's text is filled in with, in one language: readings of the core, words, links.

import { loadCore } from '../../../web/core/index.node.ts';
import { explain } from '../../../web/page/explain.ts';
import { codeAnswers, type TextbookCode } from '../../../web/pages/lessons/code-answers.ts';
import { startOf, vectorsOf } from '../../../web/pages/lessons/figure-scene.ts';
import type { Lesson } from '../../../web/pages/lessons/model.ts';
import { Readings } from '../../../web/pages/lessons/readings.ts';
import type { Scene } from '../../../web/scene/scene.ts';
import { type Lang, loadStrings, stringsOf } from '../../../web/strings/index.ts';
import en from '../../../web/strings/lessons.en.json' with { type: 'json' };
import ko from '../../../web/strings/lessons.ko.json' with { type: 'json' };
import { format, withAllKept } from '../../../web/strings/text.ts';
import { spoken, type VerdictLine, verdictLine } from '../../../web/strings/verdict.ts';
import type { LessonContext } from './handlers.ts';
import { lessonLink } from './link.ts';
import { mistakesList } from './mistakes.ts';
import { scrubLabel } from './scrub-label.ts';

export const lessonWords = { en: withAllKept(en), ko: withAllKept(ko) } as const;

const modules = import.meta.glob<Readonly<Record<string, TextbookCode>>>(
  ['../../../web/textbook/javascript/*.js', '../../../web/pages/lessons/code/*.js'],
  { eager: true },
);
const functions: Readonly<Record<string, TextbookCode>> = Object.assign(
  {},
  ...Object.values(modules),
);

export const core = await loadCore();
await loadStrings('ko');

/** The verdict about a scene's pair. @throws Error for a scene without a pair */
export function verdictIn(scene: Scene, lang: Lang): VerdictLine {
  const strings = stringsOf(lang);
  const figure = core.createFigure();
  const explained = explain(figure.evaluate(scene), scene, core.catalog, strings);
  figure.dispose();
  if (!explained) throw new Error('the scene has no pair');
  return verdictLine(explained, strings);
}

/** The same in words. */
export const verdictText = (scene: Scene, lang: Lang): string => spoken(verdictIn(scene, lang));

/** `up`: the way from the page to the site's folder. */
export function contextOf(lesson: Lesson, lang: Lang, up: string): LessonContext {
  const sceneIn = (name: string) => {
    const scene = startOf(core, lesson, name);
    return name === 'main' && lesson.follow
      ? lesson.follow(core, scene, lesson.variables ?? {})
      : scene;
  };
  const readings = new Map<string, Readings>();
  const readingsOf = (name: string) => {
    const before = readings.get(name);
    if (before) return before;
    const scene = sceneIn(name);
    const { variables = {} } = lesson;
    const own = lesson.readings?.(core, scene, variables);
    const made = new Readings(core, scene, { ...variables, ...own });
    readings.set(name, made);
    return made;
  };
  const verdictOf = (name: string) => verdictText(sceneIn(name), lang);
  return {
    lesson,
    lang,
    up,
    words: lessonWords[lang],
    readingsOf,
    chartOf(name) {
      const drawn = lesson.charts?.[name];
      if (!drawn) throw new Error(`lesson ${lesson.slug} has no drawing "${name}"`);
      return drawn.chart(core, sceneIn(drawn.figure ?? 'main'), lesson.variables ?? {});
    },
    verdictOf,
    sceneIn,
    vectorsIn: (name) => vectorsOf(core, lesson, sceneIn(name)),
    labelOf: (path) => scrubLabel(lang, path),
    altOf: (name) => format(stringsOf(lang).stage, { verdict: verdictOf(name) }),
    linkTo: (slug) => lessonLink(slug, lang),
    mistakes: mistakesList(lesson, lang, up),
    codeAnswers(name, figure) {
      const code = functions[name];
      if (!code) throw new Error(`the textbook has no "${name}"`);
      return codeAnswers(
        code,
        lesson.calls?.[name],
        { scene: sceneIn(figure), variables: lesson.variables ?? {} },
        core,
        lessonWords[lang],
      );
    },
  };
}
