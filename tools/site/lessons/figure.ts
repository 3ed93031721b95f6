// A figure of a lesson: the public element as anyone embeds it, with a still picture for those without scripts.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { figureOf } from '../../../web/pages/lessons/figure-scene.ts';
import type { Lesson, LessonFigure } from '../../../web/pages/lessons/model.ts';
import type { DrawnVector } from '../../../web/scene/drawn-vector.ts';
import type { PlainScene } from '../../../web/scene/scene.ts';
import { sceneAttribute } from '../../../web/scene/scene-document.ts';
import type { Lang } from '../../../web/strings/lang.ts';
import { posterPicture } from '../static/elements.ts';
import { stillFigure } from '../still/still-figure.ts';

export interface FigurePlace {
  /** Its name in the lesson. */
  readonly name: string;
  /** The name of its still picture. */
  readonly poster: string;
  /** The way to the site's folder. */
  readonly up: string;
  /** Text alternative of the picture. */
  readonly alt: string;
  readonly lang: Lang;
  /** What it begins with: that of the lesson's variables where it follows them. */
  readonly shown: PlainScene;
  /** What is drawn beside its shapes. */
  readonly vectors?: readonly DrawnVector[];
  readonly isFirst: boolean;
}

/** The name of a figure's still picture: that of its preset, or one of its own. */
export const posterName = (lesson: Lesson, name: string): string =>
  figureOf(lesson, name).preset ?? `lessons/${lesson.slug}.${name}`;

/** Of a derived figure the scene that it begins with. */
export const withScene = (figure: LessonFigure, shown: PlainScene): LessonFigure =>
  figure.preset || figure.scene ? figure : { ...figure, scene: shown };

/** The attributes of a figure that say what it shows. */
export const sceneAttributes = (
  { preset, scene, axis, camera }: LessonFigure,
  vectors: readonly DrawnVector[] = [],
) => ({
  ...(preset && { preset }),
  ...(!preset && scene && { scene: sceneAttribute(scene) }),
  ...(axis && { axis }),
  ...(camera && { camera }),
  ...(vectors.length > 0 && { vectors: JSON.stringify(vectors) }),
});

export function figureElement(figure: LessonFigure, place: FigurePlace): Element {
  const { name, poster, up, alt, lang, shown, vectors, isFirst } = place;
  const { readonly = false, ui = isFirst ? 'reason' : 'min', axis, camera } = figure;
  const attributes = {
    ...sceneAttributes(withScene(figure, shown), vectors),
    ui,
    ...(readonly && { readonly: '' }),
    site: up,
  };
  return h('collision-playground', { id: `figure-${name}`, 'data-figure': name, ...attributes }, [
    stillFigure(
      { scene: shown, ui, readonly, ...(axis && { axis }), ...(camera && { camera }) },
      { picture: posterPicture(poster, up, { isFirst }), lang, up },
    ),
    // the still figure is inert
    h('span', { class: 'said' }, alt),
  ]);
}
