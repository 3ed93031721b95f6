import { escapeMarkup } from '../../web/scene/plain-text.ts';
import type { Page } from './pages.ts';

/** For search engines (https://www.sitemaps.org). `site`: its address. */
export function sitemap(pages: readonly Page[], site: string): string {
  const urls = pages.map(({ path }) => `  <url><loc>${escapeMarkup(site + path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
