// A figure as it looks as soon as it is loaded, for before: its panels with what the core says of its scene, in a shadow
// root of their own, and the still picture where the live one will be. Nothing of it can be used until then.
import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Lang } from '../../../web/strings/lang.ts';
import { pageMarkup, type StillFigure } from './still-page.ts';
import { pictureExtent } from './still-picture.ts';
import { kStillStyles } from './still-styles.ts';

/** Of the canvas, in whose place the picture is. */
const kCanvas = /<canvas[^>]*><\/canvas>/;

/** Names of elements that a script would take for its own. */
const kOurs = /(<\/?)cp-/g;

const rounded = (number: number) => String(Number(number.toFixed(4)));

/** `up`: the way to the site's folder. */
export function stillFigure(
  figure: StillFigure,
  { picture, lang, up }: { readonly picture: Element; readonly lang: Lang; readonly up: string },
): Element {
  const { wide, aspect } = pictureExtent(figure);
  const page = pageMarkup(figure, lang)
    .replace(kCanvas, '<div class="free"><slot></slot></div>')
    .replaceAll(kOurs, '$1still-')
    // not the spaces that keep a number and its unit together
    .replaceAll(/[ \n]+/g, ' ');
  const raw = {
    type: 'raw',
    value: `<template shadowrootmode="closed"><link rel="stylesheet" href="${up}${kStillStyles}">${page}</template>`,
  } as unknown as ElementContent;
  const style = `--wide: ${rounded(wide)}; --aspect: ${rounded(aspect)}`;
  return h('div', { class: 'still-figure', inert: true, style }, [raw, picture]);
}
