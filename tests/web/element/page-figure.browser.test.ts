// What the playground and the page for frames have in common, in a page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyParameters, followLanguage, followTheme } from '../../../web/element/page-figure.ts';

let figure: HTMLElement;
const { documentElement } = document;
beforeEach(() => {
  figure = document.createElement('div');
});
afterEach(() => {
  documentElement.lang = 'en';
  documentElement.style.colorScheme = '';
  localStorage.clear();
  sessionStorage.clear();
});

test('parameters are attributes of the same names, and others are not', () => {
  const address =
    'preset=ray-triangle&ui=min&step=3&axis=B.x&camera=top&onclick=1&readonly&src=a.json' +
    '&site=javascript:alert(1)&autosave&linked&style=all:unset';
  applyParameters(figure, new URLSearchParams(address));
  const found = figure.getAttributeNames().sort();
  expect(found).toEqual(['axis', 'camera', 'preset', 'readonly', 'src', 'step', 'ui']);
  expect(figure.getAttribute('preset')).toBe('ray-triangle');
});

test('readonly may be off, and a theme is that of the page', () => {
  applyParameters(figure, new URLSearchParams('readonly=0&theme=dark'));
  expect(figure.hasAttribute('readonly')).toBe(false);
  expect(documentElement.style.colorScheme).toBe('dark');
});

test.each([
  ['data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>', null],
  ['https://example.org/x.png', null],
  ['//example.org/x.png', null],
  ['elsewhere/x.png', null],
  ['own/../elsewhere/x.png', null],
  ['http://[', null],
  ['own/posters/edge-edge.light.webp', 'own/posters/edge-edge.light.webp'],
  ['', ''],
])('the poster %s is one of the site, or none', (poster, shown) => {
  figure.setAttribute('site', new URL('own/', location.href).href);
  applyParameters(figure, new URLSearchParams({ poster }));
  expect(figure.getAttribute('poster')).toBe(shown);
});

test('the language of the page follows that of the figure', async () => {
  figure.setAttribute('lang', 'ko');
  followLanguage(figure);
  expect(documentElement.lang).toBe('ko');
  figure.setAttribute('lang', 'en');
  await vi.waitUntil(() => documentElement.lang === 'en');
  figure.setAttribute('lang', 'ko-KR');
  await vi.waitUntil(() => documentElement.lang === 'ko');
});

test('the title of the page is that of its language', async () => {
  const before = document.title;
  const links = ['en', 'ko'].map((hreflang) =>
    Object.assign(document.createElement('link'), { hreflang, title: `Title: ${hreflang}` }),
  );
  document.head.append(...links);
  figure.setAttribute('lang', 'ko');
  followLanguage(figure);
  expect(document.title).toBe('Title: ko');
  figure.setAttribute('lang', 'en');
  await vi.waitUntil(() => document.title === 'Title: en');
  for (const link of links) link.remove();
  document.title = before;
});

test('the theme is the one chosen on any page, and what is chosen here is kept', async () => {
  localStorage.setItem('collision-playground:theme', 'dark');
  followTheme(figure);
  expect(figure.getAttribute('theme')).toBe('dark');
  expect(documentElement.style.colorScheme).toBe('dark');
  figure.setAttribute('theme', 'light');
  await vi.waitUntil(() => documentElement.style.colorScheme === 'light');
  expect(localStorage.getItem('collision-playground:theme')).toBe('light');
});

test('a theme of the address is shown, and changes nothing of what was chosen', () => {
  localStorage.setItem('collision-playground:theme', 'dark');
  applyParameters(figure, new URLSearchParams('theme=light'));
  followTheme(figure);
  expect(figure.getAttribute('theme')).toBe('light');
  expect(localStorage.getItem('collision-playground:theme')).toBe('dark');
});

test('a theme chosen in another tab is followed, and one chosen since the page was left', async () => {
  followTheme(figure);
  const key = 'collision-playground:theme';
  localStorage.setItem(key, 'dark');
  dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(figure.getAttribute('theme')).not.toBe('dark');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(figure.getAttribute('theme')).toBe('dark');
  localStorage.setItem(key, 'light');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(figure.getAttribute('theme')).toBe('dark');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(figure.getAttribute('theme')).toBe('light');
  await vi.waitUntil(() => documentElement.style.colorScheme === 'light');
});
