// The URLs of a site that snippets refer to.
import { type EmbeddedFigure, settingsOf } from './embedded-figure.ts';

/** The loader, which loads the rest when a figure comes near the viewport. */
export const loaderAddress = ({ site }: EmbeddedFigure) => `${site}element.js`;

/** The whole package in one file. */
export const bundleAddress = ({ site }: EmbeddedFigure) => `${site}collision-playground.js`;

/** The page for an iframe, with only the figure; null for a scene file, which it can't load. */
export function frameAddress(figure: EmbeddedFigure): string | null {
  const { site, source } = figure;
  if ('src' in source) return null;
  const address = new URL('embed/', site);
  if ('preset' in source) address.searchParams.set('preset', source.preset);
  else address.hash = source.scene;
  for (const [name, value] of settingsOf(figure)) address.searchParams.set(name, value);
  return address.href;
}

/** What a link to the playground is made of. */
export type EmbeddedPlace = Pick<EmbeddedFigure, 'site' | 'source' | 'wordsLang'>;

/** The playground with the scene; null for a scene file, which it can't load. */
export function pageAddress({ site, source, wordsLang }: EmbeddedPlace): string | null {
  if ('src' in source) return null;
  const home = wordsLang === 'ko' ? `${site}ko/` : site;
  if ('scene' in source) return `${home}play/#${source.scene}`;
  return source.pageless ? `${home}play/?preset=${source.preset}` : `${home}p/${source.preset}/`;
}

/** The page as a reader of a figure opens it: with the row that is chosen there. */
export function visitAddress(figure: EmbeddedPlace, step: number | null): string | null {
  const page = pageAddress(figure);
  if (page === null || step === null) return page;
  const address = new URL(page);
  address.searchParams.set('step', String(step));
  return address.href;
}

/** The oEmbed document; null if not a preset that has a page. */
export function oembedAddress(figure: EmbeddedFigure): string | null {
  const { source } = figure;
  return 'preset' in source && !source.pageless ? `${pageAddress(figure)}oembed.json` : null;
}

/** The poster; null if not a preset. */
export function posterAddress({ site, source, theme }: EmbeddedFigure): string | null {
  if (!('preset' in source)) return null;
  return `${site}posters/${source.preset}.${theme === 'dark' ? 'dark' : 'light'}.webp`;
}
