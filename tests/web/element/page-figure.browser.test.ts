// What the playground and the page for frames have in common, in a page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyParameters, followLanguage } from '../../../web/element/page-figure.ts';

let figure: HTMLElement;
const { documentElement } = document;
beforeEach(() => {
  figure = document.createElement('div');
});
afterEach(() => {
  documentElement.lang = 'en';
  documentElement.style.colorScheme = '';
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

test('the language of the page follows that of the figure', async () => {
  figure.setAttribute('lang', 'ko');
  followLanguage(figure);
  expect(documentElement.lang).toBe('ko');
  figure.setAttribute('lang', 'en');
  await vi.waitUntil(() => documentElement.lang === 'en');
  figure.setAttribute('lang', 'ko-KR');
  await vi.waitUntil(() => documentElement.lang === 'ko');
});
