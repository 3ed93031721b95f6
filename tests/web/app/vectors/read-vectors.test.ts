// The attribute `vectors`: what is read, and what is said of a text that is none.
import { expect, test } from 'vitest';
import { readVectors } from '../../../../web/app/vectors/read-vectors.ts';

const plain = { from: [0, 0, 0], to: [1, 2, -3e5] };
const read = (value: unknown) => readVectors(JSON.stringify(value));

test('a list of vectors is read as it is written', () => {
  const all = [plain, { ...plain, name: '−d', color: 'gap', dashed: true }];
  expect(read(all)).toEqual(all);
  expect(read([])).toEqual([]);
  expect(read(Array(100).fill(plain))).toHaveLength(100);
});

test.each([
  ['text', '{', /^a list of at most 100 vectors, such as \[\{"from"/],
  ['an object', JSON.stringify(plain), /^a list of at most 100/],
  ['too many', JSON.stringify(Array(101).fill(plain)), /^a list of at most 100/],
  ['a number', '[1]', /its 0 must be an object with from and to$/],
  ['no end', '[{"from": [0, 0, 0]}]', /its 0\.to must be three finite numbers$/],
  ['two numbers', '[{"from": [0, 0], "to": [0, 0, 0]}]', /its 0\.from\.2 must be a finite number/],
  ['four numbers', '[{"from": [0, 0, 0, 0], "to": [0, 0, 0]}]', /its 0\.from\.3 must be absent/],
  ['no number', '[{"from": [0, "1", 0], "to": [0, 0, 0]}]', /its 0\.from\.1 must be a finite/],
  ['infinite', '[{"from": [0, 1e999, 0], "to": [0, 0, 0]}]', /its 0\.from\.1 must be a finite/],
  [
    'a long name',
    `[{"from": [0,0,0], "to": [0,0,0], "name": "${'n'.repeat(21)}"}]`,
    /its 0\.name must be a text of at most 20/,
  ],
  [
    'lines in a name',
    '[{"from": [0,0,0], "to": [0,0,0], "name": "a\\nb"}]',
    /its 0\.name must be a text/,
  ],
  [
    'a color',
    '[{"from": [0,0,0], "to": [0,0,0], "color": "red"}]',
    /its 0\.color must be one of ink, a, b, gap$/,
  ],
  [
    'a word for a flag',
    '[{"from": [0,0,0], "to": [0,0,0], "dashed": 1}]',
    /its 0\.dashed must be true or false$/,
  ],
  [
    'an unknown field',
    '[{"from": [0,0,0], "to": [0,0,0], "width": 2}]',
    /its 0\.width must be absent$/,
  ],
])('%s', (_, text, expected) => {
  expect(readVectors(text)).toMatch(expected);
});
