// Snippets for other pages: parsed, they yield the settings of the figure.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  frameAddress,
  oembedAddress,
  pageAddress,
  posterAddress,
  visitAddress,
} from '../../../../web/scene/embed/addresses.ts';
import { penOf } from '../../../../web/scene/embed/codepen-snippet.ts';
import { elementSnippet } from '../../../../web/scene/embed/element-snippet.ts';
import { settingsOf } from '../../../../web/scene/embed/embedded-figure.ts';
import { iframeSnippet } from '../../../../web/scene/embed/iframe-snippet.ts';
import { markdownSnippet } from '../../../../web/scene/embed/markdown-snippet.ts';
import { anyFigure, attributesIn, figure, kSite, textOf } from './figures.ts';

const kCode = '1abc-DEF_9';
const linked = { source: { scene: kCode } };
const tooLarge = { source: { src: 'scene.json' } };

test('the element: a script, the figure, and its fallback content', () => {
  const html = elementSnippet(
    figure({ readonly: true, theme: 'dark', lang: 'ko', step: 10, camera: '35 20' }),
    null,
  );
  expect(html).toBe(`<script type="module" src="${kSite}element.js"></script>
<collision-playground preset="edge-edge" ui="min" readonly="" theme="dark" lang="ko" step="10" camera="35 20" site="${kSite}" style="display:block;position:relative;width:100%;max-width:768px;aspect-ratio:768/430;min-height:240px">
  <img src="${kSite}posters/edge-edge.dark.webp" alt="" width="768" height="430" style="max-width:100%;height:auto">
  <p lang="en" style="position:absolute;left:12px;top:12px;margin:0;padding:8px 14px;background:Canvas;color:CanvasText">Apart: 0.454 m of daylight, first separated on A.y×B.x</p>
</collision-playground>
`);
});

test('with a hash, the bundle is loaded', () => {
  const script = attributesIn(elementSnippet(figure(), 'sha384-abc'), 'script');
  expect(script).toEqual({
    type: 'module',
    src: `${kSite}collision-playground.js`,
    integrity: 'sha384-abc',
    crossorigin: 'anonymous',
  });
});

test('an edited scene is a link, and has no poster', () => {
  const html = elementSnippet(figure(linked), null);
  expect(attributesIn(html, 'collision-playground')).toMatchObject({ scene: kCode });
  expect(html).not.toContain('<img');
  expect(frameAddress(figure(linked))).toBe(`${kSite}embed/?ui=min#${kCode}`);
  expect(pageAddress(figure({ ...linked, wordsLang: 'ko' }))).toBe(`${kSite}ko/play/#${kCode}`);
  expect(posterAddress(figure(linked))).toBeNull();
  expect(oembedAddress(figure(linked))).toBeNull();
  expect(markdownSnippet(figure(linked))).toContain('](collision-playground.png)](');
});

test('a scene too large for a link is a file, which only the element can load', () => {
  const large = figure(tooLarge);
  expect(attributesIn(elementSnippet(large, null), 'collision-playground')).toMatchObject({
    src: 'scene.json',
  });
  expect(iframeSnippet(large)).toBeNull();
  expect(markdownSnippet(large)).toBeNull();
  expect(penOf(large)).toBeNull();
  expect(oembedAddress(large)).toBeNull();
});

test('a preset has a page in both languages, each with oEmbed', () => {
  expect(pageAddress(figure())).toBe(`${kSite}p/edge-edge/`);
  expect(oembedAddress(figure({ wordsLang: 'ko' }))).toBe(`${kSite}ko/p/edge-edge/oembed.json`);
});

test('the link of a figure opens its page with the chosen row', () => {
  expect(visitAddress(figure(), null)).toBe(`${kSite}p/edge-edge/`);
  expect(visitAddress(figure({ wordsLang: 'ko' }), 7)).toBe(`${kSite}ko/p/edge-edge/?step=7`);
  expect(visitAddress(figure(linked), 7)).toBe(`${kSite}play/?step=7#${kCode}`);
  expect(visitAddress(figure(tooLarge), 7)).toBeNull();
});

test('picture and reason fit 768 × 430, and are higher where they are narrow', () => {
  const { style } = attributesIn(iframeSnippet(figure({ ui: 'reason' })) ?? '', 'iframe') ?? {};
  expect(style).toBe('width:100%;max-width:768px;height:clamp(430px,1000px - 75vw,640px);border:0');
});

test('only the full UI may write to the clipboard from an iframe', () => {
  const allowOf = (ui: 'min' | 'full') =>
    attributesIn(iframeSnippet(figure({ ui })) ?? '', 'iframe')?.['allow'];
  expect(allowOf('min')).toBeUndefined();
  expect(allowOf('full')).toBe('clipboard-write');
});

test('any figure’s element has its settings', () => {
  fc.assert(
    fc.property(anyFigure, (any) => {
      const html = elementSnippet(any, null);
      const told = { ...any.source, ...Object.fromEntries(settingsOf(any)) };
      expect(attributesIn(html, 'collision-playground')).toMatchObject(told);
      const [, verdict] = /<p lang="\w\w" style="[^"]*">([^<]*)<\/p>/.exec(html) ?? [];
      expect(textOf(verdict ?? '')).toBe(any.verdict);
      expect(html.match(/<\/?[a-z-]+/g)?.filter((tag) => tag !== '<img')).toEqual([
        '<script',
        '</script',
        '<collision-playground',
        '<p',
        '</p',
        '</collision-playground',
      ]);
    }),
  );
});

test('any figure’s iframe has its settings', () => {
  fc.assert(
    fc.property(anyFigure, (any) => {
      const html = iframeSnippet(any);
      if (html === null) return;
      const frame = attributesIn(html, 'iframe');
      expect(frame).toMatchObject({
        title: `${any.title}. ${any.verdict}`,
        sandbox: 'allow-scripts allow-popups allow-popups-to-escape-sandbox',
        loading: 'lazy',
      });
      const { searchParams, hash } = new URL(frame?.['src'] ?? '');
      const scene = 'preset' in any.source ? { preset: any.source.preset } : {};
      const told = { ...scene, ...Object.fromEntries(settingsOf(any)) };
      expect(Object.fromEntries(searchParams)).toEqual(told);
      expect(hash).toBe('scene' in any.source ? `#${any.source.scene}` : '');
    }),
  );
});

test('any figure’s Markdown is one picture that links to its page', () => {
  fc.assert(
    fc.property(anyFigure, (any) => {
      const markdown = markdownSnippet(any);
      if (markdown === null) return;
      const address = '(?:<([^<>]*)>|([^()<>\\s]*))';
      const form = new RegExp(
        `^\\[!\\[((?:[^\\\\[\\]\\n]|\\\\.)*)\\]\\(${address}\\)\\]\\(${address}\\)\\n$`,
      );
      const [, alt, , , bracketed, bare] = form.exec(markdown) ?? [];
      expect(alt?.replace(/\\(.)/g, '$1')).toBe(any.verdict.replace(/\s+/g, ' '));
      expect(bracketed ?? bare).toBe(pageAddress(any));
    }),
  );
});

test('any figure’s pen contains the element and the bundle', () => {
  fc.assert(
    fc.property(anyFigure, (any) => {
      const pen = penOf(any);
      if (pen === null) return;
      const told = { ...any.source, ...Object.fromEntries(settingsOf(any)), site: any.site };
      expect(attributesIn(pen.html, 'collision-playground')).toEqual(told);
      expect(JSON.parse(/^import (".*");\n$/.exec(pen.js)?.[1] ?? '')).toBe(
        `${any.site}collision-playground.js`,
      );
      expect(pen).toMatchObject({ title: any.title, editors: '100' });
    }),
  );
});
