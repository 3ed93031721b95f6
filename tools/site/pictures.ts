// The still pictures of the site: what `npm run pictures` draws, and where each is kept below web/public/.

import { startOf, vectorsOf } from '../../web/pages/lessons/figure-scene.ts';
import { lessons } from '../../web/pages/lessons/list/index.ts';
import type { Lesson } from '../../web/pages/lessons/model.ts';
import { exhibitScene } from '../../web/pages/museum/exhibit-scene.ts';
import { kExhibits } from '../../web/pages/museum/exhibits/index.ts';
import { presets } from '../../web/presets/index.ts';
import { modelPresets } from '../../web/presets/models.ts';
import type { Lang } from '../../web/strings/index.ts';
import { core } from './lessons/context.ts';
import { posterName, sceneAttributes, withScene } from './lessons/figure.ts';
import { lessonText } from './lessons/texts.ts';
import { posterName as exhibitPoster } from './museum/exhibit-parts.ts';
import { exhibitText } from './museum/texts.ts';
import { langs, linkPicture, pathOf } from './pages.ts';
import { pathsOf } from './static/page.ts';

/** Attributes of a figure; those that it does not name are empty. */
type Attributes = Readonly<Record<string, string>>;

/** A figure's picture alone, in both themes: `posters/<name>.<theme>.webp`. */
export interface PosterPicture {
  readonly name: string;
  readonly attributes: Attributes;
}

/** The picture of a link to a page, with the verdict in its language. */
export interface SharedPicture {
  readonly file: string;
  readonly lang: Lang;
  readonly attributes: Attributes;
  /** Title of the page, over the picture; null: none. */
  readonly caption: string | null;
}

/** Figures of a lesson that are no presets, with those of its exercises and games. */
function ownFigures(lesson: Lesson): PosterPicture[] {
  const { figures, exercises, games } = lesson;
  const exercised = Object.entries({ ...exercises, ...games }).map(
    ([name, { figure }]) => [name, figure] as const,
  );
  return [...Object.entries(figures), ...exercised]
    .filter(([, figure]) => figure.preset === undefined)
    .map(([name, figure]) => {
      const start = startOf(core, lesson, name);
      const vectors = vectorsOf(core, lesson, start);
      return {
        name: posterName(lesson, name),
        attributes: sceneAttributes(withScene(figure, start), vectors),
      };
    });
}

export const posterPictures: readonly PosterPicture[] = [
  ...[...presets.map(({ key }) => key), ...modelPresets].map((key) => ({
    name: key,
    attributes: { preset: key },
  })),
  ...lessons.flatMap(ownFigures),
  ...kExhibits.map((exhibit) => ({
    name: exhibitPoster(exhibit),
    attributes: sceneAttributes({ scene: exhibitScene(exhibit) }),
  })),
];

export const sharedPictures: readonly SharedPicture[] = langs.flatMap((lang) => [
  ...presets.map(({ key }) => ({
    file: linkPicture(pathOf(lang, key)),
    lang,
    attributes: { preset: key },
    caption: null,
  })),
  ...lessons.map((lesson) => ({
    file: linkPicture(pathsOf(`lessons/${lesson.slug}/`)[lang]),
    lang,
    attributes: sceneAttributes(
      lesson.figures.main,
      vectorsOf(core, lesson, startOf(core, lesson, 'main')),
    ),
    caption: lessonText(lang, lesson.slug).title,
  })),
  ...kExhibits.map((exhibit) => ({
    file: linkPicture(pathsOf(`museum/${exhibit.slug}/`)[lang]),
    lang,
    attributes: sceneAttributes({ scene: exhibitScene(exhibit) }),
    caption: exhibitText(lang, exhibit, 'title'),
  })),
]);
