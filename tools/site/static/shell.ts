// The document around a static page: head, header, footer.
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { folderOf, otherLang } from '../../../web/strings/lang.ts';
import { headTags, upFrom } from '../head.ts';
import { siteTexts } from '../pages.ts';
import { offlineSwitch } from './offline-switch.ts';
import type { Section, StaticPage } from './page.ts';
import { kForSandbox } from './sandbox.ts';

/** Files of the build that a page loads, relative to the site's folder. */
export interface Assets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/** Works on any static host and under `require-trusted-types-for 'script'`. Formulas have style attributes. */
const policyOf = ({ judges = false }: StaticPage): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${judges ? ` ${kForSandbox.scripts}` : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "base-uri 'none'",
    "form-action 'none'",
    ...(judges ? [`worker-src 'self' ${kForSandbox.workers}`] : []),
  ].join('; ');

const kNav: readonly (readonly [Section | 'playground', string])[] = [
  ['lessons', 'lessons/'],
  ['grid', 'grid/'],
  ['museum', 'museum/'],
  ['bench', 'bench/'],
  ['playground', 'play/'],
];

function header(page: StaticPage): Element {
  const { lang, path, paths, section } = page;
  const current = (folder: string) => (path === folderOf(lang) + folder ? 'page' : 'true');
  const text = siteTexts[lang];
  const up = upFrom(path);
  const other = otherLang(lang);
  const links = kNav.map(([name, folder]) =>
    h(
      'a',
      {
        href: `${up}${folderOf(lang)}${folder}`,
        ...(name === section && { 'aria-current': current(folder) }),
      },
      text[`nav.${name as 'lessons'}`],
    ),
  );
  return h('header', { class: 'site' }, [
    h('a', { class: 'skip', href: '#main' }, text['nav.skip']),
    h('a', { class: 'brand', href: `${up}${folderOf(lang)}` }, [
      h('img', { src: `${up}icon.svg`, alt: '', width: 22, height: 22 }),
      'Collision Playground',
    ]),
    h('nav', { 'aria-label': text['nav.label'] }, links),
    h('div', { class: 'tools' }, [
      h(
        'a',
        {
          class: 'language',
          href: `${up}${paths[other]}`,
          hreflang: other,
          lang: other,
          'aria-label': text['nav.language.label'],
        },
        text['nav.language'],
      ),
      h('button', {
        type: 'button',
        class: 'theme',
        hidden: true,
        'aria-label': text['nav.theme'],
      }),
    ]),
  ]);
}

function footer({ lang, path, section }: StaticPage): Element {
  const text = siteTexts[lang];
  const up = upFrom(path);
  const beside = (folder: string) => `${up}${folder}/?lang=${lang}`;
  return h('footer', { class: 'site' }, [
    // the home page has a card with the switch and what it does
    h('div', [
      h('p', text['footer.about']),
      ...(section === 'home' ? [] : [offlineSwitch(lang, up)]),
    ]),
    h('p', [
      h('a', { href: beside('stress') }, text['footer.stress']),
      h('a', { href: beside('race') }, text['footer.race']),
      h('a', { href: beside('skin') }, text['footer.skin']),
      h('a', { href: `${up}third-party-notices.txt` }, text['footer.notices']),
      h('span', text['footer.licence']),
    ]),
  ]);
}

/** `site`: base URL; null: unknown, so that URLs are relative to the page. */
export function documentOf(page: StaticPage, assets: Assets, site: string | null): string {
  const up = upFrom(page.path);
  const styles = assets.styles.map((file) => h('link', { rel: 'stylesheet', href: up + file }));
  const fonts = assets.fonts.map((file) =>
    h('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: up + file }),
  );
  const preloaded = (page.preloadedStyles ?? []).map((file) =>
    h('link', { rel: 'preload', as: 'style', href: up + file }),
  );
  const script = (file: string) => h('script', { type: 'module', src: up + file });
  const head: ElementContent[] = [
    h('meta', { charset: 'utf-8' }),
    h('meta', {
      name: 'viewport',
      content: 'width=device-width, initial-scale=1, viewport-fit=cover',
    }),
    h('meta', { 'http-equiv': 'Content-Security-Policy', content: policyOf(page) }),
    h('title', page.title),
    ...headTags(page, site).map(({ tag, attributes }) => h(tag, attributes)),
    h('meta', { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' }),
    h('meta', { name: 'theme-color', content: '#1b1f25', media: '(prefers-color-scheme: dark)' }),
    h('link', { rel: 'icon', href: `${up}icon.svg`, type: 'image/svg+xml' }),
    h('link', { rel: 'apple-touch-icon', href: `${up}icon-180.png` }),
    h('link', { rel: 'manifest', href: `${up}site.webmanifest` }),
    // before anything is painted, so that a chosen theme does not flash
    h('script', { src: `${up}theme.js` }),
    ...fonts,
    ...preloaded,
    ...styles,
    script(assets.script),
    ...(page.loadsElement ? [script('element.js')] : []),
  ];
  const body = h('body', { class: page.entry }, [
    header(page),
    h('main', { id: 'main' }, [...page.main()]),
    footer(page),
  ]);
  const tree: Root = {
    type: 'root',
    children: [{ type: 'doctype' }, h('html', { lang: page.lang }, [h('head', head), body])],
  };
  return `${toHtml(tree, { quote: '"', upperDoctype: true, allowDangerousHtml: true })}\n`;
}
