// A figure of a lesson: the public element as anyone embeds it, with a still picture for those without scripts.
import type { Element } from 'hast';
import { h } from 'hastscript';
import { figureOf } from '../../../web/pages/lessons/figure-scene.ts';
import type { Lesson, LessonFigure } from '../../../web/pages/lessons/model.ts';
import { sceneAttribute } from '../../../web/scene/scene-document.ts';
import type { VerdictLine } from '../../../web/strings/verdict.ts';
import { posterPicture } from '../static/elements.ts';

export interface FigurePlace {
  /** Its name in the lesson. */
  readonly name: string;
  /** The name of its still picture. */
  readonly poster: string;
  /** The way to the site's folder. */
  readonly up: string;
  /** Text alternative of the picture. */
  readonly alt: string;
  /** What the figure says of its pair as soon as it is loaded. */
  readonly verdict: VerdictLine;
  readonly isFirst: boolean;
}

/** The name of a figure's still picture: that of its preset, or one of its own. */
export const posterName = (lesson: Lesson, name: string): string =>
  figureOf(lesson, name).preset ?? `lessons/${lesson.slug}.${name}`;

/** The attributes of a figure that say what it shows. */
export const sceneAttributes = ({ preset, scene, axis, camera }: LessonFigure) => ({
  ...(preset && { preset }),
  ...(!preset && scene && { scene: sceneAttribute(scene) }),
  ...(axis && { axis }),
  ...(camera && { camera }),
});

export function figureElement(figure: LessonFigure, place: FigurePlace): Element {
  const { name, poster, up, alt, verdict, isFirst } = place;
  const { readonly, ui = isFirst ? 'reason' : 'min' } = figure;
  const attributes = {
    ...sceneAttributes(figure),
    ui,
    ...(readonly && { readonly: '' }),
    site: up,
  };
  return h('collision-playground', { id: `figure-${name}`, 'data-figure': name, ...attributes }, [
    posterPicture(poster, up, { alt, isFirst }),
    ...(ui === 'none' ? [] : [stillVerdict(verdict)]),
  ]);
}

/** Where the verdict will be, so that nothing moves; the text alternative of the picture says it, too. */
const stillVerdict = ({ tone, word, detail }: VerdictLine): Element =>
  h('p', { class: 'still-verdict', 'data-tone': tone, 'aria-hidden': 'true' }, [
    h('strong', word),
    ' ',
    h('span', detail),
  ]);
