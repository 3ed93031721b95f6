// The addresses at which the judge opens with a method's code.
import { expect, test } from 'vitest';
import { judgeAddress } from '../../../../web/panel/methods/judge-links.ts';

test.each([
  ['en', 'https://a.b/c/bench/?pair=obb-obb&method=gjk'],
  ['ko', 'https://a.b/c/ko/bench/?pair=obb-obb&method=gjk'],
] as const)('in %s', (lang, address) => {
  expect(judgeAddress('https://a.b/c/', lang, { a: 'obb', b: 'obb' }, 'gjk')).toBe(address);
});
