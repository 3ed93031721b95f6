import { expect, test } from 'vitest';
import { apart, plot } from '../../bench/peers/plot.ts';
import { logScale } from '../../bench/svg.ts';
import { smallResult } from './support/small-result.ts';

test('a logarithmic scale goes from a power of ten to the next ones', () => {
  const scale = logScale([2, 300], 0, 300);
  expect(scale.powers).toEqual([1, 10, 100, 1000]);
  expect([1, 10, 1000].map((value) => scale.at(value))).toEqual([0, 100, 300]);
  expect(logScale([10, 10], 0, 1).powers).toEqual([10, 100]);
});

test('names that would overlap are moved apart, in their order', () => {
  const labels = [
    { x: 9, y: 105, content: 'second' },
    { x: 9, y: 100, content: 'first' },
    { x: 9, y: 200, content: 'third' },
    { x: 5, y: 105, content: 'elsewhere' },
  ];
  expect(apart(labels)).toEqual([
    { x: 9, y: 100, content: 'first' },
    { x: 9, y: 116, content: 'second' },
    { x: 5, y: 105, content: 'elsewhere' },
    { x: 9, y: 200, content: 'third' },
  ]);
});

test('each time is a bar or a line, with the name of its library', () => {
  const svg = plot(smallResult);
  expect(svg.match(/<polyline /g)).toHaveLength(1);
  expect(svg.match(/<circle /g)).toHaveLength(1);
  // two bars and two squares of the legend
  expect(svg.match(/<rect /g)).toHaveLength(4);
  expect(svg).toContain('>Other</text>');
  expect(svg).not.toContain('NaN');
});

test('without worlds there are bars alone', () => {
  const libraries = smallResult.libraries.map((library) => ({ ...library, worlds: {} }));
  expect(plot({ ...smallResult, libraries })).not.toContain('<polyline');
});

test('text is escaped', () => {
  const libraries = smallResult.libraries.map((library) => ({ ...library, title: 'a < b & c' }));
  expect(plot({ ...smallResult, libraries })).toContain('a &lt; b &amp; c');
});
