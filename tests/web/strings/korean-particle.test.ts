import { expect, test } from 'vitest';
import { loadStrings } from '../../../web/strings/index.ts';
import { particleAfter } from '../../../web/strings/korean-particle.ts';
import { format } from '../../../web/strings/text.ts';

test.each([
  ['A', '를', 'A를'],
  ['L', '를', 'L을'],
  ['n', '은', 'n은'],
  ['벽', '를', '벽을'],
  ['공', '가', '공이'],
  ['상자', '은', '상자는'],
  ['상자 3', '와', '상자 3과'],
  ['상자 2', '과', '상자 2와'],
  ['A7', '으로', 'A7로'],
  ['A6', '로', 'A6으로'],
  ['길', '으로', '길로'],
  ['벽', '로', '벽으로'],
  ['Cat', '를', 'Cat을(를)'],
  ['(2, 1, 0)', '는', '(2, 1, 0)은'],
  ['‘상자’', '을', '‘상자’를'],
  ['→', '은', '→은(는)'],
  ['', '이', '이(가)'],
  ['A', '의', 'A의'],
])('%s with %s reads %s', (value, particle, text) => {
  expect(value + particleAfter(value, particle)).toBe(text);
});

test('a placeholder may be a particle alone', async () => {
  await loadStrings('ko');
  const template = '*{b}*{b:를} 지나는 직선';
  expect(format(template, { b: 'B' })).toBe('*B*를 지나는 직선');
  expect(format(template, { b: 'L' })).toBe('*L*을 지나는 직선');
  expect(format(template, {})).toBe(template);
});
