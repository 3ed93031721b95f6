// 404.html: what a static host answers with, in both languages, at any address. So it loads nothing beside itself.
import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Lang } from '../../../web/strings/index.ts';
import { folderOf } from '../../../web/strings/lang.ts';
import { langs, siteName, siteTexts } from '../pages.ts';
import { policyHash } from '../policy-hash.ts';
import findRoot from './find-root.js?raw';

const kStyles = `
:root { color-scheme: light dark; font: 16px/1.55 Inter, system-ui, "Noto Sans KR", sans-serif;
  background: light-dark(#fbfaf7, #14171b); color: light-dark(#1b1f24, #eceff2); }
body { box-sizing: border-box; display: grid; align-content: center; justify-items: start; gap: 44px;
  width: min(620px, 100% - 48px); min-height: 100dvh; margin: 0 auto; padding: 32px 0; }
:lang(ko) { word-break: keep-all; }
main { display: grid; gap: 44px; }
h1, h2 { margin: 0 0 6px; font-size: 28px; line-height: 1.2; letter-spacing: -0.012em; }
p { margin: 0 0 12px; color: light-dark(#5b6470, #9aa6b2); }
ul { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid light-dark(#e3e1da, #2b3138);
  border-radius: 8px; background: light-dark(#ffffff, #1b1f25); color: inherit; text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; }
`;

const kPlaces = [
  ['', 'missing.home'],
  ['lessons/', 'nav.lessons'],
  ['grid/', 'nav.grid'],
  ['museum/', 'nav.museum'],
  ['play/', 'nav.playground'],
] as const;

function part(lang: Lang, heading: 'h1' | 'h2', root: string): Element {
  const text = siteTexts[lang];
  const folder = folderOf(lang);
  const links = kPlaces.map(([path, name]) =>
    h('li', [
      h('a', { href: `${root}${folder}${path}`, 'data-path': `${folder}${path}` }, text[name]),
    ]),
  );
  return h('section', { lang }, [
    h(heading, text['missing.title']),
    h('p', text['missing.text']),
    h('ul', links),
  ]);
}

/** `site`: base URL; null: unknown, and a script looks for it. */
export function missingPage(site: string | null): string {
  const root = site === null ? '/' : new URL(site).pathname;
  const script = site === null ? findRoot : null;
  const policy = [
    "default-src 'none'",
    `style-src ${policyHash(kStyles)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    ...(script === null ? [] : [`script-src ${policyHash(script)}`, "connect-src 'self'"]),
  ].join('; ');
  const document = h('html', { lang: 'en' }, [
    h('head', [
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { 'http-equiv': 'Content-Security-Policy', content: policy }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', `${siteTexts.en['missing.title']} · ${siteName}`),
      h('link', { rel: 'icon', href: 'data:,' }),
      h('style', kStyles),
      ...(script === null ? [] : [h('script', { type: 'module' }, script)]),
    ]),
    h('body', [
      h(
        'main',
        langs.map((lang, i) => part(lang, i === 0 ? 'h1' : 'h2', root)),
      ),
    ]),
  ]);
  const html = toHtml(
    { type: 'root', children: [{ type: 'doctype' }, document] },
    { quote: '"', upperDoctype: true },
  );
  return `${html}\n`;
}
