// A figure of a lesson: the public element as anyone embeds it, with a still picture for those without scripts.
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { LessonFigure } from '../../../web/pages/lessons/model.ts';
import { kHeight, kWidth } from '../../../web/scene/embed/embedded-figure.ts';
import { sceneAttribute } from '../../../web/scene/scene-document.ts';

export interface FigurePlace {
  /** Its name in the lesson. */
  readonly name: string;
  readonly slug: string;
  /** The way to the site's folder. */
  readonly up: string;
  /** Text alternative of the picture. */
  readonly alt: string;
  readonly isFirst: boolean;
}

/** The name of a figure's still picture: that of its preset, or one of its own. */
export const posterName = ({ preset }: LessonFigure, slug: string, name: string): string =>
  preset ?? `lessons/${slug}.${name}`;

/** The still picture of a figure in a theme, relative to the site's folder. */
export const posterOf = (figure: LessonFigure, slug: string, name: string, theme: string): string =>
  `posters/${posterName(figure, slug, name)}.${theme}.webp`;

/** The attributes of a figure that say what it shows. */
export const sceneAttributes = ({ preset, scene, axis, camera }: LessonFigure) => ({
  ...(preset && { preset }),
  ...(!preset && scene && { scene: sceneAttribute(scene) }),
  ...(axis && { axis }),
  ...(camera && { camera }),
});

export function figureElement(figure: LessonFigure, place: FigurePlace): Element {
  const { name, slug, up, alt, isFirst } = place;
  const { readonly, ui = isFirst ? 'reason' : 'min' } = figure;
  const poster = (theme: string) => up + posterOf(figure, slug, name, theme);
  const attributes = {
    ...sceneAttributes(figure),
    ui,
    ...(readonly && { readonly: '' }),
    site: up,
  };
  return h('collision-playground', { id: `figure-${name}`, 'data-figure': name, ...attributes }, [
    h('picture', [
      h('source', { media: '(prefers-color-scheme: dark)', srcset: poster('dark') }),
      h('img', {
        src: poster('light'),
        alt,
        width: kWidth,
        height: kHeight,
        ...(isFirst ? { fetchpriority: 'high' } : { loading: 'lazy' }),
      }),
    ]),
  ]);
}
