import { parse, serialize } from 'parse5';
import { expect, test } from 'vitest';
import {
  attributeOf,
  elementIn,
  elementOf,
  elementsOf,
  removeAttributes,
  replace,
  setAttributes,
  setText,
  textOf,
} from '../../../tools/site/document.ts';

const read = () =>
  parse(
    '<!doctype html><html><head><title>a &amp; b</title></head><body><p id="x">1</p></body></html>',
  );

test('elements are found by name and attributes', () => {
  const document = read();
  expect(elementsOf(document).map(({ tagName }) => tagName)).toEqual([
    'html',
    'head',
    'title',
    'body',
    'p',
  ]);
  expect(textOf(elementIn(document, 'title'))).toBe('a & b');
  expect(attributeOf(elementIn(document, 'p', { id: 'x' }), 'id')).toBe('x');
  expect(() => elementIn(document, 'p', { id: 'y' })).toThrow(
    'web/play/index.html has no <p id="y">',
  );
});

test('what is changed is escaped as it is written', () => {
  const document = read();
  const p = elementIn(document, 'p');
  setAttributes(p, { title: '"<&' });
  removeAttributes(p, 'id');
  setText(p, '<b>');
  expect(serialize(p)).toBe('&lt;b&gt;');
  expect(serialize(document)).toContain('<p title="&quot;&lt;&amp;">&lt;b&gt;</p>');
});

test('an element gives its place to others, in their order', () => {
  const document = read();
  replace(elementIn(document, 'p'), [elementOf('i', {}), elementOf('b', { id: 'z' })]);
  expect(serialize(elementIn(document, 'body')).replace(/\s/g, '')).toBe('<i></i><bid="z"></b>');
});
