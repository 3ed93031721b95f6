// The embedded figure as the custom element and its script.
import { escapeMarkup, startTag } from '../plain-text.ts';
import { bundleAddress, loaderAddress, posterAddress } from './addresses.ts';
import { type EmbeddedFigure, settingsOf, sizeStyleOf } from './embedded-figure.ts';
import { kHeight, kWidth } from './figure-size.ts';

const kWordsStyle =
  'position:absolute;left:12px;top:12px;margin:0;padding:8px 14px;background:Canvas;color:CanvasText';

/**
 * The element and its script. The content of the element is the fallback without scripts.
 * `integrity`: the hash of the bundle; null: the loader, without a hash.
 */
export function elementSnippet(figure: EmbeddedFigure, integrity: string | null): string {
  return [
    `${scriptTag(figure, integrity)}</script>`,
    startTag('collision-playground', [
      ...attributesOf(figure),
      // Without its script it is as high as with it, and the words are in the picture as they are with it.
      ['style', `display:block;position:relative;${sizeStyleOf(figure)}`],
    ]),
    ...pictureLines(figure),
    `  <p lang="${figure.wordsLang}" style="${kWordsStyle}">${escapeMarkup(figure.verdict)}</p>`,
    '</collision-playground>\n',
  ].join('\n');
}

/** The element's attributes: the scene, the appearance, and the site that its link opens. */
export function attributesOf(figure: EmbeddedFigure): readonly (readonly [string, string])[] {
  const { source } = figure;
  const scene = 'preset' in source ? { preset: source.preset } : source;
  return [...Object.entries(scene), ...settingsOf(figure), ['site', figure.site]];
}

function scriptTag(figure: EmbeddedFigure, integrity: string | null): string {
  if (integrity === null) {
    return startTag('script', [
      ['type', 'module'],
      ['src', loaderAddress(figure)],
    ]);
  }
  return startTag('script', [
    ['type', 'module'],
    ['src', bundleAddress(figure)],
    ['integrity', integrity],
    ['crossorigin', 'anonymous'],
  ]);
}

function pictureLines(figure: EmbeddedFigure): string[] {
  const poster = posterAddress(figure);
  if (poster === null) return [];
  const picture = startTag('img', [
    ['src', poster],
    // Decorative: the verdict follows as text.
    ['alt', ''],
    ['width', String(kWidth)],
    ['height', String(kHeight)],
    ['style', 'max-width:100%;height:auto'],
  ]);
  return [`  ${picture}`];
}
