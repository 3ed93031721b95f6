// oEmbed 1.0 (https://oembed.com): lets editors turn a page's link into an iframe with its figure.
import { kHeight, kWidth } from '../../web/scene/embed/figure-size.ts';
import { escapeMarkup } from '../../web/scene/plain-text.ts';
import { type Page, pictureSize, siteName } from './pages.ts';

export const oEmbedPath = ({ path }: Page): string => `${path}oembed.json`;

/** `site`: base URL. */
export function oEmbed({ lang, preset, title, picture }: Page, site: string) {
  const figure = `${site}embed/?preset=${preset}&lang=${lang}`;
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: siteName,
    provider_url: site,
    html: `<iframe src="${escapeMarkup(figure)}" title="${escapeMarkup(title)}" width="${kWidth}" height="${kHeight}" style="border: 0" loading="lazy" allowfullscreen></iframe>`,
    width: kWidth,
    height: kHeight,
    thumbnail_url: site + picture,
    thumbnail_width: pictureSize.width,
    thumbnail_height: pictureSize.height,
  };
}
