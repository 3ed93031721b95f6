// Links from when the root of the site was the playground.
import { expect, test } from 'vitest';
import { kAttributes } from '../../../web/app/attributes.ts';
import { forwardAddress, kFigureParameters } from '../../../web/pages/home/forward.ts';

const kSite = 'https://example.org/some/folder/';

test.each([
  ['#1abc-DEF_9', 'play/#1abc-DEF_9'],
  ['#9abc', 'play/#9abc'],
  ['?preset=ray-obb', 'play/?preset=ray-obb'],
  ['?step=7#1abc', 'play/?step=7#1abc'],
  ['ko/#1abc', 'ko/play/#1abc'],
  ['ko/?theme=dark&ui=min', 'ko/play/?theme=dark&ui=min'],
  ['?lang=ko&utm=x', 'play/?lang=ko&utm=x'],
  ['index.html?preset=a%20b', 'play/?preset=a%20b'],
])('%s leads on to %s', (from, to) => {
  expect(forwardAddress(kSite + from)).toBe(kSite + to);
});

test.each(['', 'ko/', '#lessons', '?utm_source=x', 'ko/?q=preset#main', '#'])(
  '%j is the home page',
  (from) => {
    expect(forwardAddress(kSite + from)).toBeNull();
  },
);

test.each(kFigureParameters)('%s leads on, and the playground still takes it', (name) => {
  expect(forwardAddress(`${kSite}?${name}=1`)).toBe(`${kSite}play/?${name}=1`);
  expect(kAttributes).toContain(name);
});
