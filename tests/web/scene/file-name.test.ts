import { expect, test } from 'vitest';
import { fileName } from '../../../web/scene/file-name.ts';

test.each([
  ['Two boxes', 'edge-edge', 'Two boxes.png'],
  ['두 상자의 모서리', null, '두 상자의 모서리.png'],
  [undefined, 'edge-edge', 'edge-edge.png'],
  [undefined, null, 'collision-playground.png'],
  ['../../etc/passwd', null, 'etc passwd.png'],
  ['A: "x" <y> | z?*', null, 'A x y z.png'],
  ['gnp.\u202eexe', null, 'gnp.exe.png'],
  [' . hidden . ', null, 'hidden.png'],
  ['con', 'edge-edge', 'edge-edge.png'],
  ['*', null, 'collision-playground.png'],
  ['\u1112\u1161\u11ab', null, '한.png'],
])('%s is saved as a file that every system takes', (title, preset, name) => {
  expect(fileName(title, preset, 'png')).toBe(name);
});

test('a long title is cut, by whole characters', () => {
  expect(fileName('한'.repeat(90), null, 'svg')).toBe(`${'한'.repeat(80)}.svg`);
});
