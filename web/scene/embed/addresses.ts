// Where the site keeps what a snippet points to.
import { type EmbeddedFigure, settingsOf } from './embedded-figure.ts';

/** A loader; the rest comes when a figure is near. */
export const loaderAddress = ({ site }: EmbeddedFigure) => `${site}element.js`;

/** All of it in one file. */
export const bundleAddress = ({ site }: EmbeddedFigure) => `${site}collision-playground.js`;

/** A page with nothing but the figure, for a frame; null: it can't reach the scene's file. */
export function frameAddress(figure: EmbeddedFigure): string | null {
  const { site, source } = figure;
  if ('src' in source) return null;
  const address = new URL('embed/', site);
  if ('preset' in source) address.searchParams.set('preset', source.preset);
  else address.hash = source.scene;
  for (const [name, value] of settingsOf(figure)) address.searchParams.set(name, value);
  return address.href;
}

/** The page that opens the scene; null: it can't reach the scene's file. */
export function pageAddress({ site, source, wordsLang }: EmbeddedFigure): string | null {
  if ('src' in source) return null;
  const home = wordsLang === 'ko' ? `${site}ko/` : site;
  return 'preset' in source ? `${home}p/${source.preset}/` : `${home}#${source.scene}`;
}

/** What a host that knows oEmbed reads; null: only the pages of presets have it. */
export function oembedAddress(figure: EmbeddedFigure): string | null {
  const page = pageAddress(figure);
  return page !== null && 'preset' in figure.source ? `${page}oembed.json` : null;
}

/** A picture of the figure; null: only presets have one. */
export function posterAddress({ site, source, theme }: EmbeddedFigure): string | null {
  if (!('preset' in source)) return null;
  return `${site}posters/${source.preset}.${theme === 'dark' ? 'dark' : 'light'}.webp`;
}
