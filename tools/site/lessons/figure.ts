// A figure of a lesson: the public element as anyone embeds it, with a still picture for those without scripts.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { sceneDocument } from '../../../web/app/files/write-scene.ts';
import type { LessonFigure } from '../../../web/pages/lessons/model.ts';
import { kHeight, kWidth } from '../../../web/scene/embed/embedded-figure.ts';

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

export function figureElement(figure: LessonFigure, place: FigurePlace): Element {
  const { name, slug, up, alt, isFirst } = place;
  const { preset, scene, axis, camera, readonly, ui = isFirst ? 'reason' : 'min' } = figure;
  const poster = (theme: string) => up + posterOf(figure, slug, name, theme);
  const attributes = {
    ...(preset ? { preset } : { scene: scene && JSON.stringify(sceneDocument(scene)) }),
    ui,
    ...(axis && { axis }),
    ...(camera && { camera }),
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
