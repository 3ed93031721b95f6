// oEmbed 1.0 (https://oembed.com): from a page's link to a frame with its figure, for editors that ask.
import { escaped } from './markup.ts';
import { type Page, pictureSize, siteName } from './pages.ts';

/** A common blog's frame. */
const kFrame = { width: 768, height: 430 };

export const oEmbedPath = ({ path }: Page): string => `${path}oembed.json`;

/** `site`: its address. */
export function oEmbed({ lang, preset, title, picture }: Page, site: string) {
  const figure = `${site}embed/?preset=${preset}&lang=${lang}`;
  const { width, height } = kFrame;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: siteName,
    provider_url: site,
    html: `<iframe src="${escaped(figure)}" title="${escaped(title)}" width="${width}" height="${height}" style="border: 0" loading="lazy" allowfullscreen></iframe>`,
    width,
    height,
    thumbnail_url: site + picture,
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
  };
}
